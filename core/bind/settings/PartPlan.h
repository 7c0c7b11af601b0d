#pragma once

#include "core/base/Error.h"
#include "core/base/Types.h"
#include "core/scene/Scene.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// What a bind does with a part, or with one of its shells.
enum class PartBinding {
    Smooth,   ///< its vertices get the weights that the solver gives them, also where it moves nearly as one
    Rigid,    ///< follows one joint alone and takes no room in the volume
    CopySkin, ///< takes no room; each vertex moves like the solved surface nearest to it
    LimitJoints, ///< solved, but only some joints may carry its weight
    Skip         ///< takes no room and keeps the weights that it came with
};

/// How a part is bound. What no rule names is bound smoothly, or made rigid where it moves nearly as one
/// (findRigidShells). A rule for a shell goes before one for its part.
struct PartRule {
    std::string part; ///< name of its mesh
    int shell = 0;    ///< 1, 2, ... in the order of the polygons (surfaceShells); 0: the whole part
    PartBinding binding = PartBinding::Smooth;
    std::vector<std::string> joints; ///< Rigid: the one; LimitJoints: those that may carry weight; else none
    /// Smooth, LimitJoints: key of the solver that makes its weights; empty: the settings' one. Else empty.
    std::string solver = std::string();

    bool operator==(const PartRule&) const = default;
};

/// "Body", or for its third shell "Body#3".
std::string shellName(const std::string& part, int shell);
std::string ruleName(const PartRule& rule);

/// The same rules, all with the settings' solver: what of them decides which voxels there are.
std::vector<PartRule> withoutSolvers(std::vector<PartRule> rules);

/// A part, or some of its shells, that a rule takes out of the ordinary way.
struct PartOverride {
    std::size_t part = 0;
    int shell = 0; ///< as in PartRule
    PartBinding binding = PartBinding::Smooth;
    std::vector<std::int32_t> joints;    ///< of its rule
    std::vector<std::uint32_t> vertices; ///< of the part, ascending

    /// Whether it takes no room in the volume.
    bool excluded() const { return binding != PartBinding::Smooth && binding != PartBinding::LimitJoints; }
};

/// What the rules of a bind say of a scene's parts.
struct PartPlan {
    std::vector<PartOverride> pieces;        ///< those not simply solved, in the order of their rules
    std::vector<std::vector<bool>> excluded; ///< #parts: flags of the vertices that take no room; empty: none
    std::vector<bool> whollyExcluded;        ///< #parts: no vertex takes room
    std::vector<bool> named;                 ///< #parts: a rule names it or a shell of it
    std::vector<std::vector<bool>> ruledSmooth;    ///< #parts: flags of the vertices that a rule asks to be
                                                   ///< solved (Smooth, LimitJoints); empty: none
    std::vector<std::vector<std::int32_t>> ruleOf; ///< #parts: number of the rule that holds for each vertex,
                                                   ///< kNone: none does; empty: none names the part

    bool isExcluded(std::size_t part, std::uint32_t vertex) const {
        return !excluded[part].empty() && excluded[part][vertex];
    }
    /// The rule that holds for a vertex, or kNone.
    std::int32_t ruleAt(std::size_t part, std::uint32_t vertex) const {
        return ruleOf[part].empty() ? kNone : ruleOf[part][vertex];
    }
    bool isRuledSmooth(std::size_t part, std::uint32_t vertex) const {
        return !ruledSmooth[part].empty() && ruledSmooth[part][vertex];
    }
};

/// Applies rules to the scene's parts; one that names a part holds for every part of that name, the shells
/// that have rules of their own excepted. Errors: RulePartUnknown, RuleJointUnknown, AllExcluded,
/// NothingToFollow. O(#P #rules).
Expected<PartPlan> planParts(const Scene& scene, std::span<const PartRule> rules);

/// What a part is called in rules: its mesh's name, or "Part 3" where it has none.
std::string partName(const Scene& scene, std::size_t part);

} // namespace sinew

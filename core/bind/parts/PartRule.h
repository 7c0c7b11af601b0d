#pragma once

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

} // namespace sinew

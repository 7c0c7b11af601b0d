#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/parts/BindSurface.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A part or shell that follows one joint alone.
struct RigidGroup {
    std::int32_t joint = kNone;
    double meanWeight = 0.0; ///< the joint's mean weight over the group's area, as solved
    bool wholePart = false;
    bool operator==(const RigidGroup&) const = default;
};

/// What of the solved surface follows one joint alone, as it moves nearly as one with it.
struct RigidShells {
    std::vector<RigidGroup> groups;    ///< parts first
    std::vector<std::int32_t> groupOf; ///< #G: in `groups`, or kNone. Empty where there are no groups

    /// The group of a welded vertex; nothing where it keeps the weights that were solved.
    std::optional<RigidGroup> at(std::uint32_t weldedVertex) const;
};

/// Buttons, buckles, helmets and boots: solved smoothly they would bend a little, and what is made of metal
/// or horn must not. A group (first a whole part, then a shell) follows its middle joint, the last one down
/// the skeleton that has, with all below it, half of the group's weight (by area); between skeletons of their
/// own, none of which has half, the strongest joint. It does so when
///  - that joint itself has at least kRigidGroupFraction of it, and at least kRigidClothFraction where more
///  than
///    kLyingArea of the group's area lies on others that it is not stuck into: clothes and belts bend with
///    what they lie on, or skin shows through,
///  - vertices on at most kBendingArea of its area have more than kBendingWeight of another joint's weight: a
///    group that spans a joint bends there,
///  - and it is not nearly all there is: at most kNearlyAll of the solved area, and a shell not the only one.
/// A part that is three shells or more, none of which has half of its area, is a thing such as a backpack: it
/// needs no kRigidGroupFraction, as shell by shell it would come apart, and what it is made of is the same
/// for every skeleton. A part is a group when it shares no vertex with another solved part, and its vertices
/// are not asked again as shells. Groups stay as solved that have a vertex whose rule says Smooth or
/// LimitJoints, or in a region. `welded` #G weights as solved. None where settings.rigidShells is off. O(#G +
/// #T + influences).
RigidShells findRigidShells(const BindInput& input, const BindSurface& surface, const SkinWeights& welded,
                            const WeightingSettings& settings);

/// The same weights with all of each group's vertices following its joint. O(#G + influences).
SkinWeights makeRigid(const SkinWeights& welded, const RigidShells& rigid);

/// Names what follows one joint, part by part, with one notice for all. O(#P).
void reportRigidShells(const Scene& scene, const BindInput& input, const RigidShells& rigid,
                       BindReport& report);

constexpr double kRigidGroupFraction = 0.5;
constexpr double kRigidClothFraction = 0.8;
constexpr double kLyingArea = 0.25;
constexpr float kBendingWeight = 0.8F;
constexpr double kBendingArea = 0.05;
constexpr double kNearlyAll = 0.99;

} // namespace sinew

#pragma once

#include "core/skeleton/Skeleton.h"

#include <optional>
#include <vector>

namespace sinew {

/// The line of a limb through a joint: straight on from the joint towards its parent, and straight on towards
/// its children.
struct LimbAxis {
    Vec3 origin = Vec3::Zero();          ///< the joint, model space
    Vec3 towardsParent = Vec3::Zero();   ///< unit
    Vec3 towardsChildren = Vec3::Zero(); ///< unit
    Vec3 bisector = Vec3::Zero();        ///< unit; the way down the limb

    /// How far `position` lies down the limb, negative before the joint. Model units.
    double along(const Vec3& position) const { return (position - origin).dot(bisector); }
    /// From the nearer of both half-lines. Model units.
    double distance(const Vec3& position) const;
};

/// The axis through every joint that stands away from its parent, or else from the nearest ancestor that
/// does; none for others. Of several children the mean direction counts, of those that lead to weight (at or
/// below them, `leadsToWeight`, #J) where any does; without children the limb goes straight on. Where the
/// limb turns right back, the bisector is the way from the parent. #J; O(#J depth).
std::vector<std::optional<LimbAxis>> limbAxes(const Skeleton& skeleton,
                                              const std::vector<bool>& leadsToWeight);

} // namespace sinew

#pragma once

#include "app/picture/limbs/LimbRoles.h"

namespace sinew::picture {

/// The bone from a limb's joint k to the next one, or to the limb's tip; model space, bind pose.
Vec3 boneFrom(const Skeleton& skeleton, const Limb& limb, std::size_t k);

/// Where a limb bends: the joint between its two longest neighbouring bones, at least 1.
std::size_t hinge(const Skeleton& skeleton, const Limb& limb);

/// Axis (any length, model space) that bends joint k, not the first, further the way it is bent; where it is
/// straight, towards `otherwise`.
Vec3 hingeAxis(const Skeleton& skeleton, const Limb& limb, std::size_t k, const Vec3& otherwise);

/// Axis that curls joint k of a finger: fingers bend together, the way most of them already do beyond the
/// knuckle, which often bends back. For k = 0 the knuckle.
Vec3 curlAxis(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k);

} // namespace sinew::picture

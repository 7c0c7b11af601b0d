#pragma once

#include "core/skeleton/LimbRoles.h"
#include "core/skeleton/Pose.h"

#include <vector>

namespace sinew {

/// Axis (any length, model space) that curls joint k of a finger into the palm: curlAxis. Where the
/// fingers are nearly straight, the thumb tells on which side the palm is: some are bound a little bent back.
/// O(#J #limbs).
Vec3 fingerCurl(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k);

/// Whether its name says so: some thumbs lie beside the fingers.
bool isCalledThumb(const Skeleton& skeleton, const Limb& limb);

/// Poses at the ends of what a body does, where weights show their flaws.
enum class StressPose { ArmsUp, DeepSquat, Fist, LookBack };
constexpr int kStressPoses = 4;

/// Some joints of a pose; all others are left as they are.
struct PartialPose {
    Pose pose;                        ///< #J
    std::vector<std::int32_t> joints; ///< that it sets, ascending; empty: the skeleton has no such limbs
};

/// The pose for any skeleton, judged by the form and place of its limbs alone (LimbRoles): the upper arms
/// point up; hips and knees fold, the body lower by as much, so that feet stay on the ground; the fingers of
/// hands curl; neck and spine turn to the left. Y up, the character looking along +Z. O(#J #limbs).
PartialPose stressPose(const Skeleton& skeleton, StressPose which);

} // namespace sinew

#pragma once

#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/edit/SkeletonEdit.h"

namespace sinew {

/// How the axes of a mirrored joint lie.
enum class MirroredAxes {
    Behaviour, ///< all mirrored and reversed: the same turn moves both sides alike (Maya)
    Form       ///< y and z mirrored, x mirrored and reversed: a bone along y looks mirrored (Blender)
};

/// The axes across a plane of that unit normal.
Quat mirroredAxes(const Quat& axes, const Vec3& normal, MirroredAxes how);

/// Joints brought across the plane. A joint whose partner (by `mirror`, else by otherSideName) is there puts
/// it where its own image is; of one without partner a new joint is made, named for the other side, or with a
/// number where the name says none. It stands below the partner of its parent, or below the parent itself.
/// Joints nearer to the plane than a ten-thousandth of the skeleton's size stay alone. O(#J).
SkeletonSteps mirrorJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                           const MirrorTable& mirror, MirroredAxes how = MirroredAxes::Behaviour);

/// The skeleton made symmetric: joints of one side stand where the image of their partner is, those in the
/// middle in the plane. Axes stay. `fromPositive`: the side that the normal points to stays. `joints`: only
/// pairs with one of these; empty: all. O(#J).
SkeletonSteps symmetrise(const Skeleton& skeleton, const MirrorTable& mirror, bool fromPositive,
                         std::span<const std::int32_t> joints = {});

/// The steps with what they put elsewhere done on the other side too: partners that they do not name stand at
/// the images, with axes turned as the mirrored joints' were. For symmetric editing. Only Place is mirrored.
/// O(#J).
SkeletonSteps withOtherSide(const Skeleton& skeleton, const SkeletonSteps& steps, const MirrorTable& mirror);

} // namespace sinew

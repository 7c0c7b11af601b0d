#pragma once

#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/edit/SkeletonEdit.h"
#include "core/voxel/SparseVoxels.h"

#include <optional>
#include <vector>

namespace sinew {

/// A cut across a limb.
struct LimbSection {
    Vec3 center = Vec3::Zero(); ///< middle of the area, model space
    double width = 0.0;         ///< median of the widths through there: how thick the limb is, model units
};

/// Whether a place (model space) lies in a leaf.
bool insideVolume(const SparseVoxels& voxels, const Vec3& position);

/// The cut through a place across `along` (not zero), its middle found in a few steps of the same cut. The
/// middle is of the same limb: it is seen from the place through the volume, and no further from it than the
/// limb is thick there. Nothing outside the volume. Within half a base voxel. O(width in base voxels).
std::optional<LimbSection> limbSection(const SparseVoxels& voxels, const Vec3& position, const Vec3& along);

/// The middle of the leaf that is nearest to a place. Nothing in an empty volume. O(#leaves).
std::optional<Vec3> nearestInside(const SparseVoxels& voxels, const Vec3& position);

/// How much of a segment lies outside between places inside, model units. O(length in base voxels).
double lengthOutside(const SparseVoxels& voxels, const Segment& segment);

/// What is wrong with a joint or the bone that leads to it.
enum class JointFault {
    Outside,     ///< of the volume
    CrossesWall, ///< the bone from its parent leaves the volume between two joints inside
    ZeroLength,  ///< the bone from its parent has no length
    Asymmetric   ///< its partner stands elsewhere than its mirror image
};

struct JointFinding {
    std::int32_t joint = kNone;
    JointFault fault = JointFault::Outside;
    double amount = 0.0;          ///< how far, or how much of the bone; model units
    std::optional<Vec3> position; ///< where the mend puts the joint; none: it does not move it alone
};

/// Faults of a skeleton in a volume, by joint. Joints that control or hold the character (roleByName), and
/// joints of handles, are judged by symmetry and length alone. A joint beside the middle of its limb has no
/// fault: fingers that touch and hips have no middle of their own, and weights do without. `voxels` null:
/// what needs a volume is not judged. O(#J #leaves) at worst, mostly O(#J width).
std::vector<JointFinding> findJointFaults(const Skeleton& skeleton, const SparseVoxels* voxels,
                                          const MirrorTable& mirror);

/// What mends one of them: the joint put in the middle, its bone of no length taken away with its weight left
/// to the parent, or its partner put at its mirror image. Steps may be none.
SkeletonSteps mendOf(const Skeleton& skeleton, const JointFinding& finding, const MirrorTable& mirror);

/// Joints in the middle of the limb they are in; those below stay. Empty: all that deform. Joints outside go
/// to the middle of the nearest limb. None goes further than that limb is thick or than the longer bone at it
/// is long, nor across the middle plane, and one with a partner keeps half of its distance from that plane:
/// joints that would have to stay where they are.
SkeletonSteps centreJoints(const Skeleton& skeleton, const SparseVoxels& voxels, const MirrorTable& mirror,
                           std::span<const std::int32_t> joints = {});

} // namespace sinew

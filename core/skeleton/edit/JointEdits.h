#pragma once

#include "core/skeleton/edit/SkeletonEdit.h"

namespace sinew {

// Steps that change which joints there are. Joints are given by number and exist; names of joints that are
// made are free ones (FreeNames). All O(#J + #joints) but for the names.

/// The joint at which the bone of a joint ends: its only child, or of several the one at its tail, else the
/// one with the longest way below it; kNone: it has no child.
std::int32_t mainChild(const Skeleton& skeleton, std::int32_t joint);
/// Where the bone of a joint ends: at the main child, else at its tail; nothing: it has neither.
std::optional<Vec3> boneEnd(const Skeleton& skeleton, std::int32_t joint);

/// A joint below `parent` (kNone: a root), with its axes.
SkeletonSteps addJoint(const Skeleton& skeleton, const std::string& name, std::int32_t parent,
                       const Vec3& position);

/// A child for each joint, `offset` (model space) away, with its axes and named after it.
SkeletonSteps extrudeJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                            const Vec3& offset);

/// A joint between a joint and its parent, `fraction` of the way from the parent. Error: BoneMissing (a
/// root).
Expected<SkeletonSteps> insertJoint(const Skeleton& skeleton, std::int32_t joint, double fraction = 0.5);

/// The bone of a joint (boneEnd) in `pieces` of equal length, each a joint of its own; the joint itself is
/// the first. `divide`: the joint's weight is shared among them along the bone. Error: BoneMissing.
Expected<SkeletonSteps> splitBone(const Skeleton& skeleton, std::int32_t joint, std::size_t pieces,
                                  bool divide = true);

/// `count` joints below a joint, spread over its bone, each of which takes the weight around it: an engine
/// turns them by shares of what the bone twists. Error: BoneMissing.
Expected<SkeletonSteps> addTwistJoints(const Skeleton& skeleton, std::int32_t joint, std::size_t count);

/// What stood below them stands below the joint above, which takes their weight.
SkeletonSteps deleteJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints);

/// Joints get another parent (kNone: none) and stay where they are. Error: JointParentCycle.
Expected<SkeletonSteps> reparentJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                                       std::int32_t parent);

/// Error: JointNameTaken.
Expected<SkeletonSteps> renameJoint(const Skeleton& skeleton, std::int32_t joint, const std::string& name);

/// Copies of joints, `offset` away; a copy stands below the copy of its parent, or below its parent where
/// that is not copied.
SkeletonSteps duplicateJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                              const Vec3& offset);

} // namespace sinew

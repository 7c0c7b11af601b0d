#pragma once

#include "core/skeleton/Skeleton.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <set>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Gives out names for new joints of a skeleton, none twice.
class FreeNames {
public:
    explicit FreeNames(const Skeleton& skeleton);

    /// The name itself, or with the next free number: "tail" becomes "tail_2", "tail_2" "tail_3", "Bone.001"
    /// "Bone.002". O(log #J) mostly.
    std::string take(const std::string& wanted);
    bool has(const std::string& name) const { return m_taken.contains(name); }

private:
    std::set<std::string> m_taken;
};

/// The name with a word at its end, before the letter of its side: "arm_l" and "twist_01" give
/// "arm_twist_01_l".
std::string nameWith(const std::string& name, const std::string& word);

/// Edits that put another skeleton in the place of the one that is there: all its joints go, those of `made`
/// come as new ones. Joints of handles and cages (Joint::added) stay. O(#J log #J).
SkeletonSteps replacingSteps(const Skeleton& present, const Skeleton& made);

/// Edits that add joints one below the other at `positions` (model space, 2 or more), the first below
/// `parent` (kNone: a root), called `name` with numbers from 1, their Y axes along the chain. O(#J +
/// #places).
SkeletonSteps chainSteps(const Skeleton& present, std::int32_t parent, const std::string& name,
                         std::span<const Vec3> positions);

/// The same for chains beside each other, in one edit: each below `parent`, called `name` with the numbers of
/// the column and of the joint in it (skirt_01_02). O(#J + #places).
SkeletonSteps columnSteps(const Skeleton& present, std::int32_t parent, const std::string& name,
                          std::span<const std::vector<Vec3>> columns);

/// The joint nearest to a place, handles and cages aside; kNone without any. O(#J).
std::int32_t nearestJoint(const Skeleton& skeleton, const Vec3& position);

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
/// turns them by fractions of what the bone twists. Error: BoneMissing.
Expected<SkeletonSteps> addTwistJoints(const Skeleton& skeleton, std::int32_t joint, std::size_t count);

/// What stood below them stands below the joint above, which takes their weight.
SkeletonSteps deleteJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints);

/// Joints get another parent (kNone: none) and stay where they are. Error: JointParentCycle.
Expected<SkeletonSteps> reparentJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                                       std::int32_t parent);

/// Joints may turn within `limits`, of each joint its own; nothing frees a joint.
SkeletonSteps limitJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                          std::span<const std::optional<JointLimits>> limits);

/// Error: JointNameTaken.
Expected<SkeletonSteps> renameJoint(const Skeleton& skeleton, std::int32_t joint, const std::string& name);

/// Copies of joints, `offset` away; a copy stands below the copy of its parent, or below its parent where
/// that is not copied.
SkeletonSteps duplicateJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                              const Vec3& offset);

} // namespace sinew

#pragma once

#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <cstddef>

namespace sinew {

// Joints that engines expect beside those of an artist. Joints are given by number and exist; names of joints
// that are made are free ones. All O(#J) but for the names.

/// Joints without a child each get one where their bone ends: at their tail, or on from their parent by half
/// their own bone. A lone joint without tail gets none, and neither does one that is an end already ("_end",
/// "End").
SkeletonSteps addEndJoints(const Skeleton& skeleton);

/// A joint at the model's origin, with its axes, above all that had no parent. It takes the way over the
/// floor from the hips, where they had no parent, or else from the first that had none: height stays with
/// them; the others go their own way. No joints: no steps. Error: JointNameTaken.
Expected<SkeletonSteps> addRootJoint(const Skeleton& skeleton, const std::string& name);

constexpr std::size_t kMaxLinks = 8;

/// The bend of a joint spread over `links` joints (2 to kMaxLinks, the joint itself the last): the others
/// stand one below the other on the last quarter of the parent's bone (less where the joint's own bone is
/// shorter), with the parent's axes, and share its weight there. Clips and poses turn each by an equal share,
/// so that all below the joint turns as before. Error: BoneMissing (a root, or a joint where its parent is).
Expected<SkeletonSteps> addBoneLinks(const Skeleton& skeleton, std::int32_t joint, std::size_t links);

/// Numbers of upper and lower arms and legs.
struct LimbJoints {
    std::vector<std::int32_t> withBone;
    std::vector<std::int32_t> boneless; ///< nothing ends there or their end is where they are: not divided
};

/// By their names (humanoidBones). O(#J).
LimbJoints limbJoints(const Skeleton& skeleton);

/// Whose names joints of a human get.
enum class NameConvention { Mixamo, Unreal, Unity, Godot, Vrm, Rigify, Blender };

/// The name of a human's bone, in the words of VRM 1.0 ("leftUpperArm"), by a convention; empty: it has none.
std::string conventionName(const std::string& humanoidBone, NameConvention convention);

/// Joints whose names say a bone of a human (humanoidBones) get the convention's; the others stay, and so do
/// those whose new name one of the others has. O(#J log #J).
SkeletonSteps renameByConvention(const Skeleton& skeleton, NameConvention convention);

/// Distinct names of the joints that renameByConvention leaves without one of the convention's names, those
/// of handles aside. O(#J log #J).
std::vector<std::string> jointsWithoutName(const Skeleton& skeleton, NameConvention convention);

/// Joints renamed by a table of the user's; rows whose joint there is not, or whose `to` is empty, say
/// nothing. Error: JointNameTaken.
Expected<SkeletonSteps> renameByTable(const Skeleton& skeleton, std::span<const JointMapping> table);

} // namespace sinew

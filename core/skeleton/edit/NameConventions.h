#pragma once

#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/SkeletonEdit.h"

namespace sinew {

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

#pragma once

#include "core/io/build/BuildBind.h"

namespace sinew {

/// Converts a joint's transform in its parent from the file's frames to the scene's:
/// local' = parentSide * local * jointSide, where parentSide is the parent joint's C (or, for a root, where
/// its parent node rests) and jointSide the joint's C^-1. Keys are converted alike, exactly.
Transform convertedLocal(std::size_t joint, const Transform& local, const ImportedFile& source,
                         const JointPlan& plan, const BindPlan& bind,
                         std::span<const Transform> modelFromNode);

/// The same of where the joint's node rests.
Transform convertedRest(std::size_t joint, const ImportedFile& source, const JointPlan& plan,
                        const BindPlan& bind, std::span<const Transform> modelFromNode);

/// Clips that move a joint or a morph target. `partOfMesh`: the scene's part of every mesh of the file.
/// Notices: AnimationIgnored for what moves nodes that are no joints.
std::vector<Clip> convertClips(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                               std::span<const Transform> modelFromNode,
                               std::span<const std::int32_t> partOfMesh, Notices& notices);

} // namespace sinew

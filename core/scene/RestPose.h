#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

// A pose that becomes the rest pose (SkeletonEditKind::Rest). Joints turn with it, axes too, so clips keep
// what they say of a joint relative to its parent, and joints go through the same positions in them. Joints
// of handles and cages (Joint::added) are left out.

/// The edit, still without skins: where every joint stands in the pose. A joint's scale moves the joints
/// below it and is no part of their frames. O(#J).
SkeletonEdit restEdit(const Skeleton& skeleton, const Pose& pose);

/// Moves all that a rest edit places, skins too, and clips with them. `move`: rigid. O(#J + #P).
void moveRest(SkeletonEdit& edit, const Transform& move);

/// How much the pose of a rest edit scales about each vertex of a part: the mean of what it scales its joints
/// by, those above included, by the weights. #P, or empty: it scales nothing. `before`: with the skeleton
/// that was edited. O(#J + #P k).
std::vector<double> restScales(const Scene& before, std::size_t part, const SkeletonEdit& edit);

/// The mesh as a rest edit has it: vertices, normals and morph targets. Pixels of a picture (Mesh::pixels)
/// are left out. skin: #P; scales: restScales. O(#P + #C + offsets).
std::shared_ptr<const Mesh> withRestSkin(const Mesh& mesh, const RestSkin& skin,
                                         std::span<const double> scales);

/// A shape of such a mesh, whose offsets turn and are scaled as its vertices are. O(offsets).
MorphTarget withRestSkin(MorphTarget shape, const RestSkin& skin, std::span<const double> scales);

/// Clips after a rest edit: as they are, and a key of the rest before for what rested and had no keys.
/// O(#clips #J + keys).
std::vector<Clip> clipsAfterRest(const std::vector<Clip>& clips, const Skeleton& before,
                                 const Skeleton& after, const SkeletonEdit& edit);

/// A pose after a rest edit, in which joints stand as they did, moved as all is (SkeletonEdit::moved): the
/// pose that became the rest pose is the bind pose. O(#J).
Pose poseAfterRest(const Pose& pose, const Skeleton& before, const Skeleton& after, const SkeletonEdit& edit);

/// Meshes and clips of a scene that has the skeleton of a rest edit already. Error: RestPoseSkins, where
/// skins are of other meshes.
Expected<void> applyRest(Scene& scene, const Skeleton& before, const SkeletonEdit& edit);

} // namespace sinew

#pragma once

#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/gltf/GltfEdit.h"

#include <vector>

namespace sinew {

/// What takes a joint's inverse bind matrix to where the scene has it bound now: of every joint of the file,
/// the identity for those that stayed.
std::vector<Transform> gltfBindChanges(const PatchInput& input);

/// Moved joints' nodes stand where the scene has them at rest, keys of their animations follow, and what else
/// stands below them stays where it was. `nodeOfJoint`: of every joint; `parents`: of every node. False where
/// something that stays is animated by itself, so that no one transform keeps it in place.
bool writeMovedJoints(GltfEdit& edit, GltfFile& file, const PatchInput& input,
                      const std::vector<std::size_t>& nodeOfJoint, const std::vector<std::int32_t>& parents);

/// Translation, rotation and scale where the transform is made of them, a matrix where it is sheared. Of a
/// node that has a transform already, only what differs.
void setGltfTransform(JsonText& node, const Transform& transform);
nlohmann::ordered_json gltfTransformMembers(const Transform& transform);

} // namespace sinew

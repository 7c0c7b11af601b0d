#include "core/io/assimp/SourceIsSound.h"

#include <algorithm>
#include <functional>

namespace sinew {
namespace {

bool isIndex(std::int32_t index, std::size_t count) {
    return index >= 0 && static_cast<std::size_t>(index) < count;
}

bool isIndexOrNone(std::int32_t index, std::size_t count) {
    return index == kNone || isIndex(index, count);
}

/// Offsets of `count` runs in a list of `size` values.
bool areOffsets(const std::vector<std::uint32_t>& offsets, std::size_t size) {
    return !offsets.empty() && offsets.front() == 0 && offsets.back() == size &&
           std::ranges::is_sorted(offsets);
}

bool isSound(const MorphTarget& shape, std::size_t vertexCount) {
    return shape.vertices.size() == shape.offsets.size() &&
           std::ranges::adjacent_find(shape.vertices, std::greater_equal()) == shape.vertices.end() &&
           (shape.vertices.empty() || shape.vertices.back() < vertexCount);
}

bool isSound(const Mesh& mesh) {
    return areOffsets(mesh.polygonOffsets, mesh.corners.size()) &&
           std::ranges::all_of(mesh.morphTargets,
                               [&](const MorphTarget& shape) { return isSound(shape, mesh.vertexCount()); });
}

bool isSound(const ImportedMesh& source, std::size_t nodeCount) {
    const std::vector<std::uint32_t>& offsets = source.influences.offsets;
    const std::vector<Influence>& values = source.influences.values;
    const bool skinFits =
        areOffsets(offsets, values.size()) &&
        (offsets.size() == source.mesh.vertexCount() + 1 || (source.joints.empty() && values.empty()));
    return skinFits && isSound(source.mesh) && isIndex(source.node, nodeCount) &&
           (source.smoothing.groups.empty() ||
            source.smoothing.groups.size() == source.mesh.polygonCount()) &&
           std::ranges::all_of(
               source.joints,
               [&](const ImportedSkinJoint& joint) { return isIndex(joint.node, nodeCount); }) &&
           std::ranges::all_of(values, [&](const Influence& influence) {
               return isIndex(influence.joint, source.joints.size());
           });
}

bool isSound(const Material& material, std::size_t textureCount) {
    return std::ranges::all_of(
        kTextureSlots, [&](TextureSlot slot) { return isIndexOrNone(material.texture(slot), textureCount); });
}

bool isSound(const ImportedClip& clip, const ImportedFile& scene) {
    return std::ranges::all_of(
               clip.tracks,
               [&](const ImportedTrack& track) { return isIndex(track.node, scene.nodes.size()); }) &&
           std::ranges::all_of(clip.morphTracks, [&](const ImportedMorphTrack& track) {
               return track.mesh < scene.meshes.size() &&
                      track.shape < scene.meshes[track.mesh].mesh.morphTargets.size();
           });
}

} // namespace

bool sourceIsSound(const ImportedFile& scene) {
    const std::size_t nodes = scene.nodes.size();
    const std::size_t textures = scene.textures.size();
    return std::ranges::all_of(scene.nodes,
                               [&](const ImportedNode& node) { return isIndexOrNone(node.parent, nodes); }) &&
           std::ranges::all_of(scene.meshes,
                               [&](const ImportedMesh& mesh) { return isSound(mesh, nodes); }) &&
           std::ranges::all_of(scene.materials,
                               [&](const Material& material) { return isSound(material, textures); }) &&
           std::ranges::all_of(
               scene.textures,
               [&](const Texture& texture) { return isIndexOrNone(texture.fallback, textures); }) &&
           std::ranges::all_of(scene.clips, [&](const ImportedClip& clip) { return isSound(clip, scene); });
}

} // namespace sinew

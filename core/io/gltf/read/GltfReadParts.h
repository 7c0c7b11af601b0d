#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>

namespace sinew {

// What ReadGltf puts together: meshes, materials and clips of a glTF file.

/// Animations that move nodes and morph targets; the meshes of `source` must be there. Steps become two keys
/// close together, cubic splines keys 1/30 s apart.
void readGltfClips(GltfFile& file, ImportedFile& source);

/// Where the textures of a material look on the UVs of a mesh (KHR_texture_transform).
struct GltfUvTransform {
    std::size_t set = 0; ///< of UVs
    Eigen::Matrix2f linear = Eigen::Matrix2f::Identity();
    Vec2f offset = Vec2f::Zero();

    /// A coordinate as the file stores it, v downwards.
    Vec2f operator*(const Vec2f& uv) const { return linear * uv + offset; }
    bool operator==(const GltfUvTransform&) const = default;
};

/// The transform that all of a material's textures share, to be put into the UVs of what it is on: quantized
/// files move their UVs back in place with it. Nothing when no texture has one, or when they differ: then
/// each stays with its texture.
std::optional<GltfUvTransform> sharedUvTransform(const Json& material);

/// Pictures of the file, one texture for each image, and the materials that name them.
void readGltfMaterials(GltfFile& file, ImportedFile& source);

/// The image that the texture reference `key` of `holder` leads to: where the texture has one of a kind that
/// an extension brings, that one, with the plain one for programs that do not know the kind. kNone without
/// one.
std::int32_t gltfImageOf(GltfFile& file, const Json& holder, const char* key, ImportedFile& source);

/// What a file says of an avatar: springs and constraints of any glTF file, and what a VRM of either version
/// says besides. Nothing: none of that. Nodes, meshes and materials of `source` must have been read. Entries
/// that break their schema are left out. Notices: AvatarEntriesIgnored. `name`: the file.
std::optional<ImportedAvatar> readVrmAvatar(GltfFile& file, const ImportedFile& source,
                                            const std::string& name, Notices& notices);

/// Where a primitive's vertices stand in the mesh.
struct GltfVertexRange {
    std::uint32_t first = 0;
    std::size_t count = 0;
};

/// Adds what a primitive's indices draw in a mode of the format (4 triangles, 5 strip, 6 fan). Lines and
/// points become polygons of too few corners, so that they are counted where all formats' are; indices
/// beyond the vertices become UINT32_MAX.
void addGltfPolygons(Mesh& mesh, std::span<const std::uint32_t> indices, double mode,
                     const GltfVertexRange& vertices);

/// All primitives of meshes[index] as one mesh in its own space, with the influences of every vertex (joints
/// as the primitives number them). Lines and points come as polygons with too few corners.
ImportedMesh readGltfMesh(GltfFile& file, std::size_t index);

/// Where the vertices of each primitive of meshes[index] stand in what readGltfMesh makes of it.
std::vector<GltfVertexRange> gltfVertexRanges(GltfFile& file, std::size_t index);

/// The name that a mesh's morph target goes by: that in `names`, the "targetNames" of the mesh's extras, else
/// one of its number.
std::string gltfTargetName(const Json& names, std::size_t target);

/// Triangles the mesh claims to have, without reading them.
std::size_t countGltfTriangles(GltfFile& file, std::size_t index);

} // namespace sinew

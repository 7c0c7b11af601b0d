#pragma once

#include "core/base/Types.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

#include <optional>

namespace sinew {

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

} // namespace sinew

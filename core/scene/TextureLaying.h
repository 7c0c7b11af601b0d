#pragma once

#include "core/base/Types.h"

#include <cstddef>

namespace sinew {

/// What a texture shows beyond its edges. The numbers are OpenGL's.
enum class TextureWrap { Repeat = 10497, Clamp = 33071, Mirror = 33648 };

/// How the pixels of a texture are mixed. The numbers are OpenGL's; Any leaves it to the program that draws.
enum class TextureFilter {
    Any = 0,
    Nearest = 9728,
    Linear = 9729,
    NearestMipNearest = 9984,
    LinearMipNearest = 9985,
    NearestMipLinear = 9986,
    LinearMipLinear = 9987
};

/// Where a texture looks on UVs, v upwards: offset + turned(scale * uv).
struct UvTransform {
    Eigen::Vector2d offset = Eigen::Vector2d::Zero();
    double rotation = 0.0; ///< radians, counterclockwise
    Eigen::Vector2d scale = Eigen::Vector2d::Ones();

    bool operator==(const UvTransform&) const = default;
};

/// How a material lays one of its textures onto a mesh.
struct TextureLaying {
    std::size_t uvSet = 0; ///< of the mesh
    TextureWrap wrapU = TextureWrap::Repeat;
    TextureWrap wrapV = TextureWrap::Repeat;
    TextureFilter magFilter = TextureFilter::Any; ///< Any, Nearest or Linear
    TextureFilter minFilter = TextureFilter::Any;
    UvTransform transform;

    bool operator==(const TextureLaying&) const = default;
};

} // namespace sinew

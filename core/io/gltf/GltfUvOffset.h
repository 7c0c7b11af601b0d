#pragma once

#include "core/scene/Scene.h"

#include <cmath>

namespace sinew {

/// KHR_texture_transform counts v downwards and its angle the other way round: rotation and scale are the
/// same numbers, the offset is another one.
inline Eigen::Vector2d uvOffsetFromGltf(const UvTransform& stated) {
    const double v = stated.scale.y();
    return {stated.offset.x() + std::sin(stated.rotation) * v,
            1.0 - stated.offset.y() - std::cos(stated.rotation) * v};
}

inline Eigen::Vector2d uvOffsetToGltf(const UvTransform& transform) {
    const double v = transform.scale.y();
    return {transform.offset.x() - std::sin(transform.rotation) * v,
            1.0 - transform.offset.y() - std::cos(transform.rotation) * v};
}

} // namespace sinew

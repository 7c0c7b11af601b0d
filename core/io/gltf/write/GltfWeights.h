#pragma once

#include "core/io/gltf/write/GltfBuffer.h"
#include "core/weights/SkinWeights.h"

namespace sinew {

/// Most influences a vertex can have in a written file: two sets of four.
constexpr std::size_t kGltfInfluences = 8;

/// Writes joints and weights of the given vertices, one or two sets as the most influenced vertex of the
/// whole part asks, and names them among a primitive's `attributes`. Every vertex's weights sum to 1 within a
/// float's rounding.
void addGltfWeights(GltfBuffer& buffer, const SkinWeights& weights,
                    const std::vector<std::uint32_t>& vertices, std::size_t jointCount,
                    nlohmann::json& attributes);

} // namespace sinew

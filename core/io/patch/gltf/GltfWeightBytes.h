#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// The accessors of a glTF file that are weights of vertices and nothing else.
std::set<std::size_t> gltfWeightAccessors(const Json& root);

/// Where in a GLB's buffer the values of such an accessor are no finite numbers. None where the values lie
/// elsewhere or are packed, and where the bytes belong to something else too. O(values * accessors).
std::vector<std::size_t> gltfBadWeights(const Json& root, std::size_t accessor, std::string_view buffer);

/// The number types in which a primitive keeps one set of influences, as glTF numbers them: joints 5121
/// (bytes) or 5123 (shorts); weights 5121, 5123 or 5126 (floats), whole numbers as shares of their largest.
struct GltfInfluenceTypes {
    int joints = 5121;
    int weights = 5126;
};

/// Influences of vertices in sets of four, as accessors keep them.
struct GltfInfluenceSet {
    std::string joints;  ///< #V x 4
    std::string weights; ///< #V x 4
};

/// Whole numbers near `weights` (largest first, of sum 1) times `total`, whose sum is `total`. What is lost
/// in rounding down goes to those that lost most, of equals to the first.
std::vector<std::uint32_t> wholeShares(std::span<const float> weights, std::uint32_t total);

/// The influences of `vertices` in `sets` sets. Joints are indices into the skin; every vertex has at most
/// 4 * sets. Weights sum to 1: exactly where they are whole numbers, within a float's rounding else. A place
/// without weight names joint 0.
std::vector<GltfInfluenceSet> gltfInfluences(const std::vector<std::vector<Influence>>& vertices,
                                             std::size_t sets, const GltfInfluenceTypes& types);

} // namespace sinew

#pragma once

#include "core/io/gltf/read/GltfFile.h"

#include <set>
#include <string_view>
#include <vector>

namespace sinew {

/// The accessors of a glTF file that are weights of vertices and nothing else.
std::set<std::size_t> gltfWeightAccessors(const Json& root);

/// Where in a GLB's buffer the values of such an accessor are no finite numbers. None where the values lie
/// elsewhere or are packed, and where the bytes belong to something else too. O(values * accessors).
std::vector<std::size_t> gltfBadWeights(const Json& root, std::size_t accessor, std::string_view buffer);

} // namespace sinew

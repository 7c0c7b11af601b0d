#pragma once

#include "core/geometry/Mesh.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sinew {

/// Corner attributes fit for a file: finite, normals of length 1 (computed where there is no direction),
/// colours within [0, 1]. As many as the mesh has.
std::vector<Vec3f> cleanNormals(const Mesh& mesh);
std::vector<Vec2f> cleanUvs(const std::vector<Vec2f>& uvs);
std::vector<Vec4f> cleanColors(const std::vector<Vec4f>& colors);

/// The point fit for a file: coordinates that are not finite become 0.
Vec3 cleanVertex(const Vec3& point);

/// Distinct values in the order they first appear, and for every input the number of its value.
template<typename V>
struct IndexedValues {
    std::vector<V> values;
    std::vector<std::int32_t> index;
};

/// Values are the same when their bytes are. O(n) expected.
template<typename V>
IndexedValues<V> indexValues(std::span<const V> all) {
    IndexedValues<V> result;
    result.index.reserve(all.size());
    std::unordered_map<std::string_view, std::int32_t> numbers;
    for (const V& value : all) {
        const std::string_view bytes(reinterpret_cast<const char*>(&value), sizeof(V));
        const auto [place, added] =
            numbers.try_emplace(bytes, static_cast<std::int32_t>(result.values.size()));
        if (added) {
            result.values.push_back(value);
        }
        result.index.push_back(place->second);
    }
    return result;
}

} // namespace sinew

#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sinew {

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

#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// A list without the items of these rows; rows beyond it say nothing.
template<typename Item>
std::vector<Item> withoutRows(std::vector<Item> items, std::span<const std::size_t> rows) {
    std::vector<Item> left;
    for (std::size_t row = 0; row < items.size(); ++row) {
        if (std::ranges::find(rows, row) == rows.end()) {
            left.push_back(std::move(items[row]));
        }
    }
    return left;
}

} // namespace sinew

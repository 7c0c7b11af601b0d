#include "core/solve/leaks/CellReach.h"

#include <algorithm>

namespace sinew {
namespace {

/// Each cell once, ascending, with its largest value.
void keepLargest(std::vector<CellValue>& cells) {
    std::ranges::sort(cells, [](const CellValue& a, const CellValue& b) {
        return a.first != b.first ? a.first < b.first : a.second > b.second;
    });
    const auto rest = std::ranges::unique(cells, {}, &CellValue::first);
    cells.erase(rest.begin(), rest.end());
}

} // namespace

std::vector<CellValue> largestAround(std::span<const CellValue> from, std::span<const std::uint64_t> asked,
                                     std::uint32_t reach, std::uint32_t resolution) {
    // Axis by axis, which makes a cube of all three.
    std::vector<CellValue> cells(from.begin(), from.end());
    keepLargest(cells);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        std::vector<CellValue> spread;
        spread.reserve(cells.size() * (2 * reach + 1));
        for (const auto& [key, value] : cells) {
            Cell cell = cellOfKey(key);
            const std::uint32_t middle = cell[axis];
            const std::uint32_t last = std::min(middle + reach, resolution - 1);
            for (cell[axis] = middle - std::min(middle, reach); cell[axis] <= last; ++cell[axis]) {
                spread.emplace_back(mortonKey(cell), value);
            }
        }
        keepLargest(spread);
        cells = std::move(spread);
    }
    std::vector<CellValue> found;
    auto next = cells.begin();
    for (const std::uint64_t key : asked) {
        next = std::lower_bound(next, cells.end(), key,
                                [](const CellValue& cell, std::uint64_t k) { return cell.first < k; });
        if (next != cells.end() && next->first == key) {
            found.push_back(*next);
        }
    }
    return found;
}

} // namespace sinew

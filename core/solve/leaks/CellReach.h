#pragma once

#include "core/voxel/Morton.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// A cell (its Morton key) and what is said of it.
using CellValue = std::pair<std::uint64_t, double>;

/// For each of `asked` (ascending) the largest value among the cells of `from` at most `reach` cells away
/// along every axis; those without any are left out. O(#from * reach + #asked * log).
std::vector<CellValue> largestAround(std::span<const CellValue> from, std::span<const std::uint64_t> asked,
                                     std::uint32_t reach, std::uint32_t resolution);

} // namespace sinew

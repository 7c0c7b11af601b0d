#pragma once

#include "core/solve/field/CellGrid.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// A grid and what it becomes when its finest cells are merged again and again: level 0 is the grid itself.
/// Cells merge only where they hang together, so that limbs stay apart at every level.
class CellHierarchy {
public:
    /// Levels down to `fewest` cells, or until merging ends to help. O(#cells).
    explicit CellHierarchy(CellGrid finest, std::size_t fewest = 200);

    std::size_t levels() const { return m_grids.size(); }
    const CellGrid& grid(std::size_t level) const { return m_grids[level]; }
    /// #cells of `level`: the cell of the next level that each is part of.
    const std::vector<std::uint32_t>& parents(std::size_t level) const { return m_parents[level]; }

private:
    std::vector<CellGrid> m_grids;
    std::vector<std::vector<std::uint32_t>> m_parents;
};

} // namespace sinew

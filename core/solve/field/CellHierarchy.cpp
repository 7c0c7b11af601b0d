#include "core/solve/field/CellHierarchy.h"

#include <utility>

namespace sinew {

CellHierarchy::CellHierarchy(CellGrid finest, std::size_t fewest) {
    m_grids.push_back(std::move(finest));
    constexpr std::uint8_t kMostLevels = 20;
    while (m_grids.back().size() > fewest && m_grids.size() < kMostLevels) {
        std::vector<std::uint32_t> parent;
        m_grids.push_back(m_grids.back().coarser(parent));
        m_parents.push_back(std::move(parent));
    }
}

} // namespace sinew

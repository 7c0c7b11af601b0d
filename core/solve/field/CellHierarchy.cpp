#include "core/solve/field/CellHierarchy.h"

#include <utility>

namespace sinew {
namespace {

/// A level that keeps more of the one below is left out: where few cells are refined deeply, many would
/// hardly differ and each cost as much.
constexpr double kMostKept = 0.8;
constexpr std::size_t kMostMerges = 20;

} // namespace

CellHierarchy::CellHierarchy(CellGrid finest, std::size_t fewest) {
    m_grids.push_back(std::move(finest));
    std::size_t merges = 0;
    while (m_grids.back().size() > fewest && merges < kMostMerges) {
        std::vector<std::uint32_t> parents;
        CellGrid coarse = m_grids.back().coarser(parents);
        const double most = kMostKept * static_cast<double>(m_grids.back().size());
        while (++merges<kMostMerges&& static_cast<double>(coarse.size())> most) {
            std::vector<std::uint32_t> above;
            coarse = coarse.coarser(above);
            for (std::uint32_t& parent : parents) {
                parent = above[parent];
            }
        }
        m_grids.push_back(std::move(coarse));
        m_parents.push_back(std::move(parents));
    }
}

} // namespace sinew

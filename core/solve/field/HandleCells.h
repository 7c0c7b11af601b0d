#pragma once

#include "core/bind/bones/Cage.h"
#include "core/solve/field/CellHierarchy.h"
#include "core/solve/volume/BindVolume.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A handle's weight in one of the cells that handles hold.
struct GivenCell {
    std::uint32_t cell = 0;
    double value = 0.0;
};

/// The cells of one level that handles hold, and the weights that are given there.
struct HandleCells {
    std::vector<std::uint32_t> held; ///< ascending
    std::vector<std::vector<GivenCell>>
        ofSource; ///< #S, ascending; sums to 1 over the sources in a held cell
};

/// The cells that bones and volumes meet (1 for their source; where several meet, equal parts of it, so that
/// a shared joint favours neither bone: Jacobson et al. 2011, sec. 3), and those that faces and edges of
/// cages pass through, where the weights of their corners are linear (eq. 4). `cellOf` #leaves, kNoLeaf: of
/// no cell.
HandleCells handleCells(const BindVolume& volume, std::span<const CageFace> faces,
                        const std::vector<std::uint32_t>& cellOf);

/// The same a level above: means over the held cells that merge. O(#cells of the fine level).
HandleCells coarser(const HandleCells& fine, const std::vector<std::uint32_t>& parents, std::size_t cells);

/// #leaves: the number of each leaf among those of `seeded` components, else kNoLeaf: the order of
/// CellGrid(voxels, graph, seeded).
std::vector<std::uint32_t> cellsOfLeaves(const BindVolume& volume, const std::vector<bool>& held);

} // namespace sinew

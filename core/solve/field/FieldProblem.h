#pragma once

#include "core/solve/field/CellReader.h"
#include "core/solve/field/HandleCells.h"
#include "core/solve/volume/MemoryEstimate.h"
#include "core/solve/volume/SolverVolume.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// What solvers over the cells of a volume begin with. Only the components that bones reach have cells; how
/// the others continue them the reader knows.
struct FieldProblem {
    std::vector<std::uint32_t> cellOf; ///< #leaves, kNoLeaf: of no cell
    HandleCells handles;
    CellReader reader;
};

/// Whether the solve will fit, by the surface alone. To be asked before the volume is made, which takes long
/// where it is large; one that another solution lends is asked afterwards alone. Error: NotEnoughMemory, with
/// the largest resolution that fits.
Expected<void> checkFieldMemory(const SolveRequest& request, CellWork work);

/// Error: NotEnoughMemory, before anything large is made.
Expected<FieldProblem> fieldProblem(const SolverVolume& volume, const SolveRequest& request, CellWork work);

/// The cells that no handle holds, ascending, of `cells`.
std::vector<std::uint32_t> freeCells(const HandleCells& handles, std::size_t cells);

} // namespace sinew

#pragma once

#include "core/solve/field/CellReader.h"
#include "core/solve/field/HandleCells.h"
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

/// Error: NotEnoughMemory, before anything large is made.
Expected<FieldProblem> fieldProblem(const SolverVolume& volume, const SolveRequest& request);

/// The cells that no handle holds, ascending, of `cells`.
std::vector<std::uint32_t> freeCells(const HandleCells& handles, std::size_t cells);

} // namespace sinew

#include "core/solve/field/FieldProblem.h"

#include "core/solve/volume/MemoryEstimate.h"

#include <algorithm>
#include <utility>

namespace sinew {

Expected<FieldProblem> fieldProblem(const SolverVolume& volume, const SolveRequest& request) {
    const BindVolume& solved = *volume.volume;
    const std::size_t sources = request.input->sources.joints.size();
    if (auto fits = checkCellMemory(solved.voxels.size(), sources, request.settings); !fits) {
        return fail(fits.error());
    }
    std::vector<std::uint32_t> cellOf = cellsOfLeaves(solved, solved.seeded);
    HandleCells handles = handleCells(solved, request.input->sources.cageFaces, cellOf);
    CellReader reader(solved, *volume.lookup, cellOf);
    return FieldProblem{std::move(cellOf), std::move(handles), std::move(reader)};
}

std::vector<std::uint32_t> freeCells(const HandleCells& handles, std::size_t cells) {
    std::vector<std::uint32_t> free;
    free.reserve(cells);
    auto held = handles.held.begin();
    for (std::uint32_t cell = 0; cell < cells; ++cell) {
        if (held != handles.held.end() && *held == cell) {
            ++held;
        } else {
            free.push_back(cell);
        }
    }
    return free;
}

} // namespace sinew

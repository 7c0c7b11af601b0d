#include "core/solve/field/FieldProblem.h"

#include "core/solve/volume/FilledCages.h"
#include "core/voxel/VoxelFrame.h"

#include <bit>
#include <utility>

namespace sinew {
namespace {

CellNeeds needsOf(const SolveRequest& request, CellWork work) {
    return {work, request.input->sources.joints.size()};
}

} // namespace

Expected<void> checkFieldMemory(const SolveRequest& request, CellWork work) {
    if (lendsVolume(request)) {
        return {};
    }
    const BindInput& of = request.lender != nullptr ? *request.lender->input : *request.input;
    std::vector<Segment> bones;
    for (const Bone& source : of.sources.joints) {
        bones.insert(bones.end(), source.segments.begin(), source.segments.end());
    }
    const int depth = std::countr_zero(static_cast<unsigned>(request.settings.resolution));
    const VoxelFrame base = fitVoxelFrame(of.problem.usedVertices, bones, depth);
    const ResolvedSurface surface(of.problem, filledCages(request.settings.cages, base));
    return checkCellMemory(surface.vertices(), surface.triangles(), bones, base.voxelSize,
                           needsOf(request, work), request.settings);
}

Expected<FieldProblem> fieldProblem(const SolverVolume& volume, const SolveRequest& request, CellWork work) {
    const BindVolume& solved = *volume.volume;
    if (auto fits = checkCellMemory(solved.voxels.size(), needsOf(request, work), request.settings); !fits) {
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

#include "core/solve/heat/HeatSolver.h"

#include "core/solve/heat/HeatEquation.h"
#include "core/solve/heat/HeatSolution.h"

namespace sinew {
namespace {

/// The former solution where it was made of the same character in the same voxels.
const HeatSolution* formerHeat(const SolveRequest& request, const SolverVolume& volume) {
    const auto* former = dynamic_cast<const HeatSolution*>(request.previous);
    const bool same = former != nullptr && former->sharedInput() == request.input &&
                      former->solverVolume().volume == volume.volume;
    return same ? former : nullptr;
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveHeat(const SolveRequest& request, Progress& progress) {
    auto volume = solveVolume(request, request.settings.lookup, progress);
    if (!volume) {
        return fail(volume.error());
    }
    const BindInput& input = *request.input;
    const HeatSolution* former = formerHeat(request, *volume);
    auto sources = former != nullptr ? former->sources() : nullptr;
    auto rows =
        former != nullptr && former->heat() == request.settings.heat ? former->sharedSolved() : nullptr;
    if (!rows) {
        progress.report(Stage::Distances, 0.0);
        const HeatSurface surface = heatSurface(request.scene, input.problem);
        if (!sources) {
            sources = std::make_shared<const HeatSources>(findHeatSources(
                input.problem.vertices, surface, input.sources.joints, volume->volume->voxels, progress));
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        rows = std::make_shared<const WeightRows>(solveHeatEquation(
            {input.problem.vertices, surface, *sources, input.sources.joints.size(), request.settings.heat},
            progress));
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const HeatSolution>(request.input, std::move(*volume), std::move(sources),
                                                std::move(rows), request.settings.heat, request.settings.gap);
}

BindRework heatRework(const BindSettings& from, const BindSettings& to) {
    if (volumeInForce(from) != volumeInForce(to)) {
        return BindRework::Volume;
    }
    return from.heat == to.heat ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew

#include "core/solve/geodesic/GeodesicSolver.h"

#include "core/solve/geodesic/GeodesicSolution.h"

namespace sinew {
namespace {

/// The former ones, where nothing that they depend on has changed; null: none.
std::shared_ptr<const GeodesicDistances> formerDistances(const SolveRequest& request,
                                                         const SolverVolume& volume) {
    const auto* former = dynamic_cast<const GeodesicSolution*>(request.previous);
    if (former == nullptr || former->sharedInput() != request.input) {
        return nullptr;
    }
    const GeodesicDistances& measured = former->measuredDistances();
    const bool same = measured.volume == volume.volume && measured.reach == SearchReach::Everywhere &&
                      measured.settings == distancesInForce(request.settings);
    return same ? former->sharedDistances() : nullptr;
}

} // namespace

/// Each stage is taken over where its input and its own settings are those of the former one.
Expected<std::shared_ptr<const Solution>> solveGeodesic(const SolveRequest& request, Progress& progress) {
    auto volume = solveVolume(request, request.settings.lookup, progress);
    if (!volume) {
        return fail(volume.error());
    }
    auto distances = formerDistances(request, *volume);
    if (!distances) {
        auto measured = measureDistances(*request.input, *volume->surface, volume->volume, volume->lookup,
                                         request.settings, request.reach, progress);
        if (!measured) {
            return fail(measured.error());
        }
        distances = std::move(*measured);
    }
    return std::make_shared<const GeodesicSolution>(request.input, std::move(*volume), std::move(distances),
                                                    request.settings.gap);
}

BindRework geodesicRework(const BindSettings& from, const BindSettings& to) {
    if (volumeInForce(from) != volumeInForce(to)) {
        return BindRework::Volume;
    }
    return distancesInForce(from) == distancesInForce(to) ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew

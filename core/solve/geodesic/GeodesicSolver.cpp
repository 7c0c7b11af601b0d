#include "core/solve/geodesic/GeodesicSolver.h"

#include "core/bind/SameSkeleton.h"
#include "core/solve/geodesic/GeodesicSolution.h"
#include "core/solve/geodesic/volume/ReuseVolume.h"

namespace sinew {
namespace {

std::shared_ptr<const VolumeFindings> findingsIn(const SolveRequest& request, const BindVolume& volume,
                                                 Progress& progress) {
    return std::make_shared<const VolumeFindings>(
        inspectVolume(request.scene, *request.input, volume, request.settings, progress));
}

std::shared_ptr<const BindSurface> surfaceOf(const SolveRequest& request, Progress& progress) {
    return std::make_shared<const BindSurface>(
        describeSurface(request.scene, request.input->problem, progress));
}

Expected<std::shared_ptr<const BindVolume>> makeVolume(const SolveRequest& request, Progress& progress) {
    auto volume = solveBindVolume(request.input->problem, request.scene, request.input->sources.joints,
                                  request.settings, progress);
    if (!volume) {
        return fail(volume.error());
    }
    progress.report(Stage::Adjacency, 0.9);
    return std::make_shared<const BindVolume>(std::move(*volume));
}

/// Each stage is taken over where its input and its own settings are those of the former one.
Expected<std::shared_ptr<const Solution>> solveOwnVolume(const SolveRequest& request, Progress& progress) {
    const auto* former = dynamic_cast<const GeodesicSolution*>(request.previous);
    if (former != nullptr && former->sharedInput() != request.input) {
        former = nullptr;
    }
    GeodesicStages stages = former != nullptr ? former->stages() : GeodesicStages();
    if (former == nullptr || stages.volume->settings != volumeInForce(request.settings)) {
        auto volume = makeVolume(request, progress);
        if (!volume) {
            return fail(volume.error());
        }
        stages.volume = std::move(*volume);
        stages.findings = findingsIn(request, *stages.volume, progress);
    }
    const auto surface = former != nullptr ? former->sharedSurface() : surfaceOf(request, progress);
    const bool measured = stages.distances != nullptr && stages.distances->volume == stages.volume &&
                          stages.distances->reach == SearchReach::Everywhere &&
                          stages.distances->settings == distancesInForce(request.settings);
    if (!measured) {
        auto lookup = makeLookup(*request.input, *stages.volume, request.settings.lookup);
        auto distances = measureDistances(*request.input, *surface, stages.volume, std::move(lookup),
                                          request.settings, request.reach, progress);
        if (!distances) {
            return fail(distances.error());
        }
        stages.distances = std::move(*distances);
    }
    return std::make_shared<const GeodesicSolution>(request.input, surface, std::move(stages),
                                                    request.settings.gap);
}

Expected<std::shared_ptr<const Solution>> solveInLentVolume(const SolveRequest& request, Progress& progress) {
    auto volume = makeVolume({request.lender->scene, request.settings, request.lender->input}, progress);
    if (!volume) {
        return fail(volume.error());
    }
    GeodesicStages stages;
    stages.volume = std::move(*volume);
    const Scene& lender = request.lender->scene;
    const VoxelFrame& frame = stages.volume->voxels.frame();
    if (auto same = checkSameSkeleton(lender, request.scene, frame.baseVoxelSize()); !same) {
        return fail(same.error());
    }
    auto lookup = makeLookup(*request.input, *stages.volume, request.settings.lookup);
    if (auto fits = checkFit(lender, request.scene, request.input->problem, frame, *lookup); !fits) {
        return fail(fits.error());
    }
    stages.findings = findingsIn(request, *stages.volume, progress);
    const auto surface = surfaceOf(request, progress);
    auto distances = measureDistances(*request.input, *surface, stages.volume, std::move(lookup),
                                      request.settings, request.reach, progress);
    if (!distances) {
        return fail(distances.error());
    }
    stages.distances = std::move(*distances);
    return std::make_shared<const GeodesicSolution>(request.input, surface, std::move(stages),
                                                    request.settings.gap);
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveGeodesic(const SolveRequest& request, Progress& progress) {
    return request.lender == nullptr ? solveOwnVolume(request, progress)
                                     : solveInLentVolume(request, progress);
}

BindRework geodesicRework(const BindSettings& from, const BindSettings& to) {
    if (volumeInForce(from) != volumeInForce(to)) {
        return BindRework::Volume;
    }
    return distancesInForce(from) == distancesInForce(to) ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew

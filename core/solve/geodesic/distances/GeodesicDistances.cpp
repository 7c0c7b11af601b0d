#include "core/solve/geodesic/distances/GeodesicDistances.h"

#include "core/solve/geodesic/distances/CenterDistances.h"
#include "core/solve/geodesic/distances/MeasureDistances.h"
#include "core/solve/volume/MemoryEstimate.h"

namespace sinew {
namespace {

/// Paths over centres and distances along them.
Expected<void> measureCenters(const BindInput& input, const BindSurface& surface,
                              const BindSettings& settings, GeodesicDistances& result, Progress& progress) {
    const BindVolume& volume = *result.volume;
    if (auto fits = checkCenterMemory(volume.voxels.size(), settings); !fits) {
        return fail(fits.error());
    }
    auto graph = CenterGraph::build(volume.voxels, volume.graph.components(), volume.seeded,
                                    result.settings.penalty, volume.bridges, progress);
    if (!graph) {
        return fail(graph.error());
    }
    result.reach = SearchReach::Everywhere;
    result.centerGraph = std::make_unique<const CenterGraph>(std::move(*graph));
    if (!measureByCenters(input, surface, result, progress)) {
        return fail(ErrorCode::Canceled);
    }
    return {};
}

/// The same along straight lines.
Expected<void> measureAnyAngle(const BindInput& input, const BindSurface& surface,
                               const BindSettings& settings, GeodesicDistances& result, Progress& progress) {
    result.costGraph = std::make_unique<const CostGraph>(costGraph(*result.volume, result.settings.penalty));
    // The ground alone takes its time.
    if (progress.canceled() || !measureBones(input, surface, settings, result, progress)) {
        return fail(ErrorCode::Canceled);
    }
    return {};
}

} // namespace

DistanceSettings distancesInForce(const BindSettings& settings) {
    DistanceSettings distance = settings.distance();
    distance.penalty = effectivePenalty(settings);
    return distance;
}

Expected<std::shared_ptr<const GeodesicDistances>>
measureDistances(const BindInput& input, const BindSurface& surface, std::shared_ptr<const BindVolume> volume,
                 std::shared_ptr<const VertexLookup> lookup, const BindSettings& settings, SearchReach reach,
                 Progress& progress) {
    auto result = std::make_shared<GeodesicDistances>();
    result->settings = distancesInForce(settings);
    result->reach = reach;
    result->volume = std::move(volume);
    result->lookup = std::move(lookup);
    const VoxelFrame& frame = result->volume->voxels.frame();
    result->bones.extent = frame.voxelSize * frame.resolution();
    progress.report(Stage::Distances, 0.0);
    const auto measure = settings.paths == Paths::Centers ? measureCenters : measureAnyAngle;
    if (auto measured = measure(input, surface, settings, *result, progress); !measured) {
        return fail(measured.error());
    }
    result->loose = looseComponents(*result->volume, *result->lookup);
    result->bones.thickness = distancesToNearest(result->bones);
    return result;
}

} // namespace sinew

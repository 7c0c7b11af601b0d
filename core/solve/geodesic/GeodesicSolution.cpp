#include "core/solve/geodesic/GeodesicSolution.h"

#include "core/distance/GeodesicDistance.h"
#include "core/solve/geodesic/explain/BonePaths.h"
#include "core/solve/geodesic/explain/CenterPath.h"

namespace sinew {

std::vector<float> GeodesicSolution::leafDistances(std::size_t source, Progress& progress) const {
    const DistanceSeeds& seeds = volume().seeds.ofSource[source];
    if (const auto& centers = measuredDistances().centerGraph) {
        return centerDistances(*centers, seeds, progress);
    }
    return geodesicDistances(*measuredDistances().costGraph, seeds, progress);
}

void GeodesicSolution::addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const {
    const VolumeReportInput solved{
        input(), volume(), *m_volume.findings, *measuredDistances().lookup, measuredDistances().loose, m_gap};
    countVoxels(solved, report);
    addVolumeNotices(scene, solved, welded, report);
}

Expected<void> GeodesicSolution::tracePaths(const Scene& scene, std::uint32_t vertex,
                                            std::span<const std::size_t> sources,
                                            VertexExplanation& explanation, Progress& progress) const {
    explanation.voxelMeters = volume().voxels.frame().baseVoxelSize() * scene.metersPerUnit;
    if (const auto& centers = measuredDistances().centerGraph) {
        CenterSearch search(*centers);
        for (std::size_t i = 0; i < sources.size(); ++i) {
            if (!search.run(volume().seeds.ofSource[sources[i]], progress)) {
                return fail(ErrorCode::Canceled);
            }
            describeCenterPath(measuredDistances(), vertex, search, explanation.bones[i]);
        }
        return {};
    }
    GeodesicSearch search(*measuredDistances().costGraph);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (!search.run(volume().seeds.ofSource[sources[i]], {}, progress)) {
            return fail(ErrorCode::Canceled);
        }
        describePath(measuredDistances(), vertex, search, explanation.bones[i]);
    }
    return {};
}

} // namespace sinew

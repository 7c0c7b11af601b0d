#include "core/solve/VoxelWeightSolution.h"

#include "core/distance/CostGraph.h"
#include "core/distance/GeodesicDistance.h"

#include <algorithm>
#include <utility>

namespace sinew {

VoxelWeightSolution::VoxelWeightSolution(std::shared_ptr<const BindInput> input, SolverVolume volume,
                                         std::shared_ptr<const WeightRows> solved,
                                         const BindSettings& settings)
    : WeightSolution(std::move(input), volume.surface, std::move(solved))
    , m_volume(std::move(volume))
    , m_penalty(effectivePenalty(settings))
    , m_gap(settings.gap) {}

std::vector<float> VoxelWeightSolution::leafDistances(std::size_t source, Progress& progress) const {
    const CostGraph graph = costGraph(*m_volume.volume, m_penalty);
    return geodesicDistances(graph, m_volume.volume->seeds.ofSource[source], progress);
}

void VoxelWeightSolution::addToReport(const Scene& scene, const SkinWeights& welded,
                                      BindReport& report) const {
    const std::vector<LooseComponent> loose = looseComponents(*m_volume.volume, *m_volume.lookup);
    const VolumeReportInput solved{input(), *m_volume.volume, *m_volume.findings, *m_volume.lookup, loose,
                                   m_gap};
    countVoxels(solved, report);
    addVolumeNotices(scene, solved, welded, report);
}

void VoxelWeightSolution::addViolations(std::span<const double> violations, double tolerance,
                                        BindReport& report) const {
    const auto worst = std::ranges::max_element(violations);
    if (worst == violations.end()) {
        return;
    }
    report.violation = std::max(report.violation, *worst);
    if (*worst > tolerance) {
        const auto off =
            std::ranges::count_if(violations, [&](double violation) { return violation > tolerance; });
        report.notices.push_back({NoticeCode::WeightsNotConverged,
                                  input().sources.names[static_cast<std::size_t>(worst - violations.begin())],
                                  static_cast<std::size_t>(off),
                                  {std::to_string(*worst)}});
    }
}

} // namespace sinew

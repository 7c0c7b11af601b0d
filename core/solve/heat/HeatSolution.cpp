#include "core/solve/heat/HeatSolution.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

/// What of a part saw no bone.
struct UnseeingPart {
    std::size_t vertices = 0;
    std::map<std::int32_t, double> shares; ///< summed weights by joint
};

void noteUnseeing(const Scene& scene, const BindProblem& problem, const HeatSources& sources,
                  const SkinWeights& welded, Notices& notices) {
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        UnseeingPart part;
        const auto vertices = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < vertices.size(); ++p) {
            if (problem.plan.isExcluded(problem.parts[n], p) ||
                !std::ranges::binary_search(sources.unseeing, vertices[p])) {
                continue;
            }
            ++part.vertices;
            for (const Influence& influence : welded.at(vertices[p])) {
                part.shares[influence.joint] += static_cast<double>(influence.weight);
            }
        }
        const auto most = std::ranges::max_element(part.shares, {}, [](const auto& of) { return of.second; });
        if (most != part.shares.end()) {
            notices.push_back({NoticeCode::NoBoneInSight,
                               scene.parts[problem.parts[n]].mesh->name,
                               part.vertices,
                               {scene.skeleton.joints[static_cast<std::size_t>(most->first)].name}});
        }
    }
}

} // namespace

/// Loose parts are told of as what sees no bone, and not by their bridges, which heat does not cross.
void HeatSolution::addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const {
    const VolumeReportInput solved{input(), *m_volume.volume, *m_volume.findings, *m_volume.lookup, {},
                                   m_gap};
    countVoxels(solved, report);
    addVolumeNotices(scene, solved, welded, report);
    noteUnseeing(scene, input().problem, *m_sources, welded, report.notices);
}

} // namespace sinew

#include "core/bind/regions/RegionReport.h"

#include "core/bind/regions/RegionPlan.h"
#include "core/bind/regions/RegionVertices.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// How many vertices of the solved parts each welded one stands for.
std::vector<std::uint32_t> verticesOfGroups(const BindProblem& problem) {
    std::vector<std::uint32_t> counts(problem.vertices.size(), 0);
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const auto weldedVertices = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < weldedVertices.size(); ++p) {
            counts[weldedVertices[p]] += problem.plan.isExcluded(problem.parts[n], p) ? 0U : 1U;
        }
    }
    return counts;
}

RegionReport countVertices(const Region& region, const std::vector<RegionVertex>& held,
                           const std::vector<std::uint32_t>& counts) {
    RegionReport report{region.name, region.on, 0, 0};
    for (const RegionVertex& vertex : held) {
        report.vertices += counts[vertex.vertex];
        report.whole += vertex.amount == 1.0F ? counts[vertex.vertex] : 0;
    }
    return report;
}

void noteJoints(const Bones& sources, std::span<const std::vector<float>> distances, const Region& region,
                const std::vector<RegionVertex>& held, std::size_t vertices, Notices& notices) {
    for (const std::string& joint : region.joints) {
        const auto named = std::ranges::find(sources.names, joint);
        if (named == sources.names.end()) {
            notices.push_back({NoticeCode::RegionJointUnknown, region.name, 1, {joint}});
            continue;
        }
        const auto source = static_cast<std::size_t>(named - sources.names.begin());
        const bool reached = distances.empty() || std::ranges::any_of(held, [&](const RegionVertex& vertex) {
                                 return std::isfinite(distances[source][vertex.vertex]);
                             });
        if (!reached && vertices > 0) {
            notices.push_back({NoticeCode::RegionJointReachesNothing, region.name, vertices, {joint}});
        }
    }
}

void notePainting(const BindProblem& problem, const Region& region, Notices& notices) {
    if (region.solid || !region.painting) {
        return;
    }
    for (const PaintedPart& painted : *region.painting) {
        bool found = false;
        for (std::size_t n = 0; n < problem.parts.size(); ++n) {
            found = found || fits(painted, problem, n);
        }
        if (!found) {
            notices.push_back(
                {NoticeCode::RegionPaintOutdated, region.name, painted.vertices.size(), {painted.part}});
        }
    }
}

} // namespace

void reportRegions(const BindInput& input, const RegionDistances& distances,
                   const WeightingSettings& settings, BindReport& report) {
    const BindProblem& problem = input.problem;
    const std::vector<std::uint32_t> counts =
        settings.regions.empty() ? std::vector<std::uint32_t>() : verticesOfGroups(problem);
    for (const Region& region : settings.regions) {
        const std::vector<RegionVertex> held =
            input.nothingToSolve() ? std::vector<RegionVertex>() : verticesOfRegion(region, problem);
        report.regions.push_back(countVertices(region, held, counts));
        if (!region.on) {
            continue;
        }
        if (report.regions.back().vertices == 0) {
            report.notices.push_back({NoticeCode::RegionHoldsNothing, region.name, 0, {}});
        }
        noteJoints(input.sources, distances(region), region, held, report.regions.back().vertices,
                   report.notices);
        notePainting(problem, region, report.notices);
    }
    for (const BoneAlpha& bone : settings.boneAlphas) {
        if (std::ranges::find(input.sources.names, bone.joint) == input.sources.names.end()) {
            report.notices.push_back({NoticeCode::BoneAlphaUnused, bone.joint, 0, {}});
        }
    }
}

} // namespace sinew

#include "core/bind/RegionReport.h"

#include "core/bind/RegionPlan.h"
#include "core/bind/RegionPoints.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// How many points of the solved parts each welded one stands for.
std::vector<std::uint32_t> pointsOfGroups(const BindProblem& problem) {
    std::vector<std::uint32_t> counts(problem.points.size(), 0);
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        for (std::size_t p = problem.firstPoint[n]; p < problem.firstPoint[n + 1]; ++p) {
            const auto point = static_cast<std::uint32_t>(p - problem.firstPoint[n]);
            counts[problem.weld.groupOfPoint[p]] += problem.plan.isAside(problem.parts[n], point) ? 0U : 1U;
        }
    }
    return counts;
}

RegionReport countPoints(const Region& region, const std::vector<HeldPoint>& held,
                         const std::vector<std::uint32_t>& counts) {
    RegionReport report{region.name, region.on, 0, 0};
    for (const HeldPoint& point : held) {
        report.points += counts[point.point];
        report.whole += point.amount == 1.0F ? counts[point.point] : 0;
    }
    return report;
}

void noteJoints(const Sources& sources, std::span<const std::vector<float>> distances, const Region& region,
                const std::vector<HeldPoint>& held, std::size_t points, Notices& notices) {
    for (const std::string& joint : region.joints) {
        const auto named = std::ranges::find(sources.names, joint);
        if (named == sources.names.end()) {
            notices.push_back({NoticeCode::RegionJointUnknown, region.name, 1, {joint}});
            continue;
        }
        const auto source = static_cast<std::size_t>(named - sources.names.begin());
        const bool reached = distances.empty() || std::ranges::any_of(held, [&](const HeldPoint& point) {
                                 return std::isfinite(distances[source][point.point]);
                             });
        if (!reached && points > 0) {
            notices.push_back({NoticeCode::RegionJointReachesNothing, region.name, points, {joint}});
        }
    }
}

void notePainting(const BindProblem& problem, const Region& region, Notices& notices) {
    if (region.area != RegionArea::Painted || !region.painting) {
        return;
    }
    for (const PaintedPart& painted : *region.painting) {
        bool found = false;
        for (std::size_t n = 0; n < problem.parts.size(); ++n) {
            found = found || fits(painted, problem, n);
        }
        if (!found) {
            notices.push_back(
                {NoticeCode::RegionPaintOutdated, region.name, painted.points.size(), {painted.part}});
        }
    }
}

} // namespace

void reportRegions(const BindInput& input, std::span<const std::vector<float>> distances,
                   const WeightingSettings& settings, BindReport& report) {
    const BindProblem& problem = input.problem;
    const std::vector<std::uint32_t> counts =
        settings.regions.empty() ? std::vector<std::uint32_t>() : pointsOfGroups(problem);
    for (const Region& region : settings.regions) {
        const std::vector<HeldPoint> held =
            input.nothingToSolve() ? std::vector<HeldPoint>() : pointsHeld(region, problem);
        report.regions.push_back(countPoints(region, held, counts));
        if (!region.on) {
            continue;
        }
        if (report.regions.back().points == 0) {
            report.notices.push_back({NoticeCode::RegionHoldsNothing, region.name, 0, {}});
        }
        noteJoints(input.sources, distances, region, held, report.regions.back().points, report.notices);
        notePainting(problem, region, report.notices);
    }
    for (const BoneAlpha& bone : settings.boneAlphas) {
        if (std::ranges::find(input.sources.names, bone.joint) == input.sources.names.end()) {
            report.notices.push_back({NoticeCode::BoneAlphaUnused, bone.joint, 0, {}});
        }
    }
}

} // namespace sinew

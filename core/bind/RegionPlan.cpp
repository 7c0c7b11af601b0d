#include "core/bind/RegionPlan.h"

#include "core/bind/PosedAlphas.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kRegionVerticesGrain = 8192;

std::vector<RegionVertex> heldBySolid(const Solid& solid, double width, const BindProblem& problem) {
    const RoundedBox volume = volumeOf(solid);
    const double farthest = volume.half.norm() + volume.radius + width;
    const std::size_t count = problem.vertices.size();
    std::vector<std::vector<RegionVertex>> chunks((count + kRegionVerticesGrain - 1) / kRegionVerticesGrain);
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            for (std::size_t p = chunk * kRegionVerticesGrain;
                 p < std::min(count, (chunk + 1) * kRegionVerticesGrain); ++p) {
                const Vec3& position = problem.vertices[p];
                if ((position - volume.center).squaredNorm() > farthest * farthest * 1.0001) {
                    continue;
                }
                if (const float amount = amountAt(volume.distanceTo(position), width); amount > 0.0F) {
                    chunks[chunk].push_back({static_cast<std::uint32_t>(p), amount});
                }
            }
        }
    });
    std::vector<RegionVertex> held;
    for (const std::vector<RegionVertex>& chunk : chunks) {
        held.insert(held.end(), chunk.begin(), chunk.end());
    }
    return held;
}

std::vector<RegionVertex> heldByPaint(const Painting& painting, const BindProblem& problem) {
    std::vector<float> amounts(problem.vertices.size(), 0.0F);
    for (const PaintedPart& painted : painting) {
        for (std::size_t n = 0; n < problem.parts.size(); ++n) {
            const std::size_t count = fits(painted, problem, n) ? painted.vertices.size() : 0;
            for (std::size_t i = 0; i < count; ++i) {
                if (!problem.plan.isExcluded(problem.parts[n], painted.vertices[i])) {
                    float& amount = amounts[problem.surface.weldedVertices(n)[painted.vertices[i]]];
                    amount = std::max(amount, painted.amounts[i]);
                }
            }
        }
    }
    std::vector<RegionVertex> held;
    for (std::size_t p = 0; p < amounts.size(); ++p) {
        if (amounts[p] > 0.0F) {
            held.push_back({static_cast<std::uint32_t>(p), amounts[p]});
        }
    }
    return held;
}

} // namespace

bool fits(const PaintedPart& painted, const BindProblem& problem, std::size_t n) {
    return problem.names[n] == painted.part && problem.surface.vertexCount(n) == painted.vertexCount &&
           isSound(painted);
}

std::vector<RegionVertex> verticesOfRegion(const Region& region, const BindProblem& problem) {
    if (region.solid) {
        return heldBySolid(*region.solid, blendWidth(region, problem.height), problem);
    }
    return region.painting ? heldByPaint(*region.painting, problem) : std::vector<RegionVertex>();
}

namespace {

/// What is left out where so many influences are kept.
double fractionLeftOut(const WeightingSettings& settings, std::size_t maxInfluences, std::size_t sources) {
    return settings.keepSmallWeights ? 0.0 : minFraction(maxInfluences, sources);
}

/// The rules outside of all regions.
WeightRules baseRules(const BindInput& input, const WeightingSettings& settings,
                      std::span<const std::size_t> sources) {
    WeightRules rules;
    rules.falloff = settings.falloff;
    rules.maxInfluences = static_cast<std::size_t>(settings.maxInfluences);
    rules.fraction = fractionLeftOut(settings, rules.maxInfluences, sources.size());
    for (const std::size_t source : sources) {
        double alpha = settings.alpha;
        for (const BoneAlpha& bone : settings.boneAlphas) {
            alpha = bone.joint == input.sources.names[source] ? bone.alpha : alpha;
        }
        rules.alphas.push_back(alpha);
    }
    rules.minAlpha = rules.alphas.empty() ? settings.alpha : *std::ranges::min_element(rules.alphas);
    return rules;
}

WeightRules regionRules(const BindInput& input, const WeightingSettings& settings, const Region& region,
                        const WeightRules& base, std::span<const std::size_t> sources) {
    WeightRules rules = base;
    rules.falloff = region.falloff.value_or(base.falloff);
    if (region.maxInfluences) {
        rules.maxInfluences = static_cast<std::size_t>(*region.maxInfluences);
        rules.fraction = fractionLeftOut(settings, rules.maxInfluences, sources.size());
    }
    if (region.alpha) {
        std::ranges::fill(rules.alphas, *region.alpha);
        rules.minAlpha = *region.alpha;
    }
    const std::vector<std::size_t> only = sourcesOf(region, input.sources);
    for (const std::size_t source : sources) {
        rules.allowed.push_back(only.empty() || std::ranges::find(only, source) != only.end());
    }
    const auto allowed = std::ranges::count(rules.allowed, true);
    if (allowed == 0 || allowed == std::ssize(rules.allowed)) {
        rules.allowed.clear();
    }
    return rules;
}

/// Merges what each of the rules holds by vertex.
class Merge {
public:
    Merge(RegionPlan& plan, std::vector<std::vector<RegionVertex>> held)
        : m_plan(plan)
        , m_held(std::move(held))
        , m_next(m_held.size(), 0) {}

    void run() {
        for (std::uint32_t vertex = nextVertex(); vertex != kEnd; vertex = nextVertex()) {
            take(vertex);
        }
    }
    /// Every vertex below `count`, also those in no region.
    void runAll(std::size_t count) {
        for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
            take(vertex);
        }
    }

private:
    static constexpr std::uint32_t kEnd = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t nextVertex() const {
        std::uint32_t min = kEnd;
        for (std::size_t r = 0; r < m_held.size(); ++r) {
            min = m_next[r] < m_held[r].size() ? std::min(min, m_held[r][m_next[r]].vertex) : min;
        }
        return min;
    }

    void take(std::uint32_t vertex) {
        const auto first = std::ssize(m_plan.fractions);
        float rest = 1.0F;
        for (std::size_t r = 0; r < m_held.size(); ++r) {
            if (m_next[r] == m_held[r].size() || m_held[r][m_next[r]].vertex != vertex) {
                continue;
            }
            const float amount = m_held[r][m_next[r]++].amount;
            for (auto fraction = m_plan.fractions.begin() + first; fraction != m_plan.fractions.end();
                 ++fraction) {
                fraction->fraction *= 1.0F - amount;
            }
            rest *= 1.0F - amount;
            m_plan.fractions.push_back({r, amount});
        }
        const auto covered =
            std::remove_if(m_plan.fractions.begin() + first, m_plan.fractions.end(),
                           [](const WeightedRules& fraction) { return !(fraction.fraction > 0.0F); });
        m_plan.fractions.erase(covered, m_plan.fractions.end());
        m_plan.vertices.push_back(vertex);
        m_plan.baseFractions.push_back(rest);
        m_plan.firstFraction.push_back(m_plan.fractions.size());
    }

    RegionPlan& m_plan;
    std::vector<std::vector<RegionVertex>> m_held;
    std::vector<std::size_t> m_next;
};

} // namespace

std::size_t RegionPlan::indexOf(std::uint32_t vertex) const {
    const auto found = std::ranges::lower_bound(vertices, vertex);
    return found != vertices.end() && *found == vertex ? static_cast<std::size_t>(found - vertices.begin())
                                                       : vertices.size();
}

bool RegionPlan::limitsDiffer() const {
    return std::ranges::any_of(
        rules, [this](const WeightRules& own) { return own.maxInfluences != base.maxInfluences; });
}

std::vector<std::size_t> influenceLimits(const BindInput& input, const WeightingSettings& settings) {
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    const RegionPlan plan = planRegions(input, settings);
    std::vector<std::size_t> limits(input.problem.vertices.size(), plan.base.maxInfluences);
    for (std::size_t i = 0; i < plan.vertices.size() && plan.limitsDiffer(); ++i) {
        // 0 less one is the largest number.
        std::size_t max = plan.baseFractions[i] > 0.0F ? plan.base.maxInfluences - 1 : 0;
        for (const WeightedRules& rule : plan.fractionsOf(i)) {
            max = std::max(max, plan.rules[rule.rules].maxInfluences - 1);
        }
        limits[plan.vertices[i]] = max == all ? 0 : max + 1;
    }
    return limits;
}

std::vector<std::size_t> sourcesOf(const Region& region, const Bones& sources) {
    std::vector<std::size_t> found;
    for (const std::string& joint : region.joints) {
        const auto named = std::ranges::find(sources.names, joint);
        if (named != sources.names.end()) {
            found.push_back(static_cast<std::size_t>(named - sources.names.begin()));
        }
    }
    return found;
}

RegionPlan planRegions(const BindInput& input, const WeightingSettings& given,
                       std::span<const std::size_t> sources) {
    const WeightingSettings settings = alphasAtRest(given);
    RegionPlan plan;
    plan.base = baseRules(input, settings, sources);
    std::vector<std::vector<RegionVertex>> held;
    for (std::size_t r = 0; r < settings.regions.size(); ++r) {
        const Region& region = settings.regions[r];
        if (region.on && (region.joints.empty() || !sourcesOf(region, input.sources).empty())) {
            plan.rules.push_back(regionRules(input, settings, region, plan.base, sources));
            plan.rules.back().region = r;
            held.push_back(verticesOfRegion(region, input.problem));
        }
    }
    Merge merge(plan, std::move(held));
    const bool boneAlphas =
        std::ranges::any_of(plan.base.alphas, [&](double alpha) { return alpha != settings.alpha; });
    boneAlphas ? merge.runAll(input.problem.vertices.size()) : merge.run();
    return plan;
}

RegionPlan planRegions(const BindInput& input, const WeightingSettings& settings) {
    return planRegions(input, settings, input.allSources());
}

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
    for (const AlphaCurve& curve : settings.alphaCurves) {
        const bool region =
            curve.region.empty() ||
            std::ranges::find(settings.regions, curve.region, &Region::name) != settings.regions.end();
        if (!region || std::ranges::find(input.sources.names, curve.joint) == input.sources.names.end()) {
            report.notices.push_back(
                {NoticeCode::AlphaCurveUnused, region ? curve.joint : curve.region, 0, {}});
        }
    }
}

} // namespace sinew

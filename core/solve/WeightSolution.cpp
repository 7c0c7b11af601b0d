#include "core/solve/WeightSolution.h"

#include "core/base/Parallel.h"
#include "core/bind/DistanceWeights.h"
#include "core/bind/bones/NearestBone.h"
#include "core/distance/CostGraph.h"
#include "core/distance/GeodesicDistance.h"
#include "core/solve/Explain.h"
#include "core/solve/Solver.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

/// Shares of sum 1, largest first; without those that count for nothing.
std::vector<Influence> sortedShares(const BindInput& input, const std::vector<std::size_t>& sources,
                                    std::span<const double> weights) {
    double sum = 0.0;
    for (const double weight : weights) {
        sum += weight;
    }
    std::vector<Influence> shares;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const double share = sum > 0.0 ? weights[i] / sum : 0.0;
        if (share >= kLeastShare) {
            shares.push_back({input.sources.joints[sources[i]].joint, static_cast<float>(share)});
        }
    }
    std::ranges::sort(shares, strongerInfluence);
    return shares;
}

/// Sources that may move the vertex: all, or those that its rule allows.
std::vector<std::size_t> allowedSources(const BindInput& input, const VertexExplanation& explanation) {
    std::vector<std::size_t> sources;
    for (std::size_t s = 0; s < input.sources.joints.size(); ++s) {
        const auto& only = explanation.overrideJoints;
        if (only.empty() || std::ranges::find(only, input.sources.joints[s].joint) != only.end()) {
            sources.push_back(s);
        }
    }
    return sources;
}

/// How a vertex's weights come about by `from`: fills in regions, byDistance and smoothed of an explanation
/// whose rule is told. `settings` are those of the query as far as they count for the solver.
void tellWeighting(const DistanceInput& from, const Solution& solution, const ExplainQuery& query,
                   const WeightingSettings& settings, VertexExplanation& explanation, Progress& progress) {
    const std::vector<std::size_t> sources = allowedSources(from.input, explanation);
    const RegionPlan plan = planRegions(from.input, settings, sources);
    if (const std::size_t index = plan.indexOf(query.vertex); index < plan.vertices.size()) {
        for (const RuleShare& share : plan.sharesOf(index)) {
            explanation.regions.push_back({settings.regions[plan.rules[share.rules].region], share.share});
        }
    }
    std::vector<double> weights = vertexByDistance(from, query.vertex, plan, sources, settings);
    explanation.byDistance = sortedShares(from.input, sources, weights);
    const WeightTable table = solution.unlimited(sources, settings, progress);
    const std::span<const float> row = table.row(query.vertex);
    weights.assign(row.begin(), row.end());
    explanation.smoothed = sortedShares(from.input, sources, weights);
}

constexpr std::size_t kWeightSolutionGrain = 1024;
/// What a joint without weight counts for: nothing beside any other, but where only such joints may move a
/// vertex the nearest of their bones leads.
constexpr double kNoWeight = 1e-30;

/// Distances whose power kPlainExponent is the weights.
BoneDistances distancesOf(const BindInput& input, const WeightRows& solved) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    BoneDistances result;
    Aabb box;
    for (const Vec3& vertex : input.problem.usedVertices) {
        box.add(vertex);
    }
    result.extent = box.extent().maxCoeff();
    result.rows.assign(solved.size(), std::vector<float>(vertices.size()));
    const double farthest = std::pow(kNoWeight, -1.0 / kPlainExponent);
    parallelFor(vertices.size(), kWeightSolutionGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            for (std::size_t s = 0; s < solved.size(); ++s) {
                const auto weight = static_cast<double>(solved[s][p]);
                const double away = std::sqrt(squaredDistance(vertices[p], input.sources.joints[s]));
                const double distance = weight > kNoWeight ? std::pow(weight, -1.0 / kPlainExponent)
                                                           : farthest * (1.0 + away / result.extent);
                result.rows[s][p] = static_cast<float>(distance);
            }
        }
    });
    return result;
}

} // namespace

WeightingSettings weightingInForce(const WeightingSettings& settings) {
    WeightingSettings force = settings;
    force.falloff = Falloff::Power;
    force.smoothing = 0.0;
    force.scaleByThickness = false;
    for (Region& region : force.regions) {
        region.falloff.reset();
    }
    return force;
}

WeightSolution::WeightSolution(std::shared_ptr<const BindInput> input,
                               std::shared_ptr<const BindSurface> surface,
                               std::shared_ptr<const WeightRows> solved)
    : Solution(std::move(input), std::move(surface))
    , m_solved(std::move(solved))
    , m_distances(distancesOf(this->input(), *m_solved)) {}

SkinWeights WeightSolution::weights(std::span<const std::size_t> sources, const WeightingSettings& settings,
                                    Progress& progress) const {
    return weightsByDistance({input(), surface(), m_distances}, sources, weightingInForce(settings),
                             progress);
}

WeightTable WeightSolution::unlimited(std::span<const std::size_t> sources, const WeightingSettings& settings,
                                      Progress& progress) const {
    return unlimitedWeights({input(), surface(), m_distances}, sources, weightingInForce(settings), progress);
}

Expected<void> WeightSolution::explain(const ExplainQuery& query, VertexExplanation& explanation,
                                       Progress& progress) const {
    tellWeighting({input(), surface(), m_distances}, *this, query, weightingInForce(query.settings),
                  explanation, progress);
    const Vec3& place = input().problem.vertices[query.vertex];
    std::vector<std::size_t> order = input().allSources();
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return (*m_solved)[a][query.vertex] > (*m_solved)[b][query.vertex];
    });
    order.resize(std::min(order.size(), query.mostBones));
    for (const std::size_t source : order) {
        const Bone& bone = input().sources.joints[source];
        PathStep start;
        start.place = nearestPlace(place, bone);
        BonePath path;
        path.joint = bone.joint;
        path.share = shareOf(query.influences, path.joint);
        path.meters = (place - start.place).norm() * query.scene.metersPerUnit;
        path.steps = {start};
        explanation.bones.push_back(std::move(path));
    }
    return progress.canceled() ? Expected<void>(fail(ErrorCode::Canceled)) : Expected<void>();
}

SkinWeights DistanceSolution::weights(std::span<const std::size_t> sources, const WeightingSettings& settings,
                                      Progress& progress) const {
    return weightsByDistance({input(), surface(), measured()}, sources, settings, progress);
}

WeightTable DistanceSolution::unlimited(std::span<const std::size_t> sources,
                                        const WeightingSettings& settings, Progress& progress) const {
    return unlimitedWeights({input(), surface(), measured()}, sources, settings, progress);
}

/// Sources in the order they are told: by weight, then by distance.
std::vector<std::size_t> DistanceSolution::sourcesInOrder(const ExplainQuery& query) const {
    const std::vector<std::vector<float>>& rows = measured().rows;
    std::vector<std::size_t> order;
    for (const Influence& influence : query.influences) {
        const std::int32_t source = input().sourceOf(influence.joint);
        if (source != kNone) {
            order.push_back(static_cast<std::size_t>(source));
        }
    }
    const auto told = static_cast<std::ptrdiff_t>(order.size());
    for (std::size_t s = 0; s < rows.size(); ++s) {
        if (std::isfinite(rows[s][query.vertex]) &&
            std::find(order.begin(), order.begin() + told, s) == order.begin() + told) {
            order.push_back(s);
        }
    }
    std::stable_sort(order.begin() + told, order.end(), [&](std::size_t a, std::size_t b) {
        return rows[a][query.vertex] < rows[b][query.vertex];
    });
    order.resize(std::min(order.size(), query.mostBones));
    return order;
}

Expected<void> DistanceSolution::explain(const ExplainQuery& query, VertexExplanation& explanation,
                                         Progress& progress) const {
    tellWeighting({input(), surface(), measured()}, *this, query, query.settings, explanation, progress);
    const std::vector<std::size_t> sources = sourcesInOrder(query);
    for (const std::size_t source : sources) {
        BonePath path;
        path.joint = input().sources.joints[source].joint;
        path.share = shareOf(query.influences, path.joint);
        path.meters =
            static_cast<double>(measured().rows[source][query.vertex]) * extent() * query.scene.metersPerUnit;
        explanation.bones.push_back(std::move(path));
    }
    return tracePaths(query.scene, query.vertex, sources, explanation, progress);
}

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

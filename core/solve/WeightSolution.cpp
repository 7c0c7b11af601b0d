#include "core/solve/WeightSolution.h"

#include "core/base/Parallel.h"
#include "core/bind/DistanceWeights.h"
#include "core/bind/bones/NearestBone.h"
#include "core/solve/TellWeighting.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

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

} // namespace sinew

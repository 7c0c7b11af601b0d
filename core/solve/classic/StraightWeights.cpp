#include "core/solve/classic/StraightWeights.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kStraightWeightsGrain = 1024;
constexpr double kEquallyFar = 1e-9;

} // namespace

StraightWeights::StraightWeights(std::shared_ptr<const BindInput> input,
                                 const std::shared_ptr<const StraightStart>& start,
                                 std::shared_ptr<const WeightRows> solved)
    : WeightSolution(std::move(input), start->surface, std::move(solved))
    , ByStraightLines(start) {}

WeightRows weighStraight(const BindInput& input, const WeighDistances& weigh, const Progress& progress) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    const std::vector<Bone>& bones = input.sources.joints;
    WeightRows rows(bones.size(), std::vector<float>(vertices.size()));
    parallelFor(vertices.size(), kStraightWeightsGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<double> values(bones.size());
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < bones.size(); ++s) {
                values[s] = straightDistance(vertices[p], bones[s]);
            }
            weigh(values);
            const double sum = std::accumulate(values.begin(), values.end(), 0.0);
            for (std::size_t s = 0; s < bones.size(); ++s) {
                rows[s][p] = static_cast<float>(values[s] / sum);
            }
        }
    });
    return rows;
}

std::size_t nearestOf(std::span<const double> distances) {
    const double least = *std::ranges::min_element(distances);
    const auto nearest =
        std::ranges::find_if(distances, [&](double d) { return d <= least * (1.0 + kEquallyFar); });
    return static_cast<std::size_t>(nearest - distances.begin());
}

} // namespace sinew

#include "core/solve/classic/StraightSolution.h"

#include "core/base/Parallel.h"
#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/bones/LimbThickness.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

/// Lenders' joints may lie elsewhere by a tenth of this part of the character.
constexpr double kSmallPart = 1.0 / 256.0;

SkeletonPlacement judgeIfAstray(const SolveRequest& request, Progress& progress) {
    if (mayBeAstray(request.input->problem, request.input->sources.joints, 0)) {
        if (const auto place = judgeSkeleton(request.scene, request.settings, progress)) {
            return *place; // else canceled
        }
    }
    return {};
}

} // namespace

Expected<std::shared_ptr<const StraightStart>> startStraight(const SolveRequest& request,
                                                             Progress& progress) {
    const auto* former = formerOf<Solution>(request);
    if (const auto* straight = dynamic_cast<const ByStraightLines*>(former)) {
        return straight->start();
    }
    StraightStart start;
    start.extent = longestSide(request.input->problem);
    if (request.host != nullptr) {
        const double small = kSmallPart * start.extent;
        if (auto same = checkSameSkeleton(request.host->scene, request.scene, small); !same) {
            return fail(same.error());
        }
    }
    start.surface = surfaceFor(request, progress);
    start.skeleton = judgeIfAstray(request, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    progress.report(Stage::Distances, 0.0);
    return std::make_shared<const StraightStart>(std::move(start));
}

double straightDistance(const Vec3& point, const Bone& bone) {
    return (nearestPlace(point, bone) - point).norm();
}

namespace {

constexpr std::size_t kStraightGrain = 1024;

} // namespace

BoneDistances measureStraight(const BindInput& input, const StraightStart& start, Progress& progress) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    const std::vector<Bone>& sources = input.sources.joints;
    BoneDistances measured;
    measured.extent = start.extent;
    measured.rows.assign(sources.size(), std::vector<float>(vertices.size()));
    parallelFor(vertices.size(), kStraightGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < sources.size(); ++s) {
                const double distance = straightDistance(vertices[p], sources[s]);
                measured.rows[s][p] = static_cast<float>(distance / measured.extent);
            }
        }
    });
    scaleByLimbThickness(measured, input, start.surface->diffusion.areas(), progress);
    measured.thickness = distancesToNearest(measured);
    return measured;
}

namespace {

constexpr std::size_t kStraightWeightsGrain = 1024;
constexpr double kEquallyFar = 1e-9;

} // namespace

WeightTable weighStraight(const BindInput& input, const WeighDistances& weigh, const Progress& progress) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    const std::vector<Bone>& bones = input.sources.joints;
    WeightTable table(vertices.size(), bones.size());
    parallelFor(vertices.size(), kStraightWeightsGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<double> values(bones.size());
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < bones.size(); ++s) {
                values[s] = straightDistance(vertices[p], bones[s]);
            }
            weigh(values);
            const double sum = std::accumulate(values.begin(), values.end(), 0.0);
            for (std::size_t s = 0; s < bones.size(); ++s) {
                table.row(p)[s] = static_cast<float>(values[s] / sum);
            }
        }
    });
    return table;
}

Expected<std::shared_ptr<const Solution>>
solveStraight(const SolveRequest& request, std::vector<double> values, Progress& progress,
              const std::function<Solved(const StraightStart& start)>& solve) {
    const auto start = startStraight(request, progress);
    if (!start) {
        return fail(start.error());
    }
    StraightChoice choice{request.settings.solver, std::move(values)};
    const auto* former = formerOf<StraightSolution>(request);
    Solved solved = former != nullptr && former->choice() == choice ? former->solved() : solve(**start);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const StraightSolution>(request.input, *start, std::move(solved),
                                                    std::move(choice));
}

std::size_t nearestOf(std::span<const double> distances) {
    const double min = *std::ranges::min_element(distances);
    const auto nearest =
        std::ranges::find_if(distances, [&](double d) { return d <= min * (1.0 + kEquallyFar); });
    return static_cast<std::size_t>(nearest - distances.begin());
}

} // namespace sinew

#include "core/solve/classic/ClassicSolvers.h"

#include "core/base/Parallel.h"
#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/thickness/LimbThickness.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Lenders' joints may lie elsewhere by a tenth of this part of the character.
constexpr double kSmallPart = 1.0 / 256.0;

SkeletonPlacement judgeIfAstray(const SolveRequest& request, Progress& progress) {
    if (mayBeAstray(request.input->problem, request.input->sources.joints, 0)) {
        if (const auto placement = judgeSkeleton(request.scene, request.settings, progress)) {
            return *placement; // else canceled
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
    return (nearestPoint(point, bone) - point).norm();
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
    const std::vector<Bone>& bones = input.sources.joints;
    const auto measure = [&](const Vec3& point, std::size_t s) { return straightDistance(point, bones[s]); };
    return weighStraight(input, measure, weigh, progress);
}

WeightTable weighStraight(const BindInput& input, const MeasureBone& measure, const WeighDistances& weigh,
                          const Progress& progress) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    const std::vector<Bone>& bones = input.sources.joints;
    WeightTable table(vertices.size(), bones.size());
    parallelFor(vertices.size(), kStraightWeightsGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<double> values(bones.size());
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < bones.size(); ++s) {
                values[s] = measure(vertices[p], s);
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

Expected<std::shared_ptr<const Solution>> solveNearest(const SolveRequest& request, Progress& progress) {
    return solveStraight(request, {}, progress, [&](const StraightStart& start) {
        return std::make_shared<const BoneDistances>(measureStraight(*request.input, start, progress));
    });
}

BindRework nothingToRework(const BindSettings& /*from*/, const BindSettings& /*to*/) {
    return BindRework::Nothing;
}

namespace {

constexpr std::size_t kHierarchyGrain = 1024;
/// Bones that meet in a joint are equally near to what lies beyond it, up to rounding.
constexpr float kEquallyNear = 1.0F + 1e-5F;

/// For each bone the numbers of itself, the one above it and those next below it.
std::vector<std::vector<std::size_t>> relativesOf(const std::vector<Bone>& bones) {
    std::vector<std::vector<std::size_t>> relatives(bones.size());
    for (std::size_t s = 0; s < bones.size(); ++s) {
        relatives[s].push_back(s);
        const auto above = std::ranges::find(bones, bones[s].above, &Bone::joint);
        if (above != bones.end()) {
            const auto parent = static_cast<std::size_t>(above - bones.begin());
            relatives[s].push_back(parent);
            relatives[parent].push_back(s);
        }
    }
    return relatives;
}

/// Leaves every vertex the distances of its nearest bones and of their relatives.
void keepRelatives(const std::vector<std::vector<std::size_t>>& relatives,
                   std::vector<std::vector<float>>& rows, const Progress& progress) {
    const std::size_t vertices = rows.empty() ? 0 : rows.front().size();
    parallelFor(vertices, kHierarchyGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<bool> kept(rows.size());
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            float min = std::numeric_limits<float>::infinity();
            for (const std::vector<float>& row : rows) {
                min = std::min(min, row[p]);
            }
            kept.assign(rows.size(), false);
            for (std::size_t s = 0; s < rows.size(); ++s) {
                if (rows[s][p] <= min * kEquallyNear) {
                    for (const std::size_t relative : relatives[s]) {
                        kept[relative] = true;
                    }
                }
            }
            for (std::size_t s = 0; s < rows.size(); ++s) {
                rows[s][p] = kept[s] ? rows[s][p] : std::numeric_limits<float>::infinity();
            }
        }
    });
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveHierarchy(const SolveRequest& request, Progress& progress) {
    return solveStraight(request, {}, progress, [&](const StraightStart& start) {
        BoneDistances bones = measureStraight(*request.input, start, progress);
        const auto relatives = relativesOf(request.input->sources.joints);
        keepRelatives(relatives, bones.rows, progress);
        keepRelatives(relatives, bones.scaled, progress);
        return std::make_shared<const BoneDistances>(std::move(bones));
    });
}

namespace {

/// `min`: smaller distances count as this one, so that a vertex on a bone is not infinitely bound.
WeighDistances inversePower(double power, double min) {
    return [=](std::span<double> values) {
        const double nearest = std::max(min, *std::ranges::min_element(values));
        for (double& value : values) {
            value = std::pow(nearest / std::max(min, value), power);
        }
    };
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveInverseDistance(const SolveRequest& request,
                                                               Progress& progress) {
    const double power = request.settings.distancePower;
    return solveStraight(request, {power}, progress, [&](const StraightStart& start) {
        const double min = kDistanceTolerance * start.extent;
        return std::make_shared<const WeightTable>(
            weighStraight(*request.input, inversePower(power, min), progress));
    });
}

BindRework inverseDistanceRework(const BindSettings& from, const BindSettings& to) {
    return from.distancePower == to.distancePower ? BindRework::Nothing : BindRework::Distances;
}

namespace {

void nearestTakesAll(std::span<double> values) {
    const std::size_t nearest = nearestOf(values);
    std::ranges::fill(values, 0.0);
    values[nearest] = 1.0;
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveRigid(const SolveRequest& request, Progress& progress) {
    return solveStraight(request, {}, progress, [&](const StraightStart&) {
        return std::make_shared<const WeightTable>(weighStraight(*request.input, nearestTakesAll, progress));
    });
}

} // namespace sinew

#include "core/solve/classic/ClassicSolvers.h"

#include "core/base/Parallel.h"
#include "core/solve/classic/StraightSolution.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace sinew {
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

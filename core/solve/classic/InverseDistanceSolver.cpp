#include "core/solve/classic/InverseDistanceSolver.h"

#include "core/solve/classic/StraightWeights.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

class InverseDistanceSolution final : public StraightWeights {
public:
    InverseDistanceSolution(std::shared_ptr<const BindInput> input,
                            const std::shared_ptr<const StraightStart>& start,
                            std::shared_ptr<const WeightRows> weights, double power)
        : StraightWeights(std::move(input), start, std::move(weights))
        , m_power(power) {}

    double power() const { return m_power; }

private:
    double m_power;
};

/// `least`: smaller distances count as this one, so that a vertex on a bone is not infinitely bound.
WeighDistances inversePower(double power, double least) {
    return [=](std::span<double> values) {
        const double nearest = std::max(least, *std::ranges::min_element(values));
        for (double& value : values) {
            value = std::pow(nearest / std::max(least, value), power);
        }
    };
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveInverseDistance(const SolveRequest& request,
                                                               Progress& progress) {
    const auto start = startStraight(request, progress);
    if (!start) {
        return fail(start.error());
    }
    const double power = request.settings.distancePower;
    const auto* former = formerOf<InverseDistanceSolution>(request);
    const bool same = former != nullptr && former->power() == power;
    const double least = kDistanceTolerance * (*start)->extent;
    auto weights = same ? former->sharedSolved()
                        : std::make_shared<const WeightRows>(
                              weighStraight(*request.input, inversePower(power, least), progress));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const InverseDistanceSolution>(request.input, *start, std::move(weights), power);
}

BindRework inverseDistanceRework(const BindSettings& from, const BindSettings& to) {
    return from.distancePower == to.distancePower ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew

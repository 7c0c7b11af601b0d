#include "core/solve/classic/RigidSolver.h"

#include "core/solve/classic/StraightWeights.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

class RigidSolution final : public StraightWeights {
public:
    using StraightWeights::StraightWeights;
};

void nearestTakesAll(std::span<double> values) {
    const std::size_t nearest = nearestOf(values);
    std::ranges::fill(values, 0.0);
    values[nearest] = 1.0;
}

} // namespace

Expected<std::shared_ptr<const Solution>> solveRigid(const SolveRequest& request, Progress& progress) {
    const auto start = startStraight(request, progress);
    if (!start) {
        return fail(start.error());
    }
    const auto* former = formerOf<RigidSolution>(request);
    auto weights =
        former != nullptr
            ? former->sharedSolved()
            : std::make_shared<const WeightRows>(weighStraight(*request.input, nearestTakesAll, progress));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const RigidSolution>(request.input, *start, std::move(weights));
}

} // namespace sinew

#include "core/solve/classic/NearestSolver.h"

#include "core/solve/classic/StraightSolution.h"

namespace sinew {
namespace {

class NearestSolution final : public StraightSolution {
public:
    using StraightSolution::StraightSolution;
};

} // namespace

Expected<std::shared_ptr<const Solution>> solveNearest(const SolveRequest& request, Progress& progress) {
    return solveStraight<NearestSolution>(request, progress, [&](const StraightStart& start) {
        return measureStraight(*request.input, start, progress);
    });
}

BindRework nothingToRework(const BindSettings& /*from*/, const BindSettings& /*to*/) {
    return BindRework::Nothing;
}

} // namespace sinew

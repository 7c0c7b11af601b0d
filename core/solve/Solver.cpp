#include "core/solve/Solver.h"

namespace sinew {

std::vector<float> Evidence::leafDistances(std::size_t /*source*/, Progress& /*progress*/) const {
    return {};
}

void Solution::addToReport(const Scene& /*scene*/, const SkinWeights& /*welded*/,
                           BindReport& /*report*/) const {}

} // namespace sinew

#include "core/solve/Solver.h"

namespace sinew {

RigidShells Solution::rigidShells(const SkinWeights& solved, const WeightingSettings& settings) const {
    return findRigidShells(input(), surface(), solved, settings);
}

std::vector<float> Evidence::leafDistances(std::size_t /*source*/, Progress& /*progress*/) const {
    return {};
}

void Solution::addToReport(const Scene& /*scene*/, const SkinWeights& /*welded*/,
                           BindReport& /*report*/) const {}

} // namespace sinew

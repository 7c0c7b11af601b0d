#include "core/solve/Solver.h"

namespace sinew {

RigidShells Solution::rigidShells(const SkinWeights& solved, const WeightingSettings& settings) const {
    return findRigidShells(input(), surface(), solved, settings);
}

std::vector<float> Evidence::leafDistances(std::size_t /*source*/, Progress& /*progress*/) const {
    return {};
}

std::shared_ptr<const BindSurface> surfaceFor(const SolveRequest& request, const Progress& progress) {
    for (const Solution* lending : {request.previous, request.beside}) {
        if (lending != nullptr && lending->sharedInput() == request.input) {
            return lending->sharedSurface();
        }
    }
    if (request.surface) {
        return request.surface;
    }
    return std::make_shared<const BindSurface>(
        describeSurface(request.scene, request.input->problem, progress));
}

void Solution::addToReport(const Scene& /*scene*/, const SkinWeights& /*welded*/,
                           BindReport& /*report*/) const {}

} // namespace sinew

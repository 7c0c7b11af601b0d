#include "core/solve/Solver.h"

#include <variant>

namespace sinew {

const BoneDistances* Solution::measured() const {
    const auto* distances = std::get_if<std::shared_ptr<const BoneDistances>>(&m_solved);
    return distances != nullptr ? distances->get() : nullptr;
}

const WeightTable* Solution::solvedWeights() const {
    const auto* weights = std::get_if<std::shared_ptr<const WeightTable>>(&m_solved);
    return weights != nullptr ? weights->get() : nullptr;
}

std::span<const std::vector<float>> Solution::distances() const {
    return measured() != nullptr ? std::span<const std::vector<float>>(measured()->rows)
                                 : std::span<const std::vector<float>>();
}

double Solution::extent() const {
    return measured() != nullptr ? measured()->extent : 1.0;
}

SkinWeights Solution::weights(std::span<const std::size_t> sources, const WeightingSettings& settings,
                              Progress& progress) const {
    return limitedWeights({input(), surface(), m_solved}, sources, settings, progress);
}

WeightTable Solution::unlimited(std::span<const std::size_t> sources, const WeightingSettings& settings,
                                Progress& progress) const {
    return unlimitedWeights({input(), surface(), m_solved}, sources, settings, progress);
}

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

#include "core/solve/Solvers.h"

#include "core/solve/classic/ClassicSolvers.h"
#include "core/solve/geodesic/GeodesicSolver.h"
#include "core/solve/heat/HeatSolver.h"
#include "core/solve/picture/PictureSolver.h"

#include <algorithm>
#include <array>
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

namespace {

constexpr std::array kSolvers{
    Solver{"geodesic", true, geodesicRework, solveGeodesic, true},
    Solver{"heat", true, heatRework, solveHeat},
    Solver{"biharmonic", true, biharmonicRework, solveBiharmonic},
    Solver{"harmonic", true, harmonicRework, solveHarmonic},
    Solver{"voxel-heat", true, voxelHeatRework, solveVoxelHeat},
    Solver{"nearest", false, nothingToRework, solveNearest, true},
    Solver{"hierarchy", false, nothingToRework, solveHierarchy, true},
    Solver{"inverse-distance", false, inverseDistanceRework, solveInverseDistance},
    Solver{"rigid", false, nothingToRework, solveRigid},
    Solver{"envelope", false, envelopeRework, solveEnvelope},
    Solver{"picture", false, pictureRework, solvePicture},
};

} // namespace

std::span<const Solver> solvers() {
    return kSolvers;
}

const Solver* findSolver(std::string_view key) {
    const auto found =
        std::ranges::find(kSolvers, key, [](const Solver& s) { return std::string_view(s.key); });
    return found == kSolvers.end() ? nullptr : &*found;
}

std::string solverKeys() {
    std::string keys;
    for (const Solver& solver : kSolvers) {
        keys += (keys.empty() ? "" : ", ");
        keys += solver.key;
    }
    return keys;
}

Expected<void> checkSolvers(const BindSettings& settings) {
    if (findSolver(settings.solver) == nullptr) {
        return fail(ErrorCode::SolverUnknown, {settings.solver, solverKeys()});
    }
    for (const PartRule& rule : settings.parts) {
        if (!rule.solver.empty() && findSolver(rule.solver) == nullptr) {
            return fail(ErrorCode::RuleSolverUnknown, {ruleName(rule), rule.solver, solverKeys()});
        }
    }
    for (const Region& region : settings.regions) {
        if (region.solver && findSolver(*region.solver) == nullptr) {
            return fail(ErrorCode::RegionSolverUnknown, {region.name, *region.solver, solverKeys()});
        }
    }
    return {};
}

} // namespace sinew

#include "core/solve/Solvers.h"

#include "core/solve/classic/ClassicSolvers.h"
#include "core/solve/classic/EnvelopeSolver.h"
#include "core/solve/field/FieldProblem.h"
#include "core/solve/geodesic/GeodesicSolver.h"
#include "core/solve/heat/HeatSolver.h"
#include "core/solve/picture/PictureSolver.h"

#include <algorithm>
#include <array>

namespace sinew {
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

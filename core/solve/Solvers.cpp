#include "core/solve/Solvers.h"

#include "core/solve/geodesic/GeodesicSolver.h"
#include "core/solve/heat/HeatSolver.h"
#include "core/solve/nearest/NearestSolver.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::array kSolvers{
    Solver{"geodesic", true, geodesicRework, solveGeodesic},
    Solver{"heat", true, heatRework, solveHeat},
    Solver{"nearest", false, nearestRework, solveNearest},
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

} // namespace sinew

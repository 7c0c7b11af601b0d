#include "core/style/SurfaceKind.h"

#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace sinew {

double largestShellOf(const BindProblem& problem) {
    const SurfaceShells shells = surfaceShells(problem.vertices.size(), problem.triangles);
    const std::vector<double> areas = shellAreas(shells, problem.vertices, problem.triangles);
    const double all = std::accumulate(areas.begin(), areas.end(), 0.0);
    return all > 0.0 ? *std::ranges::max_element(areas) / all : 0.0;
}

SurfaceKind surfaceKindOf(const BindProblem& problem) {
    return largestShellOf(problem) >= kMainShell ? SurfaceKind::One : SurfaceKind::Several;
}

} // namespace sinew

#include "core/solve/volume/FilledCages.h"

#include "core/geometry/repair/Orientation.h"

#include <utility>

namespace sinew {

std::vector<FilledSurface> filledCages(const std::vector<Cage>& cages, const VoxelFrame& base) {
    std::vector<FilledSurface> surfaces;
    for (const Cage& cage : cages) {
        if (!fillsVolume(cage) || !holdsAll(base, cage.vertices)) {
            continue;
        }
        FilledSurface& surface = surfaces.emplace_back(FilledSurface{cage.vertices, cage.faces});
        const OrientationFix fix = orientOutward(surface.vertices, surface.triangles);
        for (std::size_t t = 0; t < surface.triangles.size(); ++t) {
            if (fix.flipTriangle[t]) {
                std::swap(surface.triangles[t][1], surface.triangles[t][2]);
            }
        }
    }
    return surfaces;
}

ResolvedSurface::ResolvedSurface(const BindProblem& problem, const std::vector<FilledSurface>& filled)
    : m_problem(problem) {
    if (filled.empty()) {
        return;
    }
    m_vertices = problem.vertices;
    m_triangles = problem.triangles;
    for (const FilledSurface& surface : filled) {
        const auto first = static_cast<std::uint32_t>(m_vertices.size());
        m_vertices.insert(m_vertices.end(), surface.vertices.begin(), surface.vertices.end());
        for (const auto& [a, b, c] : surface.triangles) {
            m_triangles.push_back({a + first, b + first, c + first});
        }
    }
}

} // namespace sinew

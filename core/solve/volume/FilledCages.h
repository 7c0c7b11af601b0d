#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/bones/Cage.h"
#include "core/voxel/voxelize/FilledSurface.h"

#include <span>
#include <vector>

namespace sinew {

/// The surfaces of cages whose inside is volume (fillsVolume), each facing one way; of none that reaches far
/// beyond the mesh (clipFarBones) and so out of the grid. O(n log n).
std::vector<FilledSurface> filledCages(const std::vector<Cage>& cages, const VoxelFrame& base);

/// All that is resolved to base voxels, for estimates of memory: the problem's own vertices and triangles
/// where nothing is filled, else a copy of them with what is.
class ResolvedSurface {
public:
    /// Refers to `problem`.
    ResolvedSurface(const BindProblem& problem, const std::vector<FilledSurface>& filled);

    std::span<const Vec3> vertices() const { return m_vertices.empty() ? m_problem.vertices : m_vertices; }
    std::span<const Triangle> triangles() const {
        return m_triangles.empty() ? m_problem.triangles : m_triangles;
    }

private:
    const BindProblem& m_problem;
    std::vector<Vec3> m_vertices; ///< empty: nothing is filled
    std::vector<Triangle> m_triangles;
};

} // namespace sinew

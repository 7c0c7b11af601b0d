#pragma once

#include "core/base/Types.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Where a half-line goes through a surface.
struct SurfaceCrossing {
    double distance = 0.0;   ///< from where the half-line begins
    int leaving = 0;         ///< +1: out through a front face; -1: in
    std::uint32_t shell = 0; ///< SurfaceShells::ofVertex

    bool operator==(const SurfaceCrossing&) const = default;
};

/// Finds what half-lines go through, and what lies inside, on a surface with outward-facing triangles. Keeps
/// references to what it is made of.
class SurfaceRays {
public:
    /// Welded vertices #G x 3 and triangles of them. O(#T log #T), parallel.
    SurfaceRays(std::span<const Vec3> vertices, std::span<const Triangle> triangles);

    /// All crossings in order of their distance, those nearer than 1e-6 of the surface's diagonal left out.
    /// Where the half-line meets an edge or a vertex, the triangles around it that face alike count once; at
    /// one distance what goes in stands before what goes out. direction: unit length. O(log #T + crossings)
    /// expected.
    void cross(const Vec3& from, const Vec3& direction, std::vector<SurfaceCrossing>& crossings) const;

    /// Whether along two of the three axes a point has surface on both sides.
    bool surrounds(const Vec3& point) const;
    /// Whether along two of the three axes a point lies inside on both sides: more goes out than in.
    bool encloses(const Vec3& point) const;

    const BoxTree& tree() const { return m_tree; }
    const SurfaceShells& shells() const { return m_shells; }
    std::span<const Vec3> vertices() const { return m_vertices; }
    const Triangle& triangle(std::uint32_t t) const { return m_triangles[t]; }
    double diagonal() const { return m_diagonal; }

private:
    template<typename Says>
    bool onTwoAxes(const Vec3& point, const Says& says) const;

    std::span<const Vec3> m_vertices;
    std::span<const Triangle> m_triangles;
    SurfaceShells m_shells;
    BoxTree m_tree;
    double m_diagonal;
};

} // namespace sinew

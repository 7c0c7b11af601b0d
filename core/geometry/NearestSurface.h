#pragma once

#include "core/geometry/BoxTree.h"
#include "core/geometry/Mesh.h"

#include <span>
#include <vector>

namespace sinew {

/// Finds the places of a surface that are nearest to a point. Keeps references to what it is made of.
class NearestSurface {
public:
    struct Hit {
        std::uint32_t triangle = 0;
        Vec3 shares = Vec3::Zero(); ///< barycentric, of the triangle's corners
        Vec3 place = Vec3::Zero();
        double distance = 0.0;
        double weight = 0.0; ///< of all hits 1: alike for every place, and for every hit at a place
    };

    /// At least one triangle, finite points. O(n log n).
    NearestSurface(std::span<const Vec3> points, std::span<const Triangle> triangles);

    /// The nearest places and all triangles that reach them. More than one when they are equally far (within
    /// 1e-9 of the surface's diagonal): which of them came first would depend on the numbering, and a
    /// symmetric character would limp. O(log n) expected.
    std::vector<Hit> nearest(const Vec3& point) const;

private:
    Hit onTriangle(std::uint32_t triangle, const Vec3& point) const;
    double nearestDistance(const Vec3& point) const;

    std::span<const Vec3> m_vertices;
    std::span<const Triangle> m_triangles;
    Aabb m_box;
    BoxTree m_tree;
};

} // namespace sinew

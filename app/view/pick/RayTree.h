#pragma once

#include "app/view/OrbitCamera.h"
#include "core/geometry/Mesh.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// Where a ray first meets triangles.
struct RayHit {
    std::uint32_t triangle = 0;
    double distance = 0.0;       ///< along the ray
    Vec3 weights = Vec3::Zero(); ///< barycentric, of the triangle's points
};

/// A tree of boxes over triangles for casting rays. Built once; when points move its boxes follow in O(n),
/// which stays good enough as long as neighbours stay neighbours (a skinned mesh).
class RayTree {
public:
    RayTree() = default;
    /// Triangles with a point that is not a number are never hit. O(n log n).
    RayTree(std::span<const Vec3> vertices, std::vector<Triangle> triangles);

    void refit(std::span<const Vec3> vertices);
    /// Both sides of triangles count. About O(log n).
    std::optional<RayHit> cast(const Ray& ray) const;
    /// Distances of all triangles that it meets, ascending. About O(log n) for each.
    std::vector<double> crossings(const Ray& ray) const;
    const std::vector<Triangle>& triangles() const { return m_triangles; }
    const Vec3& point(std::uint32_t index) const { return m_vertices[index]; }
    bool empty() const { return m_triangles.empty(); }

private:
    struct Node {
        Aabb box;
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        std::uint32_t right = 0; ///< second child, the first follows its parent; 0: a leaf
    };
    void build(std::uint32_t begin, std::uint32_t end, std::span<const Vec3> centers);
    std::optional<RayHit> castTriangle(const Ray& ray, std::uint32_t triangle) const;
    /// Calls `met(hit)` for triangles in boxes that the ray enters before `reach()`.
    template<typename Reach, typename Met>
    void visit(const Ray& ray, const Reach& reach, const Met& met) const;

    std::vector<Vec3> m_vertices;
    std::vector<Triangle> m_triangles;
    std::vector<std::uint32_t> m_order;
    std::vector<Node> m_nodes; ///< parents before children
};

} // namespace sinew

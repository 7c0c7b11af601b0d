#pragma once

#include "app/document/DocumentState.h"
#include "app/view/OrbitCamera.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/subdivide/SubdividedMesh.h"
#include "core/scene/SmoothParts.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <cstdint>
#include <memory>
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

/// A place on the posed surface.
struct SurfacePick {
    VertexId vertex; ///< nearest vertex of the polygon that was hit
    Vec3 position = Vec3::Zero();
    double distance = 0.0;            ///< from the ray's start
    std::uint32_t triangle = 0;       ///< of the part's triangulation
    Vec3 barycentric = Vec3::UnitX(); ///< of its corners in the place
    Vec3 normal = Vec3::UnitY();      ///< its unit normal, towards the ray's start
};

/// Where places on a smooth surface are on its posed cage.
class CagePlaces {
public:
    CagePlaces(std::shared_ptr<const Mesh> cage, std::shared_ptr<const SubdividedMesh> surface);

    void setVertices(std::span<const Vec3> vertices) { m_vertices.assign(vertices.begin(), vertices.end()); }
    /// The place of the cage that is nearest to `position` on this polygon of the surface, within the cage's
    /// polygon that it lies in: its vertex, triangle and barycentric coordinates, into the pick.
    void put(std::uint32_t polygon, const Vec3& position, SurfacePick& pick) const;

private:
    std::shared_ptr<const SubdividedMesh> m_surface;
    std::vector<Vec3> m_vertices;          ///< of the cage
    std::vector<std::uint32_t> m_polygons; ///< of each triangle, ascending
    std::vector<Triangle> m_triangles;     ///< of the cage
};

/// Finds what is under the cursor on the posed parts.
class SurfacePicker {
public:
    SurfacePicker() = default;
    /// In bind pose. `hidden`: parts that are not there, by number; empty: none. `faces`: those that are not
    /// there either; null: none. `smooth`: surfaces that stand for their cages; null: none. A place on one is
    /// picked where it is seen, with the nearest vertex, triangle and coordinates of its cage.
    explicit SurfacePicker(const Scene& scene, const std::vector<bool>& hidden = {},
                           const HiddenFaces* faces = nullptr, const SmoothParts* smooth = nullptr);

    /// New positions of what is shown of a part; call update() after the last part.
    void setVertices(std::size_t part, std::span<const Vec3> vertices);
    /// And of its cage, where a smooth surface is shown.
    void setCage(std::size_t part, std::span<const Vec3> vertices);
    void update();
    std::optional<SurfacePick> pick(const Ray& ray) const;
    /// The middle of the first stretch of a ray inside the volume that the surfaces enclose (winding numbers,
    /// so overlaps and holes do no harm); where they enclose none, the first place on them. Nothing where it
    /// meets no surface. The first call after update() is O(n log n).
    std::optional<Vec3> middle(const Ray& ray);
    /// The middle, along a ray, of the solid in which the place at `distance` on it lies; where it lies in
    /// none, of the first that the ray meets. Nothing where there is none, or where its middle is further
    /// from the place than it is thick: there it is no limb that the place belongs to.
    std::optional<Vec3> middleBeside(const Ray& ray, double distance);

private:
    bool inside(const Vec3& position);
    double thicknessAt(const Vec3& position, const Vec3& across);
    VertexId idOf(std::uint32_t vertex) const;

    std::vector<std::optional<CagePlaces>> m_cages; ///< #parts; nothing where the mesh itself is shown
    std::vector<std::uint32_t> m_polygonOf;         ///< of every triangle of parts with a smooth surface
    std::vector<std::uint32_t> m_firstVertex{0};    ///< #parts + 1
    std::vector<std::uint32_t> m_firstTriangle{0};  ///< #parts + 1
    std::vector<Vec3> m_vertices;
    RayTree m_tree;
    std::optional<WindingNumber> m_winding; ///< made when asked for
};

} // namespace sinew

#pragma once

#include "app/document/DocumentState.h"
#include "app/view/BoneShapes.h"
#include "app/view/OrbitCamera.h"
#include "core/geometry/Mesh.h"
#include "core/voxel/voxelize/Voxelize.h"

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
    Vec3 place = Vec3::Zero();
    double distance = 0.0;       ///< from the ray's start
    std::uint32_t triangle = 0;  ///< of the part's triangulation
    Vec3 shares = Vec3::UnitX(); ///< of its corners in the place
    Vec3 normal = Vec3::UnitY(); ///< its unit normal, towards the ray's start
};

/// Finds what is under the cursor on the posed parts.
class SurfacePicker {
public:
    SurfacePicker() = default;
    /// In bind pose. `hidden`: parts that are not there, by number; empty: none. `faces`: those that are not
    /// there either; null: none.
    explicit SurfacePicker(const Scene& scene, const std::vector<bool>& hidden = {},
                           const HiddenFaces* faces = nullptr);

    /// New places of a part's vertices; call update() after the last part.
    void setVertices(std::size_t part, std::span<const Vec3> vertices);
    void update();
    std::optional<SurfacePick> pick(const Ray& ray) const;
    /// The middle of the first stretch of a ray inside the volume that the surfaces enclose (winding numbers,
    /// so overlaps and holes do no harm); where they enclose none, the first place on them. Nothing where it
    /// meets no surface. The first call after update() is O(n log n).
    std::optional<Vec3> middle(const Ray& ray);

private:
    VertexId idOf(std::uint32_t vertex) const;

    std::vector<std::uint32_t> m_firstVertex{0};   ///< #parts + 1
    std::vector<std::uint32_t> m_firstTriangle{0}; ///< #parts + 1
    std::vector<Vec3> m_vertices;
    RayTree m_tree;
    std::optional<WindingNumber> m_winding; ///< made when asked for
};

/// A joint picked by its dot or its bone.
struct JointPick {
    std::int32_t joint = kNone; ///< whose bone, or whose dot
    std::int32_t end = kNone;   ///< the joint whose place is nearest to the cursor: what IK drags
    double pixels = 0.0;        ///< between cursor and bone
};

/// The bone under the cursor: dots before bones, nearer to the cursor before nearer to the eye. With a depth
/// (of the surface under the cursor) bones behind it do not count: pass none to pick through the surface.
/// `shown`: joints whose dots are there, #J or empty for all.
std::optional<JointPick> pickJoint(std::span<const BoneShape> bones, std::span<const Transform> joints,
                                   const OrbitCamera& camera, double x, double y,
                                   std::optional<double> surfaceDepth, const std::vector<bool>& shown = {});

} // namespace sinew

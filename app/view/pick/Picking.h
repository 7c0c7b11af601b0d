#pragma once

#include "app/document/DocumentState.h"
#include "app/view/BoneShapes.h"
#include "app/view/pick/RayTree.h"
#include "core/voxel/voxelize/WindingNumber.h"

#include <optional>

namespace sinew {

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

#pragma once

#include "app/document/DocumentState.h"
#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/view/DrawnShapes.h"
#include "app/view/OrbitCamera.h"
#include "core/geometry/Mesh.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <QObject>

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

/// A scene's vertices as a camera sees them, worked out once for many questions (a drag): where each is on
/// the screen, and whether the surface hides it. Hidden is what lies behind the surface by more than a
/// pixel's width there, so creases and rims are picked as they are seen.
class ScreenPoints {
public:
    ScreenPoints() = default;
    /// `positions`: posed vertices of every part. `through`: nothing is hidden. O(#P), and for hidden
    /// vertices O(pixels + triangles), in parallel. A place behind the eye or that is not a number is never
    /// picked, nor is any of the parts in `left` (flags, empty: none).
    ScreenPoints(std::span<const std::vector<Vec3>* const> positions, std::span<const Triangle> triangles,
                 const OrbitCamera& camera, bool through, const std::vector<bool>& left = {});

    /// Vertices in a rectangle, corners in any order. Screen positions are logical pixels, y down.
    VertexSet inBox(const Eigen::Vector2d& a, const Eigen::Vector2d& b) const;
    /// Vertices in a closed line (even-odd); less than three corners hold nothing.
    VertexSet inLasso(std::span<const Eigen::Vector2d> corners) const;
    /// Vertices within `radius` of the way from a to b: a round brush that moved.
    VertexSet inStroke(const Eigen::Vector2d& a, const Eigen::Vector2d& b, double radius) const;
    /// The vertex nearest to a place and no further than `reach`; of those on top of one another the nearest
    /// to the eye.
    std::optional<VertexId> nearest(const Eigen::Vector2d& at, double reach) const;

    std::size_t partCount() const { return m_firstVertex.size() - 1; }
    /// In front of the eye and not hidden.
    bool seen(std::size_t part, std::size_t vertex) const {
        return m_seen[m_firstVertex[part] + vertex] != 0;
    }

private:
    void project(std::span<const std::vector<Vec3>* const> positions, const OrbitCamera& camera,
                 const std::vector<bool>& left);
    void hide(std::span<const Triangle> triangles, const OrbitCamera& camera);
    template<typename Inside>
    VertexSet verticesWhere(const Inside& inside) const;

    std::vector<std::size_t> m_firstVertex{0}; ///< #parts + 1
    std::vector<Vec3f> m_screen;               ///< x, y, depth in front of the eye
    std::vector<unsigned char> m_seen;
};

/// What is under the cursor in the shown pose, of the layers and parts that are shown. Follows the posed
/// mesh; works boxes out anew only when asked.
class PosedPicker : public QObject {
    Q_OBJECT
public:
    PosedPicker(Document& document, PosedMesh& posed, ViewState& view, QObject* parent = nullptr);

    std::optional<SurfacePick> surface(const OrbitCamera& camera, double x, double y);
    /// The middle of the volume under the cursor (SurfacePicker::middle), where a surface is shown.
    std::optional<Vec3> middle(const OrbitCamera& camera, double x, double y);
    /// The middle of the limb about a place as the camera sees it (SurfacePicker::middleBeside), where a
    /// surface is shown.
    std::optional<Vec3> middleBeside(const OrbitCamera& camera, const Vec3& position);
    /// Through the surface when the view has x-ray on.
    std::optional<JointPick> joint(const OrbitCamera& camera, double x, double y);
    /// Joints that are not hidden, #J; empty: all. Others are not found.
    const std::vector<bool>& jointsShown();

private:
    bool surfaceShown() const;
    void refresh();

    Document& m_document;
    PosedMesh& m_posed;
    ViewState& m_view;
    std::shared_ptr<const Scene> m_scene; ///< m_picker's
    std::vector<bool> m_hidden;           ///< parts that m_picker leaves out
    std::shared_ptr<const HiddenFaces> m_hiddenFaces;
    std::shared_ptr<const SmoothParts> m_smooth; ///< surfaces that m_picker shows
    std::optional<std::vector<bool>> m_joints;   ///< those that are shown, once they were asked for
    SurfacePicker m_picker;
    double m_size = 1.0;
    bool m_stale = true;
};

/// The vertices of the document's shown parts on the screen, in the shown pose. Works them out when asked and
/// again only when the pose, the camera or the question has changed, so a drag asks as often as it likes.
class VertexPicker : public QObject {
    Q_OBJECT
public:
    VertexPicker(Document& document, PosedMesh& posed, QObject* parent = nullptr);

    /// `through`: the surface hides nothing. Lasts until the next call. Needs a scene.
    const ScreenPoints& vertices(const OrbitCamera& camera, bool through);
    /// A vertex with all that lie in the same place in the shown pose, as seams do: within kWeldTolerance of
    /// the bind pose's diagonal of it, and not by chains as WeldedSurface joins them.
    VertexSet coLocated(VertexId vertex);

private:
    void triangulateScene();

    Document& m_document;
    PosedMesh& m_posed;
    std::shared_ptr<const Scene> m_scene;             ///< m_triangles'
    std::shared_ptr<const HiddenFaces> m_hiddenFaces; ///< that m_triangles leave out
    std::vector<bool> m_hidden;                       ///< parts that m_triangles and m_vertices leave out
    std::vector<Triangle> m_triangles;                ///< of vertices counted through all parts
    std::optional<OrbitCamera> m_camera;              ///< m_vertices'; nothing: they are out of date
    bool m_through = false;
    ScreenPoints m_vertices;
};

/// Where a click on the character puts a vertex.
enum class DrawDepth { Middle, Surface };

/// The place that a click means: in the middle of the volume or on the surface under the cursor; beside the
/// character in the plane through `beside` that faces the viewer, or through the camera's target where that
/// plane lies behind the eye.
Vec3 drawPosition(PosedPicker& surface, const OrbitCamera& camera, double x, double y, DrawDepth depth,
                  const Vec3& beside);

/// The number of the place that is seen within a few pixels of the cursor, through everything: the nearest to
/// the cursor, of those on top of one another the nearest to the eye. O(n).
std::optional<std::size_t> pickPosition(std::span<const Vec3> positions, const OrbitCamera& camera, double x,
                                        double y);

} // namespace sinew

#pragma once

#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/view/pick/JointPick.h"
#include "app/view/pick/ScreenPoints.h"
#include "app/view/pick/SurfacePicker.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

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

} // namespace sinew

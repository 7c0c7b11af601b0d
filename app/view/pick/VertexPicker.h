#pragma once

#include "app/document/PosedMesh.h"
#include "app/view/pick/ScreenPoints.h"

#include <QObject>

namespace sinew {

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

} // namespace sinew

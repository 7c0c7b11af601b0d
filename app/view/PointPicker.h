#pragma once

#include "app/document/PosedMesh.h"
#include "app/view/ScreenPoints.h"

#include <QObject>

namespace sinew {

/// The points of the document's shown parts on the screen, in the shown pose. Works them out when asked and
/// again only when the pose, the camera or the question has changed, so a drag asks as often as it likes.
class PointPicker : public QObject {
    Q_OBJECT
public:
    PointPicker(Document& document, PosedMesh& posed, QObject* parent = nullptr);

    /// `through`: the surface hides nothing. Lasts until the next call. Needs a scene.
    const ScreenPoints& points(const OrbitCamera& camera, bool through);
    /// A point with all points of the shown pose that lie in the same place, as seams have them.
    PointSet coLocated(PointId point);

private:
    void triangulateScene();

    Document& m_document;
    PosedMesh& m_posed;
    std::shared_ptr<const Scene> m_scene; ///< m_triangles'
    std::vector<bool> m_hidden;           ///< parts that m_triangles and m_points leave out
    std::vector<Triangle> m_triangles;    ///< of points counted through all parts
    std::optional<OrbitCamera> m_camera;  ///< m_points'; nothing: they are out of date
    bool m_through = false;
    ScreenPoints m_points;
};

} // namespace sinew

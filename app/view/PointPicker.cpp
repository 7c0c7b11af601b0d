#include "app/view/PointPicker.h"

#include "app/document/SelectEdits.h"
#include "app/document/VisibilityEdits.h"

namespace sinew {
namespace {

constexpr double kSamePlace = 1e-6; // of the character's diagonal

} // namespace

PointPicker::PointPicker(Document& document, PosedMesh& posed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed) {
    connect(&posed, &PosedMesh::changed, this, [this] { m_camera.reset(); });
}

void PointPicker::triangulateScene() {
    m_scene = m_document.state().scene;
    m_hidden = m_document.state().hidden;
    m_camera.reset();
    m_triangles.clear();
    std::uint32_t first = 0;
    for (std::size_t part = 0; part < m_scene->parts.size(); ++part) {
        const Mesh& mesh = *m_scene->parts[part].mesh;
        const bool there = !isHidden(m_document.state(), part);
        for (const Triangle& t : there ? triangulate(mesh) : std::vector<Triangle>()) {
            m_triangles.push_back({t[0] + first, t[1] + first, t[2] + first});
        }
        first += static_cast<std::uint32_t>(mesh.pointCount());
    }
}

const ScreenPoints& PointPicker::points(const OrbitCamera& camera, bool through) {
    if (m_scene != m_document.state().scene || m_hidden != m_document.state().hidden) {
        triangulateScene();
    }
    if (!m_camera || !(*m_camera == camera) || m_through != through) {
        std::vector<const std::vector<Vec3>*> places;
        for (std::size_t part = 0; part < m_scene->parts.size(); ++part) {
            places.push_back(&m_posed.points(part));
        }
        m_points = ScreenPoints(places, m_triangles, camera, through, m_hidden);
        m_camera = camera;
        m_through = through;
    }
    return m_points;
}

PointSet PointPicker::coLocated(PointId point) {
    const DocumentState& state = m_document.state();
    const Vec3 place = m_posed.points(point.part)[point.point];
    const double reach = kSamePlace * bounds(*state.scene).diagonal();
    PointSet set = noPoints(state);
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        const std::vector<Vec3>& places = m_posed.points(part);
        for (std::size_t p = 0; p < places.size(); ++p) {
            if ((places[p] - place).squaredNorm() <= reach * reach) {
                set.set(part, p);
            }
        }
    }
    set.set(point.part, point.point); // its place may be no number
    return shownOnly(std::move(set), state);
}

} // namespace sinew

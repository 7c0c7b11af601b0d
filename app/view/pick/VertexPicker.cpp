#include "app/view/pick/VertexPicker.h"

#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "core/geometry/WeldedSurface.h"

namespace sinew {

VertexPicker::VertexPicker(Document& document, PosedMesh& posed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed) {
    connect(&posed, &PosedMesh::changed, this, [this] { m_camera.reset(); });
}

void VertexPicker::triangulateScene() {
    m_scene = m_document.state().scene;
    m_hidden = unreachableParts(m_document.state());
    m_hiddenFaces = m_document.state().hiddenFaces;
    m_camera.reset();
    m_triangles.clear();
    std::uint32_t first = 0;
    for (std::size_t part = 0; part < m_scene->parts.size(); ++part) {
        const Mesh& mesh = *m_scene->parts[part].mesh;
        const bool there = isReachable(m_document.state(), part);
        std::vector<std::uint32_t> polygons;
        const std::vector<Triangle> triangles =
            there ? triangulate(mesh, nullptr, &polygons) : std::vector<Triangle>();
        for (std::size_t t = 0; t < triangles.size(); ++t) {
            if (!m_hiddenFaces || !m_hiddenFaces->has(part, polygons[t])) {
                const Triangle& at = triangles[t];
                m_triangles.push_back({at[0] + first, at[1] + first, at[2] + first});
            }
        }
        first += static_cast<std::uint32_t>(mesh.vertexCount());
    }
}

const ScreenPoints& VertexPicker::vertices(const OrbitCamera& camera, bool through) {
    const DocumentState& state = m_document.state();
    if (m_scene != state.scene || m_hidden != unreachableParts(state) || m_hiddenFaces != state.hiddenFaces) {
        triangulateScene();
    }
    if (!m_camera || !(*m_camera == camera) || m_through != through) {
        std::vector<const std::vector<Vec3>*> places;
        for (std::size_t part = 0; part < m_scene->parts.size(); ++part) {
            places.push_back(&m_posed.vertices(part));
        }
        m_vertices = ScreenPoints(places, m_triangles, camera, through, m_hidden);
        m_camera = camera;
        m_through = through;
    }
    return m_vertices;
}

VertexSet VertexPicker::coLocated(VertexId vertex) {
    const DocumentState& state = m_document.state();
    const Vec3 place = m_posed.vertices(vertex.part)[vertex.vertex];
    const double reach = kWeldTolerance * bounds(*state.scene).diagonal();
    VertexSet set = noVertices(state);
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        const std::vector<Vec3>& places = m_posed.vertices(part);
        for (std::size_t p = 0; p < places.size(); ++p) {
            if ((places[p] - place).squaredNorm() <= reach * reach) {
                set.set(part, p);
            }
        }
    }
    set.set(vertex.part, vertex.vertex); // its place may be no number
    return shownOnly(std::move(set), state);
}

} // namespace sinew

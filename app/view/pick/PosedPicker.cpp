#include "app/view/pick/PosedPicker.h"
#include "app/document/ViewState.h"
#include "app/document/edits/SelectEdits.h"
#include "app/view/surface/SurfaceColors.h"
#include "core/geometry/WeldedSurface.h"

#include <cmath>
#include <utility>

namespace sinew {
namespace {

/// Nothing where the plane lies behind the ray or along it.
std::optional<Vec3> onPlane(const Ray& ray, const Vec3& through, const Vec3& normal) {
    const double slope = normal.dot(ray.direction);
    const double along = normal.dot(through - ray.origin) / slope;
    return std::isfinite(along) && along > 0.0 ? std::optional<Vec3>(ray.at(along)) : std::nullopt;
}

} // namespace

PosedPicker::PosedPicker(Document& document, PosedMesh& posed, ViewState& view, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_view(view) {
    connect(&posed, &PosedMesh::changed, this, [this] { m_stale = true; });
    connect(&view, &ViewState::changed, this, [this] { m_joints.reset(); });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::HiddenJoints, this,
                      [this](DocumentChanges) { m_joints.reset(); });
}

bool PosedPicker::surfaceShown() const {
    return m_view.visible(Overlay::Mesh) || m_view.visible(Overlay::Wireframe) ||
           anySurfaceColors(m_view.settings());
}

void PosedPicker::refresh() {
    const auto& scene = m_document.state().scene;
    const std::vector<bool> hidden = unreachableParts(m_document.state());
    const auto& faces = m_document.state().hiddenFaces;
    const auto& smooth = m_posed.surfaces();
    if (scene != m_scene || hidden != m_hidden || faces != m_hiddenFaces || smooth != m_smooth) {
        m_picker = SurfacePicker(*scene, hidden, faces.get(), smooth.get());
        m_scene = scene;
        m_smooth = smooth;
        m_hidden = hidden;
        m_hiddenFaces = faces;
        m_size = bounds(*scene).diagonal();
        m_stale = true;
    }
    if (m_stale) {
        for (std::size_t part = 0; part < scene->parts.size(); ++part) {
            m_picker.setVertices(part, m_posed.shownVertices(part));
            m_picker.setCage(part, m_posed.vertices(part));
        }
        m_picker.update();
        m_stale = false;
    }
}

std::optional<SurfacePick> PosedPicker::surface(const OrbitCamera& camera, double x, double y) {
    if (!m_document.state().scene || !surfaceShown()) {
        return std::nullopt;
    }
    refresh();
    return m_picker.pick(camera.ray(x, y));
}

std::optional<Vec3> PosedPicker::middle(const OrbitCamera& camera, double x, double y) {
    if (!m_document.state().scene || !surfaceShown()) {
        return std::nullopt;
    }
    refresh();
    return m_picker.middle(camera.ray(x, y));
}

std::optional<Vec3> PosedPicker::middleBeside(const OrbitCamera& camera, const Vec3& position) {
    const auto seen = camera.project(position);
    if (!seen || !m_document.state().scene || !surfaceShown()) {
        return std::nullopt;
    }
    refresh();
    const Ray ray = camera.ray(seen->x, seen->y);
    return m_picker.middleBeside(ray, ray.direction.dot(position - ray.origin) / ray.direction.squaredNorm());
}

const std::vector<bool>& PosedPicker::jointsShown() {
    if (!m_joints) {
        m_joints = shownJoints(m_document.state(), m_view.settings().joints);
    }
    return *m_joints;
}

std::optional<JointPick> PosedPicker::joint(const OrbitCamera& camera, double x, double y) {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton() || !m_view.visible(Overlay::Skeleton)) {
        return std::nullopt;
    }
    refresh();
    std::optional<double> depth;
    if (!m_view.settings().xray) {
        if (const auto hit = surface(camera, x, y)) {
            const auto projected = camera.project(hit->position);
            depth = projected ? std::optional(projected->depth) : std::nullopt;
        }
    }
    std::vector<BoneShape> bones =
        boneShapes(state.scene->skeleton, m_posed.joints(), m_size, m_posed.guessedTails());
    const std::vector<bool>& shown = jointsShown();
    std::erase_if(bones, [&](const BoneShape& bone) { return !isShown(shown, bone.joint); });
    return pickJoint(bones, m_posed.joints(), camera, x, y, depth, shown);
}

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
        std::vector<const std::vector<Vec3>*> positions;
        positions.reserve(m_scene->parts.size());
        for (std::size_t part = 0; part < m_scene->parts.size(); ++part) {
            positions.push_back(&m_posed.seenVertices(part));
        }
        m_vertices = ScreenPoints(positions, m_triangles, camera, through, m_hidden);
        m_camera = camera;
        m_through = through;
    }
    return m_vertices;
}

VertexSet VertexPicker::coLocated(VertexId vertex) {
    const DocumentState& state = m_document.state();
    const Vec3 position = m_posed.seenVertices(vertex.part)[vertex.vertex];
    const double reach = kWeldTolerance * bounds(*state.scene).diagonal();
    VertexSet set = noVertices(state);
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        const std::vector<Vec3>& positions = m_posed.seenVertices(part);
        for (std::size_t p = 0; p < positions.size(); ++p) {
            if ((positions[p] - position).squaredNorm() <= reach * reach) {
                set.set(part, p);
            }
        }
    }
    set.set(vertex.part, vertex.vertex); // its place may be no number
    return shownOnly(std::move(set), state);
}

Vec3 drawPosition(PosedPicker& surface, const OrbitCamera& camera, double x, double y, DrawDepth depth,
                  const Vec3& beside) {
    if (depth == DrawDepth::Middle) {
        if (const auto middle = surface.middle(camera, x, y)) {
            return *middle;
        }
    } else if (const auto hit = surface.surface(camera, x, y)) {
        return hit->position;
    }
    const Ray ray = camera.ray(x, y);
    const auto point = onPlane(ray, beside, camera.toward());
    return point ? *point : onPlane(ray, camera.target(), camera.toward()).value_or(camera.target());
}

} // namespace sinew

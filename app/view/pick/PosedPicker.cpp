#include "app/view/pick/PosedPicker.h"

#include "app/document/ShownJoints.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/view/surface/SurfaceColors.h"

namespace sinew {

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
    if (scene != m_scene || hidden != m_hidden || faces != m_hiddenFaces) {
        m_picker = SurfacePicker(*scene, hidden, faces.get());
        m_scene = scene;
        m_hidden = hidden;
        m_hiddenFaces = faces;
        m_size = bounds(*scene).diagonal();
        m_stale = true;
    }
    if (m_stale) {
        for (std::size_t part = 0; part < scene->parts.size(); ++part) {
            m_picker.setVertices(part, m_posed.vertices(part));
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
            const auto projected = camera.project(hit->place);
            depth = projected ? std::optional(projected->depth) : std::nullopt;
        }
    }
    std::vector<BoneShape> bones =
        boneShapes(state.scene->skeleton, m_posed.joints(), m_size, m_posed.guessedTails());
    const std::vector<bool>& shown = jointsShown();
    std::erase_if(bones, [&](const BoneShape& bone) { return !isShown(shown, bone.joint); });
    return pickJoint(bones, m_posed.joints(), camera, x, y, depth, shown);
}

} // namespace sinew

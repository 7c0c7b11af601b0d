#include "ui/viewport/ToolTable.h"

#include "app/document/edits/PictureMeshEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/text/Texts.h"
#include "app/view/pick/EditableMeshes.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/tools/SurfaceBrush.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLineF>
#include <QStyleHints>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// Edits the flat meshes of pictures in the bind pose. A click on a vertex selects it, one on an edge or
/// inside adds a vertex, a drag of a vertex moves it with those that are selected beside it, a drag from
/// anywhere else selects in a box, Delete removes. Each is one step, made when the button is let go.
class MeshEditTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(MeshEditTool)
public:
    explicit MeshEditTool(const ToolDesk& desk)
        : m_document(desk.document)
        , m_posed(desk.posed)
        , m_camera(desk.camera)
        , m_say(desk.say)
        , m_meshes(desk.document) {}

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    Repaint hover(const ToolEvent& event) override;
    bool dragging() const override { return m_gesture == Gesture::Move || m_gesture == Gesture::Box; }
    void cancel() override;
    bool wantsKey(const QKeyEvent& key) const override;
    void pressKey(const QKeyEvent& key) override;
    void putAway() override;

    /// All edges and vertices of the meshes, those that move where they would be; the box of a drag.
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    bool paintsAtCursor() const override { return false; }
    QString text() const override { return m_hint; }
    bool places() const override { return true; }

private:
    enum class Gesture { None, Press, Move, Box };

    /// Vertices that a drag moves.
    struct Taken {
        std::uint32_t part = 0;
        std::vector<std::uint32_t> vertices;
        GridPlace from = GridPlace::Zero();   ///< under the cursor when the button went down
        GridPlace offset = GridPlace::Zero(); ///< so far
        std::optional<Error> refused;         ///< why they cannot be let go there
    };

    bool canEdit(const ToolEvent& event);
    void startMove();
    void move(const ToolEvent& event);
    void finishMove();
    void finishBox(const ToolEvent& event);
    void click(const ToolEvent& event);
    void addVertex(const ToolEvent& event);
    std::optional<GridPlace> placeUnder(const EditableMesh& mesh, const QPointF& position) const;
    void show(const Expected<void>& done, const QPointF& at);
    void hint(const QString& text, const QPointF& at);
    void paintMesh(QPainter& painter, const ViewTheme& theme, const EditableMesh& mesh) const;

    Document& m_document;
    PosedMesh& m_posed;
    const OrbitCamera& m_camera;
    std::function<void(const QString&)> m_say;
    mutable EditableMeshes m_meshes; ///< read anew by whoever asks
    Gesture m_gesture = Gesture::None;
    QPointF m_pressed;
    QPointF m_cursor;
    SelectMode m_mode = SelectMode::Replace;
    std::optional<VertexId> m_vertex; ///< under the cursor when the button went down, then when it hovers
    Taken m_taken;
    QString m_hint; ///< why something cannot be done; at the cursor until it goes on
    QPointF m_hinted;
};

constexpr double kEdgeReach = 6.0;      ///< pixels from the outline that a click means
constexpr double kMeshVertexRing = 7.0; ///< pixels
constexpr double kMeshVertexDot = 2.5;  ///< pixels
constexpr double kMeshHintReach = 60.0; ///< pixels that the cursor goes before a hint is forgotten
/// Of a mesh with more only what is near the cursor is drawn, and a move is judged when it ends.
constexpr std::size_t kDenseTriangles = 20'000;
constexpr double kDenseReach = 150.0; ///< pixels

SelectMode meshSelectMode(Qt::KeyboardModifiers keys) {
    return keys.testFlag(Qt::ControlModifier) ? SelectMode::Remove
           : keys.testFlag(Qt::ShiftModifier) ? SelectMode::Add
                                              : SelectMode::Replace;
}

/// Why there is nothing to edit: the selected part, or the character, is no picture.
Error notOfPicture(const DocumentState& state) {
    const auto part = static_cast<std::size_t>(std::max(state.selection.part, 0));
    const std::vector<Part>& parts = state.scene->parts;
    return makeError(ErrorCode::MeshNotPicture,
                     {part < parts.size() ? parts[part].mesh->name : std::string()});
}

QRectF boxBetween(const QPointF& a, const QPointF& b) {
    return QRectF(a, b).normalized();
}

bool MeshEditTool::press(const ToolEvent& event) {
    hint({}, event.position);
    m_pressed = m_cursor = event.position;
    m_mode = meshSelectMode(event.keys);
    m_gesture = Gesture::Press;
    m_vertex = m_meshes.vertexAt(event.camera, event.position.x(), event.position.y());
    return true;
}

/// Says why not.
bool MeshEditTool::canEdit(const ToolEvent& event) {
    if (!m_document.state().hasScene()) {
        return false;
    }
    if (m_meshes.list().empty()) {
        hint(errorText(notOfPicture(m_document.state())), event.position);
        return false;
    }
    if (!showsBindPose(m_document, m_posed)) {
        hint(tr("Meshes are edited in the bind pose. Choose Pose > Reset All first"), event.position);
        return false;
    }
    return true;
}

std::optional<GridPlace> MeshEditTool::placeUnder(const EditableMesh& mesh, const QPointF& position) const {
    const std::optional<Vec3> at = mesh.under(m_camera, position.x(), position.y());
    return at ? std::optional(gridPlaceOf(*mesh.mesh, mesh.hand, *at)) : std::nullopt;
}

Repaint MeshEditTool::drag(const ToolEvent& event) {
    m_cursor = event.position;
    const double moved = (event.position - m_pressed).manhattanLength();
    if (m_gesture == Gesture::Press && moved >= QGuiApplication::styleHints()->startDragDistance()) {
        m_gesture = Gesture::None;
        if (canEdit(event)) {
            startMove();
        }
    }
    if (m_gesture == Gesture::Move) {
        move(event);
    }
    return Repaint::Overlay;
}

/// With the vertex under the cursor those that are selected beside it; without one a box begins.
void MeshEditTool::startMove() {
    const EditableMesh* mesh = m_vertex ? m_meshes.of(m_vertex->part) : nullptr;
    const std::optional<GridPlace> from = mesh != nullptr ? placeUnder(*mesh, m_pressed) : std::nullopt;
    m_gesture = from ? Gesture::Move : Gesture::Box;
    if (!from) {
        return;
    }
    const VertexSet selected = selectedVertices(m_document.state());
    m_taken = {m_vertex->part, {m_vertex->vertex}, *from, GridPlace::Zero(), std::nullopt};
    if (selected.has(m_vertex->part, m_vertex->vertex)) {
        m_taken.vertices = selected.indices(m_vertex->part);
    }
}

void MeshEditTool::move(const ToolEvent& event) {
    const EditableMesh* mesh = m_meshes.of(m_taken.part);
    const std::optional<GridPlace> at = mesh != nullptr ? placeUnder(*mesh, event.position) : std::nullopt;
    if (!at) {
        return;
    }
    m_taken.offset = keptInside(mesh->hand, m_taken.vertices, *at - m_taken.from);
    m_taken.refused.reset();
    if (mesh->hand.flat.triangles.size() <= kDenseTriangles) {
        m_taken.refused = whyNotMoved(mesh->hand, m_taken.vertices, m_taken.offset);
    }
    m_hint = m_taken.refused ? errorText(*m_taken.refused) : QString();
    m_hinted = event.position;
}

void MeshEditTool::release(const ToolEvent& event) {
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    if (gesture == Gesture::Move) {
        finishMove();
    } else if (gesture == Gesture::Box) {
        finishBox(event);
    } else if (gesture == Gesture::Press && canEdit(event)) {
        click(event);
    }
    m_vertex = m_meshes.vertexAt(event.camera, event.position.x(), event.position.y());
}

void MeshEditTool::finishMove() {
    const Taken taken = std::exchange(m_taken, {});
    if (m_meshes.of(taken.part) != nullptr) {
        show(moveMeshVertices(m_document, taken.part, taken.vertices, taken.offset), m_cursor);
    }
}

void MeshEditTool::finishBox(const ToolEvent& event) {
    const VertexSet picked = m_meshes.verticesIn(event.camera, boxBetween(m_pressed, event.position));
    pickVertices(m_document, picked, m_mode, tr("Select Vertices"));
}

void MeshEditTool::click(const ToolEvent& event) {
    if (m_vertex) {
        VertexSet picked = noVertices(m_document.state());
        picked.set(m_vertex->part, m_vertex->vertex);
        pickVertices(m_document, picked, m_mode, tr("Select Vertices"));
    } else if (m_mode == SelectMode::Replace) {
        addVertex(event);
    }
}

/// To the first mesh that has the place; beside all of them, what is selected is let go.
void MeshEditTool::addVertex(const ToolEvent& event) {
    const std::vector<EditableMesh> meshes(m_meshes.list().begin(), m_meshes.list().end());
    for (const EditableMesh& mesh : meshes) {
        const std::optional<GridPlace> place = placeUnder(mesh, event.position);
        if (!place) {
            continue;
        }
        const Expected<void> added =
            addMeshVertex(m_document, mesh.part, *place, mesh.stepsOf(m_camera, kEdgeReach));
        if (added || added.error().code != ErrorCode::MeshPlaceOutside) {
            show(added, event.position);
            return;
        }
    }
    selectNoVertices(m_document);
}

void MeshEditTool::show(const Expected<void>& done, const QPointF& at) {
    if (!done) {
        hint(errorText(done.error()), at);
    }
}

void MeshEditTool::hint(const QString& text, const QPointF& at) {
    m_hint = text;
    m_hinted = at;
    if (!text.isEmpty()) {
        m_say(text);
    }
}

Repaint MeshEditTool::hover(const ToolEvent& event) {
    if (!m_hint.isEmpty() && QLineF(event.position, m_hinted).length() > kMeshHintReach) {
        m_hint.clear();
    }
    m_cursor = event.position;
    const auto before =
        std::exchange(m_vertex, m_meshes.vertexAt(event.camera, event.position.x(), event.position.y()));
    const bool dense = std::ranges::any_of(m_meshes.list(), [](const EditableMesh& mesh) {
        return mesh.hand.flat.triangles.size() > kDenseTriangles;
    });
    return dense || before != m_vertex ? Repaint::Overlay : Repaint::Nothing;
}

void MeshEditTool::cancel() {
    m_gesture = Gesture::None;
    m_taken = {};
}

void MeshEditTool::putAway() {
    cancel();
    m_vertex.reset();
    m_hint.clear();
}

bool MeshEditTool::wantsKey(const QKeyEvent& key) const {
    const bool deletes = key.key() == Qt::Key_Delete || key.key() == Qt::Key_Backspace;
    return deletes && m_document.state().selected != nullptr && !m_meshes.list().empty();
}

void MeshEditTool::pressKey(const QKeyEvent& /*key*/) {
    hint({}, m_cursor);
    if (showsBindPose(m_document, m_posed)) {
        show(deleteMeshVertices(m_document), m_cursor);
    } else {
        hint(tr("Meshes are edited in the bind pose. Choose Pose > Reset All first"), m_cursor);
    }
    m_vertex.reset();
}

void MeshEditTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    if (!m_document.state().hasScene() || !showsBindPose(m_document, m_posed)) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (const EditableMesh& mesh : m_meshes.list()) {
        paintMesh(painter, theme, mesh);
    }
    if (m_gesture == Gesture::Box) {
        painter.setPen(QPen(toQt(theme.selected), 1.0, Qt::DashLine));
        painter.setBrush(softened(toQt(theme.selected), 0.10));
        painter.drawRect(boxBetween(m_pressed, m_cursor));
    } else if (m_gesture == Gesture::None && m_vertex) {
        const EditableMesh* mesh = m_meshes.of(m_vertex->part);
        if (mesh != nullptr && m_vertex->vertex < mesh->mesh->vertexCount()) {
            const Eigen::Vector2d at = m_camera.onScreen(mesh->mesh->vertices[m_vertex->vertex]);
            drawBrushRing(painter, toQt(theme.selected), QPointF(at.x(), at.y()), kMeshVertexRing);
        }
    }
}

void MeshEditTool::paintMesh(QPainter& painter, const ViewTheme& theme, const EditableMesh& mesh) const {
    FlatMesh flat = mesh.hand.flat;
    const bool moves = m_gesture == Gesture::Move && m_taken.part == mesh.part;
    for (const std::uint32_t vertex : moves ? m_taken.vertices : std::vector<std::uint32_t>()) {
        flat.vertices[vertex] += m_taken.offset;
    }
    const double reach = flat.triangles.size() > kDenseTriangles ? kDenseReach : 1e9;
    std::vector<QPointF> at;
    std::vector<bool> drawn;
    for (const GridPlace& place : flat.vertices) {
        const Eigen::Vector2d seen = m_camera.onScreen(mesh.positionOf(place));
        at.emplace_back(seen.x(), seen.y());
        drawn.push_back(QLineF(at.back(), m_cursor).length() < reach);
    }
    std::vector<QLineF> lines;
    for (const Triangle& triangle : flat.triangles) {
        for (std::size_t i = 0; i < 3; ++i) {
            if (drawn[triangle[i]] && drawn[triangle[(i + 1) % 3]]) {
                lines.emplace_back(at[triangle[i]], at[triangle[(i + 1) % 3]]);
            }
        }
    }
    const QColor wire = moves && m_taken.refused ? QColor(Qt::red) : toQt(theme.wire);
    painter.setPen(QPen(softened(wire, 0.55), 1.0));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    const VertexSet selected = selectedVertices(m_document.state());
    painter.setPen(Qt::NoPen);
    for (std::uint32_t vertex = 0; vertex < at.size(); ++vertex) {
        if (drawn[vertex]) {
            painter.setBrush(toQt(selected.has(mesh.part, vertex) ? theme.selected : theme.bone));
            painter.drawEllipse(at[vertex], kMeshVertexDot, kMeshVertexDot);
        }
    }
}

} // namespace

std::unique_ptr<Tool> makeMeshEditTool(const ToolDesk& desk) {
    return std::make_unique<MeshEditTool>(desk);
}

} // namespace sinew

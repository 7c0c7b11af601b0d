#include "ui/viewport/ToolTable.h"

#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/view/gizmo/Gizmo.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/tools/SurfaceBrush.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLineF>
#include <QStyleHints>

#include <utility>

namespace sinew {
namespace {

/// Draws cages and point handles in the bind pose: each click adds a vertex or joins one of a cage that is
/// there, one on a vertex of the chain closes a face. What is drawn comes into the document as one step when
/// it is finished. Where nothing is being drawn, a drag moves a vertex: one step, made when the button is let
/// go.
class CageTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(CageTool)
public:
    explicit CageTool(const ToolDesk& desk);

    bool press(const ToolEvent& event) override;
    bool doublePress(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    Repaint hover(const ToolEvent& event) override;
    bool dragging() const override { return m_moved.has_value(); }
    void cancel() override;
    bool wantsKey(const QKeyEvent& key) const override;
    void pressKey(const QKeyEvent& key) override;
    void putAway() override;

    /// The line from the last vertex to the cursor, and a ring about the vertex that a click would join.
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    /// The chain, with the face it would have if it were closed now; or a vertex that is being moved, with
    /// its cage.
    std::optional<CageShape> drawing() const override;
    QString text() const override { return m_hint; }
    bool picksVertices() const override { return false; }
    bool places() const override { return true; }

private:
    std::vector<HandlePoint> takeable() const;
    std::optional<HandlePoint> takeableAt(const ToolEvent& event) const;
    std::optional<std::size_t> chainVertexAt(const ToolEvent& event) const;
    std::optional<HandlePoint> removable() const;
    std::optional<Vec3> joinPosition(const ToolEvent& event) const;
    bool inBindPose() const;
    void click(const ToolEvent& event);
    void take(const HandlePoint& point);
    void place(const ToolEvent& event);
    void closeAt(std::size_t vertex);
    void finish(std::optional<std::size_t> closedAt);
    void moveTaken();
    void show(const Expected<void>& done);
    void hint(const QString& text);

    Document& m_document;
    PosedMesh& m_posed;
    PosedPicker& m_surface;
    const ToolOptions& m_options;
    const OrbitCamera& m_camera;
    std::function<void(const Error&)> m_tell;
    std::function<void(const QString&)> m_say;
    CageDraft m_draft;
    QPointF m_pressed;
    bool m_clicking = false;            ///< the button is down and has not dragged anything
    std::optional<HandlePoint> m_taken; ///< under the cursor when the button went down
    ArrowDrag m_drag;
    std::optional<Vec3> m_moved; ///< where m_taken is dragged to
    std::optional<Vec3> m_ring;  ///< what a click would join
    QString m_hint;              ///< why the last click did nothing; at the cursor until it goes on
    QPointF m_hinted;
};

constexpr double kJoinRing = 9.0;   ///< pixels
constexpr double kHintReach = 60.0; ///< pixels that the cursor goes before a hint is forgotten

std::vector<Vec3> positionsOf(const std::vector<HandlePoint>& points) {
    std::vector<Vec3> positions;
    for (const HandlePoint& point : points) {
        positions.push_back(point.position);
    }
    return positions;
}

std::vector<Vec3> positionsOf(const CageChain& chain) {
    std::vector<Vec3> positions;
    for (const ChainVertex& each : chain.vertices) {
        positions.push_back(each.position);
    }
    return positions;
}

/// From the last vertex to the cursor, and dashed on to the first: the face that a click there would have.
void paintRubberBand(QPainter& painter, const ViewTheme& theme, const std::vector<Vec3>& positions,
                     const OrbitCamera& camera, const QPointF& cursor) {
    if (positions.empty()) {
        return;
    }
    const auto lineFrom = [&](const Vec3& position) {
        const Eigen::Vector2d at = camera.onScreen(position);
        return QLineF(QPointF(at.x(), at.y()), cursor);
    };
    QPen pen(toQt(theme.selected), 1.6);
    painter.setPen(pen);
    painter.drawLine(lineFrom(positions.back()));
    if (positions.size() > 1) {
        pen.setDashPattern({4.0, 3.0});
        painter.setPen(pen);
        painter.drawLine(lineFrom(positions.front()));
    }
}

double dragDistance(const ToolEvent& event, const QPointF& from) {
    return (event.position - from).manhattanLength();
}

CageTool::CageTool(const ToolDesk& desk)
    : m_document(desk.document)
    , m_posed(desk.posed)
    , m_surface(desk.picks.surface())
    , m_options(desk.options)
    , m_camera(desk.camera)
    , m_tell(desk.tell)
    , m_say(desk.say)
    , m_draft(desk.document) {}

/// What a click joins, and, where nothing is being drawn, what a drag moves.
std::vector<HandlePoint> CageTool::takeable() const {
    if (!m_document.state().hasScene() || !inBindPose()) {
        return {};
    }
    return m_draft.empty() ? handlePoints(m_document.state().settings) : m_draft.joinable();
}

std::optional<HandlePoint> CageTool::takeableAt(const ToolEvent& event) const {
    const std::vector<HandlePoint> points = takeable();
    const auto found =
        pickPosition(positionsOf(points), event.camera, event.position.x(), event.position.y());
    return found ? std::optional(points[*found]) : std::nullopt;
}

std::optional<std::size_t> CageTool::chainVertexAt(const ToolEvent& event) const {
    return pickPosition(positionsOf(m_draft.chain()), event.camera, event.position.x(), event.position.y());
}

/// Cages are drawn where their vertices are bound.
bool CageTool::inBindPose() const {
    return showsBindPose(m_document, m_posed);
}

bool CageTool::press(const ToolEvent& event) {
    hint({});
    m_pressed = event.position;
    m_clicking = true;
    m_taken = m_draft.empty() ? takeableAt(event) : std::nullopt;
    return true;
}

/// The click before has placed or closed already.
bool CageTool::doublePress(const ToolEvent& /*event*/) {
    finish(std::nullopt);
    return false; // there is nothing to drag
}

Repaint CageTool::drag(const ToolEvent& event) {
    if (m_clicking && m_taken &&
        dragDistance(event, m_pressed) >= QGuiApplication::styleHints()->startDragDistance()) {
        Transform at = Transform::Identity();
        at.translation() = m_taken->position;
        m_drag = ArrowDrag(gizmoAt(at, false, event.camera), GizmoPart::Screen, event.camera, m_pressed.x(),
                           m_pressed.y());
        m_clicking = false;
        m_moved = m_taken->position;
    }
    if (m_moved) {
        m_moved = m_taken->position + m_drag.moveTo(event.position.x(), event.position.y());
        return Repaint::Picture;
    }
    return Repaint::Nothing;
}

void CageTool::release(const ToolEvent& event) {
    if (m_moved) {
        moveTaken();
    } else if (std::exchange(m_clicking, false) &&
               dragDistance(event, m_pressed) < QGuiApplication::styleHints()->startDragDistance()) {
        m_hinted = event.position;
        click(event);
    }
    m_ring = joinPosition(event);
}

void CageTool::moveTaken() {
    const Vec3 position = *std::exchange(m_moved, std::nullopt);
    show(moveHandlePoint(m_document, *m_taken, position));
}

void CageTool::click(const ToolEvent& event) {
    if (!inBindPose()) {
        hint(tr("Cages are drawn in the bind pose. Choose Pose > Reset All first"));
    } else if (const auto own = chainVertexAt(event)) {
        closeAt(*own);
    } else if (const auto point = takeableAt(event)) {
        take(*point);
    } else {
        place(event);
    }
}

/// Nothing is drawn onto a lattice.
void CageTool::take(const HandlePoint& point) {
    const BindSettings& settings = m_document.state().settings;
    if (point.cage && settings.cages[*point.cage].kind != CageKind::Lattice) {
        m_draft.join(point);
    } else {
        const std::string joint = jointOfHandlePoint(settings, point);
        selectJoint(m_document, m_document.state().scene->skeleton.find(joint));
    }
}

void CageTool::place(const ToolEvent& event) {
    const CageChain& chain = m_draft.chain();
    const Vec3 beside = chain.vertices.empty() ? event.box.center() : chain.vertices.back().position;
    const Vec3 at = drawPosition(m_surface, event.camera, event.position.x(), event.position.y(),
                                 m_options.drawDepth, beside);
    if (!m_draft.add(at)) {
        hint(tr("A vertex of the cage lies there already"));
    }
}

void CageTool::closeAt(std::size_t vertex) {
    const std::size_t loop = m_draft.chain().vertices.size() - vertex;
    if (loop >= kMinLoop) {
        finish(vertex);
    } else if (loop == 1) {
        hint(tr("A vertex lies there already. Click the first vertex for a face, or press Enter to end"));
    } else {
        hint(tr("A face needs at least 3 vertices"));
    }
}

void CageTool::finish(std::optional<std::size_t> closedAt) {
    if (m_draft.empty()) {
        return;
    }
    const CageChain chain = m_draft.chain();
    const int before = m_document.undoStack().index();
    const Expected<void> done = m_draft.finish(closedAt);
    show(done);
    if (done && m_document.undoStack().index() > before) {
        m_say(drawnCageText(m_document.state(), chain));
    }
}

void CageTool::show(const Expected<void>& done) {
    if (!done) {
        m_tell(done.error());
    }
}

void CageTool::hint(const QString& text) {
    m_hint = text;
    if (!text.isEmpty()) {
        m_say(text);
    }
}

Repaint CageTool::hover(const ToolEvent& event) {
    if (!m_hint.isEmpty() && QLineF(event.position, m_hinted).length() > kHintReach) {
        m_hint.clear();
    }
    const std::optional<Vec3> before = std::exchange(m_ring, joinPosition(event));
    return before == m_ring && m_draft.empty() ? Repaint::Nothing : Repaint::Overlay;
}

/// Of the vertex that a click would join or close at.
std::optional<Vec3> CageTool::joinPosition(const ToolEvent& event) const {
    if (const auto own = chainVertexAt(event)) {
        return m_draft.chain().vertices[*own].position;
    }
    const auto point = takeableAt(event);
    return point ? std::optional(point->position) : std::nullopt;
}

void CageTool::cancel() {
    m_moved.reset();
    m_taken.reset();
    m_clicking = false;
}

void CageTool::putAway() {
    m_draft.clear();
    m_ring.reset();
    m_hint.clear();
}

/// What Delete removes: the vertex that a chain starts from, or where nothing is drawn the selected joint's.
std::optional<HandlePoint> CageTool::removable() const {
    return m_draft.empty() ? handlePointOf(m_document.state(), m_document.state().selection.joint)
                           : m_draft.onlyTaken();
}

bool CageTool::wantsKey(const QKeyEvent& key) const {
    if (key.key() == Qt::Key_Delete && removable()) {
        return true;
    }
    const bool ends = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool takesBack = key.key() == Qt::Key_Backspace || key.key() == Qt::Key_Delete ||
                           key.key() == Qt::Key_Escape || key.matches(QKeySequence::Undo);
    return !m_draft.empty() && (ends || takesBack);
}

void CageTool::pressKey(const QKeyEvent& key) {
    hint({});
    m_ring.reset();
    const std::optional<HandlePoint> point = removable();
    if (key.key() == Qt::Key_Delete && point) {
        m_draft.clear();
        show(removeHandlePoint(m_document, *point));
    } else if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        finish(std::nullopt);
    } else if (key.key() == Qt::Key_Escape) {
        m_draft.clear();
    } else {
        m_draft.removeLast();
    }
}

void CageTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    if (m_moved) {
        return;
    }
    paintRubberBand(painter, theme, positionsOf(m_draft.chain()), m_camera, cursor);
    if (m_ring) {
        const Eigen::Vector2d at = m_camera.onScreen(*m_ring);
        drawBrushRing(painter, toQt(theme.selected), QPointF(at.x(), at.y()), kJoinRing);
    }
}

std::optional<CageShape> CageTool::drawing() const {
    if (m_moved && hasHandlePoint(m_document.state().settings, *m_taken)) {
        return movedShape(m_document.state().settings, *m_taken, *m_moved);
    }
    return m_draft.empty() ? std::nullopt : std::optional(drawnShape(m_draft.chain()));
}

} // namespace

std::unique_ptr<Tool> makeCageTool(const ToolDesk& desk) {
    return std::make_unique<CageTool>(desk);
}

} // namespace sinew

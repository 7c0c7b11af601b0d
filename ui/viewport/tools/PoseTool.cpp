#include "ui/viewport/ToolTable.h"

#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/document/RestMode.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/jobs/DragPreview.h"
#include "app/posing/PoseEdits.h"
#include "app/posing/PseudoEdgeEdits.h"
#include "app/text/Numbers.h"
#include "app/view/gizmo/Gizmo.h"
#include "core/skeleton/edit/SkeletonEdit.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/ViewPicks.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleHints>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>
#include <utility>

namespace sinew {
namespace {

/// What joints that are dragged in rest mode come to lie on.
class JointSnapping {
public:
    explicit JointSnapping(const ToolDesk& desk);

    /// `free`: where the joint would stand; it does where there is nothing to snap to under the cursor, and
    /// no limb to be in the middle of. `dragged`: joints that are no aim.
    Vec3 snapped(JointSnap snap, const ToolEvent& event, std::span<const std::int32_t> dragged,
                 const Vec3& free) const;

private:
    Vec3 atVertex(const ToolEvent& event, const Vec3& free) const;
    Vec3 atJoint(const ToolEvent& event, std::span<const std::int32_t> dragged, const Vec3& free) const;

    Document& m_document;
    ViewPicks& m_picks;
    VertexPicker& m_vertices;
};

/// Poses joints by drags; in rest mode moves, turns and scales them as they are bound, where the new place is
/// drawn until the button is let go. One drag is one undoable step; canceling it leaves none. Where there is
/// nothing to drag, a press is the beginning of a click; in rest mode also of a move of the joint under it,
/// which need not be selected before.
class PoseTool final : public ClickTool {
    Q_DECLARE_TR_FUNCTIONS(PoseTool)
public:
    PoseTool(PoseDrag kind, const ToolDesk& desk);

    bool press(const ToolEvent& event) override;
    /// With Ctrl turns snap to steps of 5 degrees, scales to tenths.
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    Repaint hover(const ToolEvent& event) override;
    bool dragging() const override { return m_step.has_value(); }
    void cancel() override;
    /// Nothing without a selected joint and while a clip plays; a limb has no handles.
    std::optional<ShownGizmo> gizmo(const OrbitCamera& camera) const override;
    QString text() const override { return m_text; }
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

private:
    GizmoPart pick(const ToolEvent& event) const;
    bool pressHandle(const ToolEvent& event);
    bool pressLimb(const ToolEvent& event);
    std::int32_t jointToGrab(const ToolEvent& event) const;
    bool grab(const ToolEvent& event);
    void begin(GizmoPart part);
    void end();
    void turn(double x, double y, bool snap);
    void scale(double x, double y, bool snap);
    void shift(double x, double y);
    void dragRest(const ToolEvent& event);
    void endRest();
    void endPreview();
    double scaleFactor(double x, double y, bool snap);
    double metersPerUnit() const;

    Document& m_document;
    PosedMesh& m_posed;
    ViewPicks& m_picks;
    const ToolOptions& m_options;
    PoseDrag m_kind;
    GizmoPart m_hovered = GizmoPart::None;
    GizmoPart m_part = GizmoPart::None;
    std::optional<Transaction> m_step; ///< while something is dragged
    std::int32_t m_joint = kNone;
    std::int32_t m_pressedJoint = kNone; ///< that a drag moves, although it has no handles yet
    QPointF m_pressed;
    Pose m_startPose;
    std::vector<Transform> m_startJoints;
    RingDrag m_ring;
    ArrowDrag m_arrow;
    ScaleDrag m_scale;
    QString m_text;
    const OrbitCamera& m_camera;
    JointSnapping m_snapping;
    std::function<void(const Error&)> m_tell;
    SkeletonSteps m_restSteps;         ///< what a drag in rest mode does
    std::vector<Vec3> m_restPositions; ///< of all joints after them, #J
};

constexpr double kVertexReach = 16.0; // pixels
constexpr double kGridCells = 100.0;  // across the character, at least

/// A round length: so many tenths, metres or tens of them.
double gridStep(const Aabb& box) {
    const double cell = box.diagonal() / kGridCells;
    return cell > 0.0 ? std::pow(10.0, std::floor(std::log10(cell))) : 1.0;
}

constexpr double kSnap = 5.0 * std::numbers::pi / 180.0;
constexpr double kScaleSnap = 0.1;

JointSnapping::JointSnapping(const ToolDesk& desk)
    : m_document(desk.document)
    , m_picks(desk.picks)
    , m_vertices(desk.vertices) {}

Vec3 JointSnapping::snapped(JointSnap snap, const ToolEvent& event, std::span<const std::int32_t> dragged,
                            const Vec3& free) const {
    switch (snap) {
    case JointSnap::Middle:
        return m_picks.surface().middleBeside(event.camera, free).value_or(free);
    case JointSnap::Vertices:
        return atVertex(event, free);
    case JointSnap::Grid: {
        const double step = gridStep(event.box);
        return {step * std::round(free.x() / step), step * std::round(free.y() / step),
                step * std::round(free.z() / step)};
    }
    case JointSnap::Joints:
        return atJoint(event, dragged, free);
    case JointSnap::None:
        break;
    }
    return free;
}

Vec3 JointSnapping::atVertex(const ToolEvent& event, const Vec3& free) const {
    const auto vertex = m_vertices.vertices(event.camera, false)
                            .nearest({event.position.x(), event.position.y()}, kVertexReach);
    const Scene& scene = *m_document.state().scene;
    return vertex ? scene.parts[vertex->part].mesh->vertices[vertex->vertex] : free;
}

Vec3 JointSnapping::atJoint(const ToolEvent& event, std::span<const std::int32_t> dragged,
                            const Vec3& free) const {
    const Skeleton& skeleton = m_document.state().scene->skeleton;
    std::vector<Vec3> positions;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (std::ranges::find(dragged, static_cast<std::int32_t>(j)) == dragged.end()) {
            positions.push_back(skeleton.position(j));
        }
    }
    const auto found = pickPosition(positions, event.camera, event.position.x(), event.position.y());
    return found ? positions[*found] : free;
}

PoseTool::PoseTool(PoseDrag kind, const ToolDesk& desk)
    : ClickTool(desk.document, desk.picks)
    , m_document(desk.document)
    , m_posed(desk.posed)
    , m_picks(desk.picks)
    , m_options(desk.options)
    , m_kind(kind)
    , m_camera(desk.camera)
    , m_snapping(desk)
    , m_tell(desk.tell) {}

double PoseTool::metersPerUnit() const {
    return m_document.state().scene->metersPerUnit;
}

std::optional<ShownGizmo> PoseTool::gizmo(const OrbitCamera& camera) const {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = state.selection.joint;
    const bool handled = m_kind != PoseDrag::Limb && (m_options.rest || !m_posed.preview());
    if (!handled || !state.hasSkeleton() || joint == kNone) {
        return std::nullopt;
    }
    // A joint's scale is along its own axes.
    const bool local = m_options.axes == ViewAxes::Local || m_kind == PoseDrag::Scale;
    Transform at = m_posed.joints()[static_cast<std::size_t>(joint)];
    if (static_cast<std::size_t>(joint) < m_restPositions.size()) {
        at.translation() = m_restPositions[static_cast<std::size_t>(joint)];
    }
    return ShownGizmo{gizmoAt(at, local, camera),
                      m_kind == PoseDrag::Turn    ? GizmoShape::Rings
                      : m_kind == PoseDrag::Scale ? GizmoShape::Boxes
                                                  : GizmoShape::Arrows,
                      dragging() ? m_part : m_hovered};
}

GizmoPart PoseTool::pick(const ToolEvent& event) const {
    const std::optional<ShownGizmo> shown = gizmo(event.camera);
    return !shown ? GizmoPart::None
           : shown->shape == GizmoShape::Rings
               ? pickRing(shown->gizmo, event.camera, event.position.x(), event.position.y())
               : pickArrow(shown->gizmo, event.camera, event.position.x(), event.position.y());
}

Repaint PoseTool::hover(const ToolEvent& event) {
    const GizmoPart before = std::exchange(m_hovered, pick(event));
    return before == m_hovered ? Repaint::Nothing : Repaint::Picture;
}

void PoseTool::begin(GizmoPart part) {
    m_step.emplace(m_document);
    m_part = part;
    m_joint = m_document.state().selection.joint;
    m_startPose = m_document.state().pose;
    m_startJoints = m_posed.joints();
    m_text.clear();
}

bool PoseTool::press(const ToolEvent& event) {
    const bool begun = m_kind == PoseDrag::Limb ? pressLimb(event) : pressHandle(event);
    m_pressedJoint = begun ? kNone : jointToGrab(event);
    m_pressed = event.position;
    return begun || ClickTool::press(event);
}

/// Shift gathers joints, which is a click.
std::int32_t PoseTool::jointToGrab(const ToolEvent& event) const {
    const bool grabs = m_options.rest && m_kind == PoseDrag::Move && event.keys == Qt::NoModifier;
    return grabs ? m_picks.at(event.position, event.camera, true).joint : kNone;
}

/// False: there is none, or the mouse has hardly moved since the press.
bool PoseTool::grab(const ToolEvent& event) {
    const double moved = (event.position - m_pressed).manhattanLength();
    if (m_pressedJoint == kNone || moved < QGuiApplication::styleHints()->startDragDistance()) {
        return false;
    }
    const std::int32_t joint = std::exchange(m_pressedJoint, kNone);
    if (!std::ranges::binary_search(selectedJoints(m_document.state()), joint)) {
        selectJoint(m_document, joint);
    }
    begin(GizmoPart::Screen);
    const Gizmo handle = gizmoAt(m_startJoints[static_cast<std::size_t>(m_joint)], false, event.camera);
    m_arrow = ArrowDrag(handle, GizmoPart::Screen, event.camera, m_pressed.x(), m_pressed.y());
    return true;
}

bool PoseTool::pressHandle(const ToolEvent& event) {
    const GizmoPart part = pick(event);
    if (part == GizmoPart::None) {
        return false;
    }
    const Gizmo handles = gizmo(event.camera)->gizmo;
    begin(part);
    m_ring = RingDrag(handles, part, event.camera, event.position.x(), event.position.y());
    m_arrow = ArrowDrag(handles, part, event.camera, event.position.x(), event.position.y());
    m_scale = ScaleDrag(handles, part, event.camera, event.position.x(), event.position.y());
    return true;
}

bool PoseTool::pressLimb(const ToolEvent& event) {
    const auto joint = m_posed.preview() || m_options.rest
                           ? std::nullopt
                           : m_picks.surface().joint(event.camera, event.position.x(), event.position.y());
    if (!joint) {
        return false;
    }
    selectJoint(m_document, joint->end);
    begin(GizmoPart::Screen);
    const Gizmo handle = gizmoAt(m_startJoints[static_cast<std::size_t>(m_joint)], false, event.camera);
    m_arrow = ArrowDrag(handle, GizmoPart::Screen, event.camera, event.position.x(), event.position.y());
    return true;
}

Repaint PoseTool::drag(const ToolEvent& event) {
    if (!dragging() && !grab(event)) {
        return ClickTool::drag(event);
    }
    const bool snap = event.keys.testFlag(Qt::ControlModifier);
    if (m_options.rest) {
        dragRest(event);
    } else if (m_kind == PoseDrag::Turn) {
        turn(event.position.x(), event.position.y(), snap);
    } else if (m_kind == PoseDrag::Scale) {
        scale(event.position.x(), event.position.y(), snap);
    } else {
        shift(event.position.x(), event.position.y());
    }
    return Repaint::Picture;
}

/// With Ctrl turns snap to steps of 5 degrees, scales to tenths, and moves to nothing.
void PoseTool::dragRest(const ToolEvent& event) {
    const DocumentState& state = m_document.state();
    const std::vector<std::int32_t> joints = selectedJoints(state);
    const bool control = event.keys.testFlag(Qt::ControlModifier);
    if (m_kind == PoseDrag::Turn) {
        double angle = m_ring.moveTo(event.position.x(), event.position.y());
        angle = control ? kSnap * std::round(angle / kSnap) : angle;
        m_text = tr("%1°").arg(decimalText(angle * 180.0 / std::numbers::pi, 1));
        const Quat turn(Eigen::AngleAxisd(angle, m_ring.axis().normalized()));
        m_restSteps = restTurnSteps(state, joints, turn, *m_options.rest);
    } else if (m_kind == PoseDrag::Scale) {
        const double factor = scaleFactor(event.position.x(), event.position.y(), control);
        const Vec3 about = m_startJoints[static_cast<std::size_t>(m_joint)].translation();
        m_restSteps = restScaleSteps(state, joints, about, factor, *m_options.rest);
    } else {
        const Vec3 from = m_startJoints[static_cast<std::size_t>(m_joint)].translation();
        const Vec3 to = from + m_arrow.moveTo(event.position.x(), event.position.y());
        const Vec3 offset =
            (control ? to : m_snapping.snapped(m_options.rest->snap, event, joints, to)) - from;
        m_text = QString::fromStdString(lengthText(offset.norm() * metersPerUnit(), metersPerUnit()));
        m_restSteps = restMoveSteps(state, joints, offset, *m_options.rest);
    }
    m_restPositions = positionsAfter(state.scene->skeleton, m_restSteps);
    if (m_options.drag != nullptr) {
        m_options.drag->follow(m_restSteps);
    }
}

void PoseTool::endRest() {
    const SkeletonSteps steps = std::exchange(m_restSteps, {});
    const QString name = m_kind == PoseDrag::Move    ? tr("Move Joints")
                         : m_kind == PoseDrag::Scale ? tr("Scale Joints")
                                                     : tr("Turn Joints");
    end(); // first: the edit shows another scene, which gives up what is being dragged
    const auto done = editSkeleton(m_document, steps, name, MergeKey::Skeleton);
    m_document.endMerge();
    endPreview();
    if (!done) {
        m_tell(done.error());
    }
}

/// After the edit, which takes what it shows over.
void PoseTool::endPreview() {
    if (m_options.drag != nullptr) {
        m_options.drag->end();
    }
}

void PoseTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    const Skeleton& skeleton = m_document.state().scene->skeleton;
    const auto onScreen = [&](std::size_t joint) {
        const Eigen::Vector2d at = m_camera.onScreen(m_restPositions[joint]);
        return QPointF(at.x(), at.y());
    };
    painter.setPen(QPen(toQt(theme.selected), 1.6));
    for (std::size_t j = 0; j < std::min(m_restPositions.size(), skeleton.size()); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        if (parent != kNone) {
            painter.drawLine(onScreen(static_cast<std::size_t>(parent)), onScreen(j));
        }
    }
}

void PoseTool::turn(double x, double y, bool snap) {
    double angle = m_ring.moveTo(x, y);
    if (snap) {
        angle = kSnap * std::round(angle / kSnap);
    }
    m_text = tr("%1°").arg(decimalText(angle * 180.0 / std::numbers::pi, 1));
    const Skeleton& skeleton = m_document.state().scene->skeleton;
    setPoseWithinLimits(m_document,
                        turnedAlike(skeleton, m_startPose, m_startJoints, selectedJoints(m_document.state()),
                                    m_joint, m_ring.axis(), angle),
                        tr("Pose Joint"), MergeKey::Pose);
}

double PoseTool::scaleFactor(double x, double y, bool snap) {
    double factor = m_scale.moveTo(x, y);
    if (snap) {
        factor = std::max(kScaleSnap, kScaleSnap * std::round(factor / kScaleSnap));
    }
    m_text = tr("%1 %").arg(decimalText(100.0 * factor, 0));
    return factor;
}

void PoseTool::scale(double x, double y, bool snap) {
    const double factor = scaleFactor(x, y, snap);
    setJointPose(m_document, m_joint, scaled(m_startPose, m_joint, m_part, factor), MergeKey::Pose);
}

void PoseTool::shift(double x, double y) {
    const Vec3 offset = m_arrow.moveTo(x, y);
    const Skeleton& skeleton = m_document.state().scene->skeleton;
    m_text = QString::fromStdString(lengthText(offset.norm() * metersPerUnit(), metersPerUnit()));
    if (m_kind == PoseDrag::Limb) {
        const Vec3 target = m_startJoints[static_cast<std::size_t>(m_joint)].translation() + offset;
        const Pose pose = solveIk(skeleton, m_startPose, m_joint, target);
        setPose(m_document, movedAlongEdges(m_document.state(), m_startPose, pose), tr("Drag Limb"),
                MergeKey::Pose);
    } else {
        Pose pose = m_startPose;
        pose.joints[static_cast<std::size_t>(m_joint)] =
            moved(skeleton, m_startPose, m_startJoints, m_joint, offset);
        setPose(m_document, movedAlongEdges(m_document.state(), m_startPose, pose), tr("Pose Joint"),
                MergeKey::Pose);
    }
}

void PoseTool::end() {
    m_step.reset();
    m_text.clear();
    m_restSteps.clear();
    m_restPositions.clear();
}

void PoseTool::release(const ToolEvent& event) {
    if (dragging() && m_options.rest) {
        endRest();
    } else if (dragging()) {
        end();
    } else {
        ClickTool::release(event);
    }
}

void PoseTool::cancel() {
    m_pressedJoint = kNone;
    if (dragging() && m_options.rest) {
        end();
        endPreview();
    } else if (dragging()) {
        // Merged into the drag's step, which then changes nothing and goes.
        setPose(m_document, m_startPose, tr("Pose Joint"), MergeKey::Pose);
        end();
    }
    ClickTool::cancel();
}

} // namespace

std::unique_ptr<Tool> makePoseTool(PoseDrag kind, const ToolDesk& desk) {
    return std::make_unique<PoseTool>(kind, desk);
}

} // namespace sinew

#include "ui/viewport/tools/PoseTool.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/JointSelection.h"
#include "app/posing/Ik.h"
#include "app/text/Numbers.h"
#include "app/view/gizmo/GizmoPose.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace sinew {
namespace {

constexpr double kSnap = 5.0 * std::numbers::pi / 180.0;
constexpr double kScaleSnap = 0.1;

} // namespace

PoseTool::PoseTool(PoseDrag kind, Document& document, PosedMesh& posed, ViewPicks& picks,
                   const ToolOptions& options)
    : ClickTool(document, picks)
    , m_document(document)
    , m_posed(posed)
    , m_picks(picks)
    , m_options(options)
    , m_kind(kind) {}

double PoseTool::metersPerUnit() const {
    return m_document.state().scene->metersPerUnit;
}

std::optional<ShownGizmo> PoseTool::gizmo(const OrbitCamera& camera) const {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = state.selection.joint;
    if (m_kind == PoseDrag::Limb || !state.hasSkeleton() || joint == kNone || m_posed.preview()) {
        return std::nullopt;
    }
    // A joint's scale is along its own axes.
    const bool local = m_options.axes == ViewAxes::Local || m_kind == PoseDrag::Scale;
    return ShownGizmo{gizmoAt(m_posed.joints()[static_cast<std::size_t>(joint)], local, camera),
                      m_kind == PoseDrag::Turn    ? GizmoShape::Rings
                      : m_kind == PoseDrag::Scale ? GizmoShape::Boxes
                                                  : GizmoShape::Arrows,
                      dragging() ? m_part : m_hovered};
}

GizmoPart PoseTool::pick(const ToolEvent& event) const {
    const std::optional<ShownGizmo> shown = gizmo(event.camera);
    return !shown ? GizmoPart::None
           : shown->shape == GizmoShape::Rings
               ? pickRing(shown->gizmo, event.camera, event.place.x(), event.place.y())
               : pickArrow(shown->gizmo, event.camera, event.place.x(), event.place.y());
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
    return begun || ClickTool::press(event);
}

bool PoseTool::pressHandle(const ToolEvent& event) {
    const GizmoPart part = pick(event);
    if (part == GizmoPart::None) {
        return false;
    }
    const Gizmo handles = gizmo(event.camera)->gizmo;
    begin(part);
    m_ring = RingDrag(handles, part, event.camera, event.place.x(), event.place.y());
    m_arrow = ArrowDrag(handles, part, event.camera, event.place.x(), event.place.y());
    m_scale = ScaleDrag(handles, part, event.camera, event.place.x(), event.place.y());
    return true;
}

bool PoseTool::pressLimb(const ToolEvent& event) {
    const auto joint = m_posed.preview()
                           ? std::nullopt
                           : m_picks.surface().joint(event.camera, event.place.x(), event.place.y());
    if (!joint) {
        return false;
    }
    selectJoint(m_document, joint->end);
    begin(GizmoPart::Screen);
    const Gizmo handle = gizmoAt(m_startJoints[static_cast<std::size_t>(m_joint)], false, event.camera);
    m_arrow = ArrowDrag(handle, GizmoPart::Screen, event.camera, event.place.x(), event.place.y());
    return true;
}

Repaint PoseTool::drag(const ToolEvent& event) {
    if (!dragging()) {
        return ClickTool::drag(event);
    }
    const bool snap = event.keys.testFlag(Qt::ControlModifier);
    if (m_kind == PoseDrag::Turn) {
        turn(event.place.x(), event.place.y(), snap);
    } else if (m_kind == PoseDrag::Scale) {
        scale(event.place.x(), event.place.y(), snap);
    } else {
        shift(event.place.x(), event.place.y());
    }
    return Repaint::Picture;
}

void PoseTool::turn(double x, double y, bool snap) {
    double angle = m_ring.moveTo(x, y);
    if (snap) {
        angle = kSnap * std::round(angle / kSnap);
    }
    m_text = tr("%1°").arg(decimalText(angle * 180.0 / std::numbers::pi, 1));
    const Skeleton& skeleton = m_document.state().scene->skeleton;
    setPose(m_document,
            turnedAlike(skeleton, m_startPose, m_startJoints, selectedJoints(m_document.state()), m_joint,
                        m_ring.axis(), angle),
            tr("Pose Joint"), MergeKey::Pose);
}

void PoseTool::scale(double x, double y, bool snap) {
    double factor = m_scale.moveTo(x, y);
    if (snap) {
        factor = std::max(kScaleSnap, kScaleSnap * std::round(factor / kScaleSnap));
    }
    m_text = tr("%1 %").arg(decimalText(100.0 * factor, 0));
    setJointPose(m_document, m_joint, scaled(m_startPose, m_joint, m_part, factor), MergeKey::Pose);
}

void PoseTool::shift(double x, double y) {
    const Vec3 way = m_arrow.moveTo(x, y);
    const Skeleton& skeleton = m_document.state().scene->skeleton;
    m_text = QString::fromStdString(lengthText(way.norm() * metersPerUnit(), metersPerUnit()));
    if (m_kind == PoseDrag::Limb) {
        const Vec3 target = m_startJoints[static_cast<std::size_t>(m_joint)].translation() + way;
        setPose(m_document, solveIk(skeleton, m_startPose, m_joint, target), tr("Drag Limb"), MergeKey::Pose);
    } else {
        setJointPose(m_document, m_joint, moved(skeleton, m_startPose, m_startJoints, m_joint, way),
                     MergeKey::Pose);
    }
}

void PoseTool::end() {
    m_step.reset();
    m_text.clear();
}

void PoseTool::release(const ToolEvent& event) {
    if (dragging()) {
        end();
    } else {
        ClickTool::release(event);
    }
}

void PoseTool::cancel() {
    if (dragging()) {
        // Merged into the drag's step, which then changes nothing and goes.
        setPose(m_document, m_startPose, tr("Pose Joint"), MergeKey::Pose);
        end();
    }
    ClickTool::cancel();
}

} // namespace sinew

#include "ui/viewport/PoseTool.h"

#include "app/document/Edits.h"
#include "app/posing/Ik.h"
#include "app/text/Numbers.h"
#include "app/view/GizmoPose.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kSnap = 5.0 * std::numbers::pi / 180.0;

} // namespace

PoseTool::PoseTool(Document& document, PosedMesh& posed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed) {}

double PoseTool::metersPerUnit() const {
    return m_document.state().scene->metersPerUnit;
}

std::optional<Gizmo> PoseTool::gizmo(const OrbitCamera& camera) const {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = state.selection.joint;
    const bool handles = m_tool == ViewTool::Rotate || m_tool == ViewTool::Move;
    if (!handles || !state.hasSkeleton() || joint == kNone || m_posed.preview()) {
        return std::nullopt;
    }
    return gizmoAt(m_posed.joints()[static_cast<std::size_t>(joint)], m_axes == ViewAxes::Local, camera);
}

GizmoPart PoseTool::pick(const OrbitCamera& camera, double x, double y) const {
    const std::optional<Gizmo> shown = gizmo(camera);
    return !shown                       ? GizmoPart::None
           : m_tool == ViewTool::Rotate ? pickRing(*shown, camera, x, y)
                                        : pickArrow(*shown, camera, x, y);
}

bool PoseTool::hover(const OrbitCamera& camera, double x, double y) {
    const GizmoPart now = pick(camera, x, y);
    const bool changed = now != m_hovered;
    m_hovered = now;
    return changed;
}

void PoseTool::begin(GizmoPart part) {
    m_document.endMerge();
    m_dragging = true;
    m_part = part;
    m_joint = m_document.state().selection.joint;
    m_startPose = m_document.state().pose;
    m_startJoints = m_posed.joints();
    m_text.clear();
}

bool PoseTool::press(const OrbitCamera& camera, double x, double y) {
    const GizmoPart part = pick(camera, x, y);
    if (part == GizmoPart::None) {
        return false;
    }
    const Gizmo handles = *gizmo(camera);
    begin(part);
    m_limb = false;
    m_ring = RingDrag(handles, part, camera, x, y);
    m_arrow = ArrowDrag(handles, part, camera, x, y);
    return true;
}

void PoseTool::pressLimb(const OrbitCamera& camera, std::int32_t joint, double x, double y) {
    begin(GizmoPart::Screen);
    m_limb = true;
    m_joint = joint;
    const Gizmo handle = gizmoAt(m_startJoints[static_cast<std::size_t>(joint)], false, camera);
    m_arrow = ArrowDrag(handle, GizmoPart::Screen, camera, x, y);
}

void PoseTool::move(double x, double y, bool snap) {
    if (!m_dragging) {
        return;
    }
    if (!m_limb && m_tool == ViewTool::Rotate) {
        turn(x, y, snap);
    } else {
        shift(x, y);
    }
}

void PoseTool::turn(double x, double y, bool snap) {
    double angle = m_ring.moveTo(x, y);
    if (snap) {
        angle = kSnap * std::round(angle / kSnap);
    }
    m_text = tr("%1°").arg(decimalText(angle * 180.0 / std::numbers::pi, 1));
    setJointPose(
        m_document, m_joint,
        turned(m_document.state().scene->skeleton, m_startPose, m_startJoints, m_joint, m_ring.axis(), angle),
        MergeKey::Pose);
}

void PoseTool::shift(double x, double y) {
    const Vec3 way = m_arrow.moveTo(x, y);
    const Skeleton& skeleton = m_document.state().scene->skeleton;
    m_text = QString::fromStdString(lengthText(way.norm() * metersPerUnit(), metersPerUnit()));
    if (m_limb) {
        const Vec3 target = m_startJoints[static_cast<std::size_t>(m_joint)].translation() + way;
        setPose(m_document, solveIk(skeleton, m_startPose, m_joint, target), tr("Drag Limb"), MergeKey::Pose);
    } else {
        setJointPose(m_document, m_joint, moved(skeleton, m_startPose, m_startJoints, m_joint, way),
                     MergeKey::Pose);
    }
}

void PoseTool::release() {
    if (m_dragging) {
        m_dragging = false;
        m_text.clear();
        m_document.endMerge();
    }
}

void PoseTool::cancel() {
    if (m_dragging) {
        // Merged into the drag's step, which then changes nothing and goes.
        setPose(m_document, m_startPose, tr("Pose Joint"), MergeKey::Pose);
        release();
    }
}

} // namespace sinew

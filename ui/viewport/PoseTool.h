#pragma once

#include "app/document/PosedMesh.h"
#include "app/view/GizmoDrag.h"
#include "ui/viewport/ViewTool.h"

#include <QObject>
#include <QString>

namespace sinew {

enum class ViewAxes { Local, World };

/// Drags that pose the document's selected joint: rings, arrows, and limbs pulled by their end. One drag is
/// one undoable step; canceling it leaves none.
class PoseTool : public QObject {
    Q_OBJECT
public:
    PoseTool(Document& document, PosedMesh& posed, QObject* parent = nullptr);

    void setTool(ViewTool tool) { m_tool = tool; }
    ViewTool tool() const { return m_tool; }
    void setAxes(ViewAxes axes) { m_axes = axes; }
    ViewAxes axes() const { return m_axes; }

    /// The handles to show; nothing without a selected joint, with other tools and while a clip plays.
    std::optional<Gizmo> gizmo(const OrbitCamera& camera) const;
    GizmoPart pick(const OrbitCamera& camera, double x, double y) const;
    /// What the cursor is over or drags.
    GizmoPart highlighted() const { return m_dragging ? m_part : m_hovered; }
    /// True when that changes.
    bool hover(const OrbitCamera& camera, double x, double y);

    /// True when a handle was there to be dragged.
    bool press(const OrbitCamera& camera, double x, double y);
    void pressLimb(const OrbitCamera& camera, std::int32_t joint, double x, double y);
    bool dragging() const { return m_dragging; }
    /// `snap`: in steps of 5 degrees, or of a hundredth of the gizmo's reach.
    void move(double x, double y, bool snap);
    void release();
    void cancel();
    /// The angle or the way of the drag, for the eye: "32.5°".
    QString text() const { return m_text; }

private:
    void begin(GizmoPart part);
    void turn(double x, double y, bool snap);
    void shift(double x, double y);
    double metersPerUnit() const;

    Document& m_document;
    PosedMesh& m_posed;
    ViewTool m_tool = ViewTool::Select;
    ViewAxes m_axes = ViewAxes::Local;
    GizmoPart m_hovered = GizmoPart::None;
    GizmoPart m_part = GizmoPart::None;
    bool m_dragging = false;
    bool m_limb = false;
    std::int32_t m_joint = kNone;
    Pose m_startPose;
    std::vector<Transform> m_startJoints;
    RingDrag m_ring;
    ArrowDrag m_arrow;
    QString m_text;
};

} // namespace sinew

#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/view/PosedPicker.h"
#include "ui/viewport/PointTools.h"
#include "ui/viewport/PoseTool.h"
#include "ui/viewport/SliceDrag.h"

#include <QMouseEvent>

namespace sinew {

/// What lies under a place of the view.
struct ViewHit {
    std::int32_t joint = kNone; ///< goes before the surface
    std::int32_t part = kNone;
    std::optional<PointId> point; ///< of the part's surface
    bool operator==(const ViewHit&) const = default;
};

/// What the left button and the cursor do in the view: select, explain, pose, slice, and whatever a tool for
/// points does.
class ViewInteraction : public QObject {
    Q_OBJECT
public:
    ViewInteraction(Document& document, PosedMesh& posed, ViewState& view, QObject* parent = nullptr);

    PoseTool& poseTool() { return m_tool; }
    const PoseTool& poseTool() const { return m_tool; }
    const SliceDrag& sliceDrag() const { return m_slice; }
    std::int32_t hoveredJoint() const { return m_hoveredJoint; }
    QPointF cursor() const { return m_cursor; }
    bool cursorInside() const { return m_cursorInside; }

    /// The tool in force, if it is one for points; null: joints are selected and posed.
    PointTool* pointTool() const { return m_pointTools.at(m_tool.tool()); }
    const PickOptions& pickOptions() const { return m_pointTools.options(); }
    void setPickOptions(const PickOptions& options);
    const PaintOptions& paintOptions() const { return m_pointTools.paintOptions(); }
    void setPaintOptions(const PaintOptions& options) { m_pointTools.setPaintOptions(options); }
    /// How hard a pen presses, 0 to 1; a mouse does so fully.
    void setPressure(double pressure) { m_pressure = pressure; }
    /// Whether the click that follows only ends the typing in a field: on nothing, it deselects nothing.
    void setEndsTyping(bool ends) { m_endsTyping = ends; }

    void press(const QMouseEvent& event, const OrbitCamera& camera, const Aabb& box);
    void move(const QMouseEvent& event, const OrbitCamera& camera, const Aabb& box);
    void release(const QMouseEvent& event, const OrbitCamera& camera);
    void doublePress(const QMouseEvent& event, const OrbitCamera& camera);
    /// False: it belongs to the camera.
    bool wheel(double notches);
    void leave();
    /// The point under the cursor is the one that is explained. False: there is none.
    bool pickPoint(const OrbitCamera& camera);
    /// The joint that weighs most there is the active one. False: there is none.
    bool pickJoint(const OrbitCamera& camera);
    /// Joints only where the tool in force is for joints.
    ViewHit hitAt(const QPointF& place, const OrbitCamera& camera);
    /// Selects the joint or part that was hit; nothing changes where there is none.
    void select(const ViewHit& hit);
    /// The point that was hit is the one that is explained. False: there is none.
    bool explain(const ViewHit& hit);
    /// The joint that weighs most there is the active one. False: there is none.
    bool chooseJoint(const ViewHit& hit);
    /// True when there was a drag to be canceled.
    bool cancel();
    bool dragging() const { return m_tool.dragging() || m_slice.dragging() || m_pointTools.dragging(); }

Q_SIGNALS:
    void hoverText(const QString& text);
    void pointPicked(const sinew::PointId& point);
    void redrawNeeded();
    void overlayChanged(); ///< only what is drawn over the picture
    void pickOptionsChanged();

private:
    void click(const QPointF& place, Qt::KeyboardModifiers keys, const OrbitCamera& camera);
    void hover(const QPointF& place, const OrbitCamera& camera, const Aabb& box);
    bool hoverJoint(const QPointF& place, const OrbitCamera& camera);
    ViewHit underCursor(const OrbitCamera& camera);
    QString describe(const SurfacePick& pick) const;

    Document& m_document;
    PosedMesh& m_posed;
    ViewState& m_view;
    PoseTool m_tool;
    SliceDrag m_slice;
    PosedPicker m_picker;
    PointTools m_pointTools;
    std::int32_t m_hoveredJoint = kNone;
    double m_pressure = 1.0;
    bool m_endsTyping = false;
    QPointF m_cursor;
    QPointF m_pressed;
    bool m_clicking = false;
    bool m_cursorInside = false;
};

} // namespace sinew

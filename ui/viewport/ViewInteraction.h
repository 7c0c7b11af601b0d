#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/view/PosedPicker.h"
#include "ui/viewport/PoseTool.h"
#include "ui/viewport/SliceDrag.h"

#include <QMouseEvent>

namespace sinew {

/// What the left button and the cursor do in the view: select, explain, pose, slice.
class ViewInteraction : public QObject {
    Q_OBJECT
public:
    ViewInteraction(Document& document, PosedMesh& posed, ViewState& view, QObject* parent = nullptr);

    PoseTool& poseTool() { return m_tool; }
    const PoseTool& poseTool() const { return m_tool; }
    const SliceDrag& sliceDrag() const { return m_slice; }
    std::int32_t hoveredJoint() const { return m_hoveredJoint; }
    QPointF cursor() const { return m_cursor; }

    void press(const QMouseEvent& event, const OrbitCamera& camera, const Aabb& box);
    void move(const QMouseEvent& event, const OrbitCamera& camera, const Aabb& box);
    void release(const QMouseEvent& event, const OrbitCamera& camera);
    void leave();
    /// True when there was a drag to be canceled.
    bool cancel();
    bool dragging() const { return m_tool.dragging() || m_slice.dragging(); }

Q_SIGNALS:
    void hoverText(const QString& text);
    void pointPicked(const sinew::PointId& point);
    void redrawNeeded();

private:
    void click(const QPointF& place, Qt::KeyboardModifiers keys, const OrbitCamera& camera);
    void hover(const QPointF& place, const OrbitCamera& camera, const Aabb& box);
    QString describe(const SurfacePick& pick) const;

    Document& m_document;
    PosedMesh& m_posed;
    ViewState& m_view;
    PoseTool m_tool;
    SliceDrag m_slice;
    PosedPicker m_picker;
    std::int32_t m_hoveredJoint = kNone;
    QPointF m_cursor;
    QPointF m_pressed;
    bool m_clicking = false;
};

} // namespace sinew

#pragma once

#include "app/view/OrbitCamera.h"

#include <QPainter>
#include <QPointF>

namespace sinew {

struct ViewTheme;

/// What the mouse did to a tool; places in logical pixels of the view.
struct ToolEvent {
    QPointF place;
    Qt::KeyboardModifiers keys;
    const OrbitCamera& camera;
    double pressure = 1.0;       ///< of a pen, 0 to 1
    bool keepsSelection = false; ///< a click on nothing is no wish to deselect
};

/// A tool that has the left button to itself while it is the view's tool: ViewInteraction hands it every
/// press, move and release of that button, and what it drew over the picture is drawn again after each.
/// Camera moves, joints and gizmos are not its business.
class PointTool {
public:
    PointTool() = default;
    PointTool(const PointTool&) = delete;
    PointTool& operator=(const PointTool&) = delete;
    virtual ~PointTool() = default;

    virtual void press(const ToolEvent& event) = 0;
    virtual void drag(const ToolEvent& event) = 0; ///< moves with the button down
    virtual void release(const ToolEvent& event) = 0;
    virtual void doublePress(const ToolEvent& event) { press(event); }
    virtual void hover(const ToolEvent& /*event*/) {} ///< moves without a button
    virtual bool dragging() const = 0;
    /// Gives the drag up and leaves the document as it was before.
    virtual void cancel() = 0;
    /// A notch of the wheel (positive: away from the user). False: it belongs to the camera.
    virtual bool wheel(double /*notches*/) { return false; }
    /// Over the picture, in logical pixels: the frame of a drag, a brush's ring about `cursor`.
    virtual void paint(QPainter& /*painter*/, const ViewTheme& /*theme*/, const QPointF& /*cursor*/) const {}
    virtual Qt::CursorShape cursorShape() const { return Qt::CrossCursor; }
};

} // namespace sinew

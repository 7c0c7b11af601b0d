#pragma once

#include "app/document/ViewState.h"
#include "ui/viewport/tools/Tool.h"

#include <QWheelEvent>

namespace sinew {

/// Turns drags and the wheel into camera moves, by Blender's habits (middle button orbits, with Shift pans,
/// with Ctrl zooms) or Maya's (Alt with left orbits, with middle pans, with right zooms).
class NavigationDrag final : public Tool {
public:
    /// `view` says by whose habits.
    explicit NavigationDrag(const ViewState& view)
        : m_view(view) {}

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& /*event*/) override { m_motion = Motion::None; }
    /// A camera move is nothing to give up: the document knows nothing of it.
    bool dragging() const override { return false; }
    void cancel() override { m_motion = Motion::None; }
    bool wheel(const ToolEvent& event, double notches) override;
    /// How far a wheel or a touchpad has turned.
    static double notches(const QWheelEvent& event);

private:
    enum class Motion { None, Orbit, Pan, Zoom };
    static Motion motionOf(const ToolEvent& event, Navigation habits);

    const ViewState& m_view;
    Motion m_motion = Motion::None;
    QPointF m_start;
    QPointF m_last;
};

} // namespace sinew

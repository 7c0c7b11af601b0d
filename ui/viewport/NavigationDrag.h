#pragma once

#include "app/view/OrbitCamera.h"

#include <QMouseEvent>
#include <QWheelEvent>

namespace sinew {

/// Turns drags and the wheel into camera moves, by Blender's habits (middle button orbits, with Shift pans,
/// with Ctrl zooms) or Maya's (Alt with left orbits, with middle pans, with right zooms).
class NavigationDrag {
public:
    /// True when the press starts a camera move.
    bool press(const QMouseEvent& event, Navigation habits);
    bool active() const { return m_motion != Motion::None; }
    void move(const QMouseEvent& event, OrbitCamera& camera);
    void release() { m_motion = Motion::None; }
    static void wheel(const QWheelEvent& event, OrbitCamera& camera);
    /// How far a wheel or a touchpad has turned.
    static double notches(const QWheelEvent& event);

private:
    enum class Motion { None, Orbit, Pan, Zoom };
    static Motion motionOf(const QMouseEvent& event, Navigation habits);

    Motion m_motion = Motion::None;
    QPointF m_start;
    QPointF m_last;
};

} // namespace sinew

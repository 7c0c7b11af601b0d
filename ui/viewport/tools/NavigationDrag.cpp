#include "ui/viewport/tools/NavigationDrag.h"

namespace sinew {
namespace {

constexpr double kNotch = 120.0;
constexpr double kPixelsPerNotch = 40.0;

} // namespace

NavigationDrag::Motion NavigationDrag::motionOf(const ToolEvent& event, Navigation habits) {
    const Qt::KeyboardModifiers keys = event.keys;
    if (habits == Navigation::Maya) {
        if (!keys.testFlag(Qt::AltModifier)) {
            return Motion::None;
        }
        return event.button == Qt::LeftButton     ? Motion::Orbit
               : event.button == Qt::MiddleButton ? Motion::Pan
               : event.button == Qt::RightButton  ? Motion::Zoom
                                                  : Motion::None;
    }
    // A mouse without a middle button has Alt with the left one, as in Blender's emulation.
    const bool middle = event.button == Qt::MiddleButton ||
                        (event.button == Qt::LeftButton && keys.testFlag(Qt::AltModifier));
    if (!middle) {
        return Motion::None;
    }
    return keys.testFlag(Qt::ShiftModifier)     ? Motion::Pan
           : keys.testFlag(Qt::ControlModifier) ? Motion::Zoom
                                                : Motion::Orbit;
}

bool NavigationDrag::press(const ToolEvent& event) {
    m_motion = motionOf(event, m_view.settings().navigation);
    m_start = m_last = event.place;
    return m_motion != Motion::None;
}

Repaint NavigationDrag::drag(const ToolEvent& event) {
    const QPointF delta = event.place - m_last;
    m_last = event.place;
    switch (m_motion) {
    case Motion::None:
        break;
    case Motion::Orbit:
        event.camera.orbit(delta.x(), delta.y());
        break;
    case Motion::Pan:
        event.camera.pan(delta.x(), delta.y());
        break;
    case Motion::Zoom:
        event.camera.zoom((delta.x() - delta.y()) / kPixelsPerNotch, m_start.x(), m_start.y());
        break;
    }
    return Repaint::Picture;
}

double NavigationDrag::notches(const QWheelEvent& event) {
    return !event.pixelDelta().isNull() && event.phase() != Qt::NoScrollPhase
               ? event.pixelDelta().y() / kPixelsPerNotch
               : event.angleDelta().y() / kNotch;
}

bool NavigationDrag::wheel(const ToolEvent& event, double notches) {
    event.camera.zoom(notches, event.place.x(), event.place.y());
    return true;
}

} // namespace sinew

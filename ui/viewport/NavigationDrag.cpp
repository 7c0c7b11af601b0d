#include "ui/viewport/NavigationDrag.h"

namespace sinew {
namespace {

constexpr double kNotch = 120.0;
constexpr double kPixelsPerNotch = 40.0;

} // namespace

NavigationDrag::Motion NavigationDrag::motionOf(const QMouseEvent& event, Navigation habits) {
    const Qt::KeyboardModifiers keys = event.modifiers();
    if (habits == Navigation::Maya) {
        if (!keys.testFlag(Qt::AltModifier)) {
            return Motion::None;
        }
        return event.button() == Qt::LeftButton     ? Motion::Orbit
               : event.button() == Qt::MiddleButton ? Motion::Pan
               : event.button() == Qt::RightButton  ? Motion::Zoom
                                                    : Motion::None;
    }
    // A mouse without a middle button has Alt with the left one, as in Blender's emulation.
    const bool middle = event.button() == Qt::MiddleButton ||
                        (event.button() == Qt::LeftButton && keys.testFlag(Qt::AltModifier));
    if (!middle) {
        return Motion::None;
    }
    return keys.testFlag(Qt::ShiftModifier)     ? Motion::Pan
           : keys.testFlag(Qt::ControlModifier) ? Motion::Zoom
                                                : Motion::Orbit;
}

bool NavigationDrag::press(const QMouseEvent& event, Navigation habits) {
    if (active()) {
        return true; // another button during a move changes nothing
    }
    m_motion = motionOf(event, habits);
    m_start = m_last = event.position();
    return active();
}

void NavigationDrag::move(const QMouseEvent& event, OrbitCamera& camera) {
    const QPointF delta = event.position() - m_last;
    m_last = event.position();
    switch (m_motion) {
    case Motion::None:
        break;
    case Motion::Orbit:
        camera.orbit(delta.x(), delta.y());
        break;
    case Motion::Pan:
        camera.pan(delta.x(), delta.y());
        break;
    case Motion::Zoom:
        camera.zoom((delta.x() - delta.y()) / kPixelsPerNotch, m_start.x(), m_start.y());
        break;
    }
}

double NavigationDrag::notches(const QWheelEvent& event) {
    return !event.pixelDelta().isNull() && event.phase() != Qt::NoScrollPhase
               ? event.pixelDelta().y() / kPixelsPerNotch
               : event.angleDelta().y() / kNotch;
}

void NavigationDrag::wheel(const QWheelEvent& event, OrbitCamera& camera) {
    camera.zoom(notches(event), event.position().x(), event.position().y());
}

} // namespace sinew

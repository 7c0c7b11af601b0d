#include "ui/widgets/ScreenFit.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace sinew {
namespace {

constexpr QSize kFirstWindow{1600, 1000};
constexpr QSize kLeastWindow{900, 600};
/// What a desktop puts around a window: its title bar.
constexpr QSize kWindowFrame{4, 40};

} // namespace

FirstPlace firstPlace(const QRect& room) {
    const QSize framed = kFirstWindow + kWindowFrame;
    if (room.width() < framed.width() || room.height() < framed.height()) {
        return {room, true};
    }
    QRect place(QPoint(), kFirstWindow);
    place.moveCenter(room.center());
    return {place, false};
}

QRect fitted(const QRect& window, const QRect& room) {
    QRect place(window.topLeft(), window.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.left() + room.width() - place.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.top() + room.height() - place.height()));
    return place;
}

QSize leastWindow(const QRect& room) {
    return kLeastWindow.boundedTo(room.size());
}

QRect roomFor(const QWidget& window) {
    return window.screen()->availableGeometry();
}

} // namespace sinew

#pragma once

#include <QRect>

class QWidget;

namespace sinew {

/// Where a window is at its first start.
struct FirstPlace {
    QRect place;
    bool maximized = false;
};

/// In the middle of the room that a screen has for windows; all of it where the window would not fit.
FirstPlace firstPlace(const QRect& room);
/// A window's place with as much of its size as the room has, moved into it.
QRect fitted(const QRect& window, const QRect& room);

/// How small a window may become: no larger than what its screen has room for.
QSize leastWindow(const QRect& room);
/// The room for windows on the screen that a window is on, logical pixels.
QRect roomFor(const QWidget& window);

} // namespace sinew

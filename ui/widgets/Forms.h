#pragma once

#include <QRect>

class QFormLayout;
class QLabel;
class QWidget;

namespace sinew {

/// A form of labels and controls in `parent`, or in the body of a FoldBox, for panels however narrow.
QFormLayout* formIn(QWidget* parent);
/// The width of a number field of which three stand side by side.
constexpr int kNarrowSpin = 84;
/// The label that gives a form's first column its width, the same in all forms, so that their controls stand
/// in one line.
QLabel* columnLabel();

/// A frameless area that scrolls `content` up and down and is never narrower than it.
QWidget* scrollPane(QWidget* content);

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
QSize minWindow(const QRect& room);
/// The room for windows on the screen that a window is on, logical pixels.
QRect roomFor(const QWidget& window);

} // namespace sinew

#pragma once

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

} // namespace sinew

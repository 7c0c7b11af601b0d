#pragma once

class QFormLayout;
class QLabel;
class QWidget;

namespace sinew {

/// A form of labels and controls in `parent`.
QFormLayout* formIn(QWidget* parent);
/// The label that gives a form's first column its width, the same in all forms, so that their controls stand
/// in one line.
QLabel* columnLabel();

} // namespace sinew

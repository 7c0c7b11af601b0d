#pragma once

#include <QStringList>

class QWidget;

namespace sinew::test {

/// The visible controls of a panel that show less than their text, or reach over the panel's sides; in words.
/// What ends in an ellipsis on purpose, with the whole in its tool tip, is none of them.
QStringList clippedTexts(QWidget& panel);

} // namespace sinew::test

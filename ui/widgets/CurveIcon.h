#pragma once

#include <QIcon>
#include <QWidget>

#include <functional>

namespace sinew {

/// A function from 0..1 to 0..1 as a small curve, in the colour of the widget's text.
QIcon curveIcon(const QWidget& widget, const std::function<double(double)>& function);

} // namespace sinew

#pragma once

#include <QColor>
#include <QIcon>
#include <QString>
#include <QWidget>

#include <functional>

namespace sinew {

/// An icon of resources/icons, drawn in the text colour of the palette in force, paler when disabled and in
/// the accent colour when switched on. Follows a change of theme by itself.
QIcon themedIcon(const QString& name);
/// The same in the text colour of what is highlighted, for a primary button.
QIcon highlightedIcon(const QString& name);
/// The same in a colour of the theme in force.
QIcon coloredIcon(const QString& name, QColor (*color)());

/// The program's own icon, in its own colours.
QIcon programIcon();

/// A function from 0..1 to 0..1 as a small curve, in the colour of the widget's text.
QIcon curveIcon(const QWidget& widget, const std::function<double(double)>& function);

} // namespace sinew

#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

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

} // namespace sinew

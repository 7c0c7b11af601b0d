#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace sinew {

/// Whether the theme in force is the dark one: light until applyTheme says otherwise.
bool darkTheme();
void setDarkTheme(bool dark);
/// The colour of what is on, chosen or running, in the theme in force.
QColor accentColor();
/// The colour of what needs attention.
QColor warningColor();
QColor errorColor();

QPalette lightPalette();
QPalette darkPalette();
/// Spacing, corners and lines on top of Fusion, in the colours of a palette.
QString styleSheet(const QPalette& palette, bool dark);

} // namespace sinew

#pragma once

#include <QColor>
#include <QPalette>

class QApplication;

namespace sinew {

/// Makes icons and translations known to Qt; a static library's are not until someone asks. Cheap to repeat.
void useResources();

enum class ThemeChoice { System, Light, Dark };

/// Puts style, palette and style sheet of a theme in force, for all windows at once.
void applyTheme(QApplication& application, ThemeChoice choice);

bool darkTheme();
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

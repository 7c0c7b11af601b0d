#pragma once

class QApplication;

namespace sinew {

/// Makes icons and translations known to Qt; a static library's are not until someone asks. Cheap to repeat.
void useResources();

enum class ThemeChoice { System, Light, Dark };

/// Puts style, palette and style sheet of a theme in force, for all windows at once.
void applyTheme(QApplication& application, ThemeChoice choice);

} // namespace sinew

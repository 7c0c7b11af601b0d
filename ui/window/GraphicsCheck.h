#pragma once

#include <QStringList>

namespace sinew {

class Preferences;

enum class StartStep {
    GoOn,
    End ///< the user quits, or another process of this program goes on
};

/// Looks for OpenGL before the window is made, and asks the user where the view cannot be drawn.
/// `softwareInUse`: the processor was told to draw. `arguments`: those that another process would get.
StartStep checkGraphics(Preferences& preferences, bool softwareInUse, const QStringList& arguments);

} // namespace sinew

#pragma once

#include <QProgressBar>

namespace sinew {

/// A progress bar that is painted with the next frame like everything else. QProgressBar paints itself at
/// once whenever its value changes, and beside an OpenGL view that means the whole window.
class CalmProgressBar final : public QProgressBar {
public:
    using QProgressBar::QProgressBar;

    void show(int value) {
        setUpdatesEnabled(false); // keeps setValue from painting
        setValue(value);
        setUpdatesEnabled(true);
    }
};

} // namespace sinew

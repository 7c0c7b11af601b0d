#pragma once

#include "tests/ui/support/WindowDesk.h"

#include <QComboBox>

namespace sinew::test {

/// The control of that name in the window.
template<typename T>
T* control(const WindowDesk& desk, const char* name) {
    T* found = desk.window.findChild<T*>(name);
    if (found == nullptr) {
        qFatal("no control %s", name);
    }
    return found;
}

inline const BindSettings& settingsOf(const WindowDesk& desk) {
    return desk.workspace.document.state().settings;
}

/// Chooses as a user does, so that signals for user's choices fire.
inline void choose(QComboBox* box, int index) {
    box->setCurrentIndex(index);
    Q_EMIT box->activated(index);
}

} // namespace sinew::test

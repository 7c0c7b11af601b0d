#pragma once

#include "tests/ui/support/WindowDesk.h"

#include <QComboBox>

namespace sinew::test {

/// The control of that name in a dialog or a panel.
template<typename T>
T* control(const QWidget& parent, const char* name) {
    T* found = parent.findChild<T*>(name);
    if (found == nullptr) {
        qFatal("no control %s", name);
    }
    return found;
}

/// The control of that name in the window.
template<typename T>
T* control(const WindowDesk& desk, const char* name) {
    return control<T>(static_cast<const QWidget&>(desk.window), name);
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

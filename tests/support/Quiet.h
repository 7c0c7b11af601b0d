#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QTimer>

namespace sinew::test {

/// Handles all events that wait, and those that they cause, so that what does not come afterwards does not
/// come.
inline void handleEvents() {
    for (int round = 0; round < 20; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

/// Whether no timer of the object runs: nothing will begin by itself.
inline bool noTimerRuns(const QObject& object) {
    for (const QTimer* timer : object.findChildren<QTimer*>()) {
        if (timer->isActive()) {
            return false;
        }
    }
    return true;
}

} // namespace sinew::test

#pragma once

#include "app/document/ViewState.h"
#include "ui/theme/Theme.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

namespace sinew {

/// What a user has chosen for the program as a whole, kept between runs.
struct PreferenceValues {
    QString language; ///< a code of the language table; empty: the system's
    ThemeChoice theme = ThemeChoice::System;
    Navigation navigation = Navigation::Blender;
    bool autosave = true;
    int autosaveSeconds = 120;
    bool timings = false; ///< what was worked out last, and how long it took, in the status line
    bool operator==(const PreferenceValues&) const = default;
};

class Preferences : public QObject {
    Q_OBJECT
public:
    explicit Preferences(QObject* parent = nullptr);

    const PreferenceValues& values() const { return m_values; }
    void set(const PreferenceValues& values);

    /// Where the window and its panels were; empty at the first start.
    static QByteArray windowGeometry();
    static QByteArray windowState();
    static void keepWindow(const QByteArray& geometry, const QByteArray& state);

    /// Ids of the commands that were found and run last, the latest first; at most eight.
    static QStringList recentCommands();
    static void keepCommand(const QString& id);

    /// Whether the tour was taken, declined or found needless, so that nobody offers it again.
    static bool tourSettled();
    static void keepTourSettled();

Q_SIGNALS:
    void changed();

private:
    PreferenceValues m_values;
};

} // namespace sinew

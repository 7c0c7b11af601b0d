#pragma once

#include "app/document/ViewState.h"
#include "ui/theme/Theme.h"

#include <QByteArray>
#include <QDate>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <span>

namespace sinew {

/// What a user has chosen for the program as a whole, kept between runs.
struct PreferenceValues {
    QString language; ///< a code of the language table; empty: the system's
    ThemeChoice theme = ThemeChoice::System;
    Navigation navigation = Navigation::Blender;
    bool autosave = true;
    int autosaveSeconds = 120;
    bool showBind = true;           ///< the weights that a character's first bind has made, in the mode Bind
    bool timings = false;           ///< what was worked out last, and how long it took, in the status line
    bool softwareRendering = false; ///< the processor draws the view, from the next start on
    bool updateCheck = false;       ///< asks once a week whether there is a newer release
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

    /// The id of the mode that a project was left in; empty: nobody knows. Those of the last twenty projects
    /// are kept.
    static QString modeOf(const QString& project);
    static void keepMode(const QString& project, const QString& mode);

    /// The driver that the user goes on with though it cannot draw the view; empty: none.
    static QString acceptedGraphics();
    static void keepAcceptedGraphics(const QString& driver);

    /// The day of the last answer about the newest release; not valid: there was none.
    static QDate lastUpdateCheck();
    static void keepUpdateCheck(const QDate& day);

    /// Whether the tour was taken, declined or found needless, so that nobody offers it again.
    static bool tourSettled();
    static void keepTourSettled();

Q_SIGNALS:
    void changed();

private:
    PreferenceValues m_values;
};

/// A language of the texts. Its translation is translations/sinew_CODE.ts.
struct LanguageRow {
    const char* code; ///< as QLocale reads it: "de", "zh_CN"
    const char* name; ///< in the language itself, UTF-8
    bool draft;       ///< complete, but nobody has proof-read it
};

/// English, the texts' own language, is the first.
std::span<const LanguageRow> languageTable();

/// Null where there is none.
const LanguageRow* languageOf(const QString& code);

/// What users see in a list: "Deutsch", "Français (draft)".
QString languageName(const LanguageRow& row);

/// The language of all texts. A change reaches every widget as QEvent::LanguageChange.
class Language {
public:
    Language() = default;
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language();

    /// A code of the language table; any other: the system's if a translation for it was proof-read, else
    /// English.
    void use(const QString& code);
    QString code() const { return m_code; }
    /// The code of the language in force, that of the first row where none was chosen. For what is no text of
    /// a translation: pages of the manual.
    static QString inForce();

private:
    QString m_code; ///< empty until one is chosen: English has a translation too, of plurals
    QTranslator m_program;
    QTranslator m_qt;
};

} // namespace sinew

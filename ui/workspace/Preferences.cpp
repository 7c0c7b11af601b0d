#include "ui/workspace/Preferences.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr int kMinAutosaveSeconds = 10;
constexpr int kMaxAutosaveSeconds = 3600;
constexpr qsizetype kRecentCommands = 8;
constexpr qsizetype kProjectModes = 20;

const char* const kThemeNames[] = {"system", "light", "dark"};
const char* const kNavigationNames[] = {"blender", "maya"};

/// The place of a word in a list; the first one for words from elsewhere.
template<typename T, std::size_t N>
T choice(const QString& word, const char* const (&names)[N]) {
    const auto* found = std::ranges::find(names, word);
    return found == std::end(names) ? T{} : static_cast<T>(found - std::begin(names));
}

} // namespace

Preferences::Preferences(QObject* parent)
    : QObject(parent) {
    const QSettings kept;
    m_values.language = kept.value("language").toString();
    m_values.theme = choice<ThemeChoice>(kept.value("theme").toString(), kThemeNames);
    m_values.navigation = choice<Navigation>(kept.value("navigation").toString(), kNavigationNames);
    m_values.autosave = kept.value("autosave", true).toBool();
    m_values.autosaveSeconds = std::clamp(kept.value("autosaveSeconds", m_values.autosaveSeconds).toInt(),
                                          kMinAutosaveSeconds, kMaxAutosaveSeconds);
    m_values.showBind = kept.value("showBind", true).toBool();
    m_values.timings = kept.value("timings", false).toBool();
    m_values.softwareRendering = kept.value("softwareRendering", false).toBool();
    m_values.updateCheck = kept.value("updateCheck", false).toBool();
}

void Preferences::set(const PreferenceValues& values) {
    if (values == m_values) {
        return;
    }
    m_values = values;
    QSettings kept;
    kept.setValue("language", values.language);
    kept.setValue("theme", kThemeNames[static_cast<int>(values.theme)]);
    kept.setValue("navigation", kNavigationNames[static_cast<int>(values.navigation)]);
    kept.setValue("autosave", values.autosave);
    kept.setValue("autosaveSeconds", values.autosaveSeconds);
    kept.setValue("showBind", values.showBind);
    kept.setValue("timings", values.timings);
    kept.setValue("softwareRendering", values.softwareRendering);
    kept.setValue("updateCheck", values.updateCheck);
    Q_EMIT changed();
}

QByteArray Preferences::windowGeometry() {
    return QSettings().value("window/geometry").toByteArray();
}

QByteArray Preferences::windowState() {
    return QSettings().value("window/state").toByteArray();
}

void Preferences::keepWindow(const QByteArray& geometry, const QByteArray& state) {
    QSettings kept;
    kept.setValue("window/geometry", geometry);
    kept.setValue("window/state", state);
}

QStringList Preferences::recentCommands() {
    return QSettings().value("recentCommands").toStringList();
}

void Preferences::keepCommand(const QString& id) {
    QStringList ids = recentCommands();
    ids.removeAll(id);
    ids.prepend(id);
    QSettings().setValue("recentCommands", ids.mid(0, kRecentCommands));
}

QString Preferences::modeOf(const QString& project) {
    for (const QString& kept : QSettings().value("projectModes").toStringList()) {
        if (kept.section(' ', 1) == project) {
            return kept.section(' ', 0, 0);
        }
    }
    return {};
}

void Preferences::keepMode(const QString& project, const QString& mode) {
    QStringList kept = QSettings().value("projectModes").toStringList();
    kept.removeIf([&](const QString& each) { return each.section(' ', 1) == project; });
    kept.prepend(mode + ' ' + project);
    QSettings().setValue("projectModes", kept.mid(0, kProjectModes));
}

QString Preferences::acceptedGraphics() {
    return QSettings().value("acceptedGraphics").toString();
}

void Preferences::keepAcceptedGraphics(const QString& driver) {
    QSettings().setValue("acceptedGraphics", driver);
}

QDate Preferences::lastUpdateCheck() {
    return QSettings().value("lastUpdateCheck").toDate();
}

void Preferences::keepUpdateCheck(const QDate& day) {
    QSettings().setValue("lastUpdateCheck", day);
}

bool Preferences::tourSettled() {
    return QSettings().value("tour/settled", false).toBool();
}

void Preferences::keepTourSettled() {
    QSettings().setValue("tour/settled", true);
}

namespace {

constexpr std::array kLanguages{
    LanguageRow{"en", "English", false}, LanguageRow{"de", "Deutsch", false},
    LanguageRow{"fr", "Français", true}, LanguageRow{"es", "Español", true},
    LanguageRow{"ja", "日本語", true},   LanguageRow{"zh_CN", "简体中文", true},
};

} // namespace

std::span<const LanguageRow> languageTable() {
    return kLanguages;
}

const LanguageRow* languageOf(const QString& code) {
    const auto row =
        std::ranges::find_if(kLanguages, [&](const LanguageRow& each) { return code == each.code; });
    return row == kLanguages.end() ? nullptr : &*row;
}

QString languageName(const LanguageRow& row) {
    const QString name = QString::fromUtf8(row.name);
    return row.draft ? QCoreApplication::translate("LanguageTable", "%1 (draft)").arg(name) : name;
}

namespace {

/// Drafts have to be asked for.
QString systemLanguage() {
    const QLocale system = QLocale::system();
    for (const LanguageRow& row : languageTable()) {
        const QLocale own(row.code);
        if (!row.draft && own.language() == system.language() && own.script() == system.script()) {
            return row.code;
        }
    }
    return languageTable().front().code;
}

/// As the translators of the application, the one that was installed last. Empty: none is.
QString& codeInForce() {
    static QString code;
    return code;
}

} // namespace

QString Language::inForce() {
    return codeInForce().isEmpty() ? QString(languageTable().front().code) : codeInForce();
}

Language::~Language() {
    codeInForce().clear();
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
}

void Language::use(const QString& code) {
    const QString wanted = languageOf(code) != nullptr ? code : systemLanguage();
    if (wanted == m_code) {
        return;
    }
    m_code = wanted;
    codeInForce() = wanted;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(QLocale(wanted));
    // English is the source; what Qt itself says is there when the machine has its translations.
    if (m_qt.load("qtbase_" + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt);
    }
    if (m_program.load(":/i18n/sinew_" + wanted + ".qm")) {
        QCoreApplication::installTranslator(&m_program);
    }
}

} // namespace sinew

#include "ui/workspace/Preferences.h"

#include <QSettings>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kMinAutosaveSeconds = 10;
constexpr int kMaxAutosaveSeconds = 3600;
constexpr qsizetype kRecentCommands = 8;

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
    m_values.timings = kept.value("timings", false).toBool();
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
    kept.setValue("timings", values.timings);
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

bool Preferences::tourSettled() {
    return QSettings().value("tour/settled", false).toBool();
}

void Preferences::keepTourSettled() {
    QSettings().setValue("tour/settled", true);
}

} // namespace sinew

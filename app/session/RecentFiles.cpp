#include "app/session/RecentFiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace sinew {
namespace {

constexpr const char* kKey = "recentFiles";

} // namespace

QString RecentFiles::nameOf(const QString& file) {
    const QFileInfo info(file);
    const QString canonical = info.canonicalFilePath();
    return canonical.isEmpty() ? QDir::cleanPath(info.absoluteFilePath()) : canonical;
}

RecentFiles::RecentFiles(QSettings* settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings != nullptr ? *settings : m_own) {}

QStringList RecentFiles::files() const {
    return m_settings.value(QLatin1String(kKey)).toStringList().mid(0, kMost);
}

void RecentFiles::set(const QStringList& files) {
    if (files != this->files()) {
        m_settings.setValue(QLatin1String(kKey), files);
        Q_EMIT changed();
    }
}

void RecentFiles::add(const QString& file) {
    const QString name = nameOf(file);
    QStringList list = files();
    list.removeAll(name);
    list.prepend(name);
    set(list.mid(0, kMost));
}

void RecentFiles::remove(const QString& file) {
    QStringList list = files();
    list.removeAll(file);
    list.removeAll(nameOf(file));
    set(list);
}

void RecentFiles::clear() {
    set({});
}

bool RecentFiles::use(const QString& file) {
    if (QFileInfo::exists(file)) {
        return true;
    }
    remove(file);
    return false;
}

QString samplePath() {
    return QFileInfo(QCoreApplication::applicationDirPath() +
                     QLatin1String("/../share/sinew/sample/wayfarer.fbx"))
        .canonicalFilePath();
}

} // namespace sinew

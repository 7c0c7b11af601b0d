#include "ui/flow/files/FileWatch.h"

#include <QFileInfo>

namespace sinew {
namespace {

/// Between two looks, milliseconds: a file that is the same in both is written.
constexpr int kSettleMilliseconds = 300;

} // namespace

FileWatch::FileWatch(QObject* parent)
    : QObject(parent)
    , m_watcher(this)
    , m_settle(this) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::wake);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::wake);
}

FileWatch::Stamp FileWatch::stampOf(const QString& file) {
    const QFileInfo info(file);
    return info.isFile() ? Stamp{true, info.size(), info.lastModified()} : Stamp();
}

void FileWatch::watch(const QStringList& files) {
    QMap<QString, Stamp> known;
    for (const QString& file : files) {
        known.insert(file, m_known.contains(file) ? m_known.value(file) : stampOf(file));
    }
    m_known = known;
    m_seen.clear();
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty()) {
        m_watcher.removePaths(before);
    }
    follow();
    if (!m_known.isEmpty()) {
        wake();
    }
}

/// The system lets go of a file whose place another takes.
void FileWatch::follow() {
    QStringList paths;
    for (auto each = m_known.cbegin(); each != m_known.cend(); ++each) {
        const QFileInfo info(each.key());
        if (info.isFile() && !m_watcher.files().contains(each.key())) {
            paths << each.key();
        }
        const QString folder = info.absolutePath();
        if (QFileInfo(folder).isDir() && !m_watcher.directories().contains(folder) &&
            !paths.contains(folder)) {
            paths << folder;
        }
    }
    if (!paths.isEmpty()) {
        m_watcher.addPaths(paths);
    }
}

/// A timer that runs already is left alone: a folder in which something happens all the time would never let
/// it end.
void FileWatch::wake() {
    if (!m_settle.isActive()) {
        m_settle.start();
    }
}

void FileWatch::look() {
    follow();
    QStringList settled;
    for (auto each = m_known.begin(); each != m_known.end(); ++each) {
        const Stamp now = stampOf(each.key());
        if (!now.there || now == each.value()) {
            m_seen.remove(each.key());
        } else if (m_seen.value(each.key()) == now) {
            m_seen.remove(each.key());
            each.value() = now;
            settled << each.key();
        } else {
            m_seen.insert(each.key(), now);
            wake();
        }
    }
    for (const QString& file : settled) {
        Q_EMIT changed(file);
    }
}

} // namespace sinew

#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace sinew {

/// Tells when files change on disk: once for however many events come in quick succession, and only when
/// whoever writes them has come to rest. A program that saves puts a new file in the place of the old one, so
/// folders are watched too; a file that is gone is no change until it is back.
class FileWatch : public QObject {
    Q_OBJECT
public:
    explicit FileWatch(QObject* parent = nullptr);

    /// These files, by absolute path, and no others. One that was watched already is compared with what it
    /// was then, another with what it is now.
    void watch(const QStringList& files);
    QStringList files() const { return m_known.keys(); }
    /// Looks now, where the system did not tell (files of other machines).
    void look();

Q_SIGNALS:
    void changed(const QString& file);

private:
    /// What tells that a file was written, without reading it.
    struct Stamp {
        bool there = false;
        qint64 size = 0;
        QDateTime written;
        bool operator==(const Stamp&) const = default;
    };
    static Stamp stampOf(const QString& file);
    void wake();
    void follow();

    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    QMap<QString, Stamp> m_known; ///< as they were told last
    QMap<QString, Stamp> m_seen;  ///< those that differ, as they were at the last look
};

} // namespace sinew

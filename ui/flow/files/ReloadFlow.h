#pragma once

#include "core/base/Error.h"
#include "core/scene/Scene.h"
#include "ui/workspace/Workspace.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <set>
#include <string>

namespace sinew {

struct FileDifferences;
struct SourceFiles;

/// Asks where the textures are that a character names outside of its folder, once a character, and reads
/// them from the folder that the user chooses. File > Texture Folder asks again.
class TextureFlow : public QObject {
    Q_OBJECT
public:
    explicit TextureFlow(const WindowContext& context, QObject* parent = nullptr);

    void chooseFolder();
    /// The character stays without these textures and is not asked about again.
    void ignore();

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);
    /// So many files with textures and materials were not read, because they are outside.
    void offered(std::size_t count);
    void withdrawn();

private:
    void opened();
    void reloaded();
    void follow();
    QString character() const;
    std::size_t refused() const;

    WindowContext m_context;
    bool m_chosen = false; ///< a folder, with which the character is being read again
};

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

/// File > Reload, Replace Mesh, Picture Mesh and Compare With File on Disk, and the offer to reload when a
/// file of the character changes on disk.
class ReloadFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: dialogs stand over it.
    ReloadFlow(const WindowContext& context, QWidget* window, QObject* parent = nullptr);

    void reload();
    /// Asks for a file whose mesh takes the character's place.
    void replaceMesh();
    /// Asks how the picture becomes a mesh.
    void askPictureMesh();
    /// Shows how the file on disk differs, once it is read.
    void compareWithDisk();
    /// What has changed stays unread until it changes again.
    void ignore();

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);
    /// A file of the character has changed: its name without the folder.
    void offered(const QString& name);
    void withdrawn();
    /// Work did not fit the file any more: the report tells which.
    void workLost();
    /// The character lies elsewhere or is of another size: it has to be brought into view.
    void moved();
    /// The weights on disk are to be shown beside the document's.
    void weightsAsked();

private:
    /// What tells whether a file holds the same model as before.
    struct Outline {
        std::set<std::string> joints;
        std::set<std::string> parts;
        Aabb box;
        double metersPerUnit = 1.0;
    };
    static Outline outlineOf(const Scene& scene);
    /// Whether hardly any joint or part is called as before.
    bool anotherModel() const;
    QString anotherSizeText(const QString& name) const;
    QString keptText(const QString& name, bool lost) const;
    QString replacedText(const QString& name, bool lost) const;
    void follow();
    void compare(const QString& file);
    void offer(const QString& file);
    void reloaded(const QString& file);
    void failed(const QString& file, const Error& error);
    void showDifferences(const QString& file, const FileDifferences& differences);

    WindowContext m_context;
    QWidget* m_window;
    FileWatch m_watch;
    QString m_changed;                            ///< the file that is offered; empty: none
    QString m_replacing;                          ///< the file whose mesh is to take the place; empty: none
    std::shared_ptr<const SourceFiles> m_sources; ///< that are watched
    Outline m_before;                             ///< of the scene before the present one
    Outline m_now;
};

} // namespace sinew

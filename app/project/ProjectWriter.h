#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "app/project/ProjectFile.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

#include <memory>
#include <vector>

namespace sinew {

/// What a project file is made of, as it was at one moment: shared pointers to what never changes.
struct ProjectSnapshot {
    DocumentState state; ///< has a scene
    ViewSettings view;
    Recipe exportSettings;
    std::optional<AutosaveRecord> autosave;
};

/// Writes projects on a thread of its own, one after another in the order in which they were asked for, so
/// that the window goes on meanwhile and the later of two is what remains. What was asked for and not
/// canceled is written before this is gone.
class ProjectWriter : public QObject {
    Q_OBJECT
public:
    explicit ProjectWriter(QObject* parent = nullptr);
    ~ProjectWriter() override;

    /// Calls `done` on this object's thread, unless `context` is gone by then. Errors: FileUnwritable,
    /// Canceled (it had not begun yet).
    std::shared_ptr<TaskProgress> write(const QString& file, ProjectSnapshot snapshot, QObject* context,
                                        std::function<void(Expected<void>)> done);
    /// Blocks until all that was asked for is written; the `done`s still wait in the event loop.
    void waitForAll() { m_pool.waitForWork(); }

private:
    TaskPool m_pool;
};

/// Work that a program which is not running any more left behind.
struct RecoverableWork {
    QString file; ///< the automatic save
    QString title;
    QString projectFile; ///< the project it belongs to; empty: never saved
    QDateTime time;      ///< of the save
    ProjectFile project;
};

struct AutosaveScan {
    std::vector<RecoverableWork> works; ///< newest first
    /// AutosaveBroken: kept under another name (never overwritten); others: left where they are.
    std::vector<Error> problems;
};

/// Saves a modified document every two minutes, beside the window, into a folder of its own under a name
/// nobody else uses, and finds what others left there. Each file has a lock that dies with its process, so
/// what another running program saves is not touched. Saving the project, opening another file and closing
/// properly remove the automatic save.
class Autosave : public QObject {
    Q_OBJECT
public:
    /// `folder` empty: defaultFolder().
    Autosave(Document& document, ViewState& view, ProjectWriter& writer, const QString& folder = {},
             QObject* parent = nullptr);
    ~Autosave() override;

    static QString defaultFolder(); ///< "autosave" in the application's data
    static constexpr int kIntervalSeconds = 120;
    void setInterval(int milliseconds) { m_timer.setInterval(milliseconds); }

    /// What can be recovered now; moves broken files aside.
    AutosaveScan recoverable() const;
    /// Recovered work that the document shows now goes on being saved to the same file. False when another
    /// program has taken it meanwhile, or the document is not modified, so that it cannot be that work.
    bool adopt(const QString& file);
    /// Removes work that nobody wants. False when another program has taken it meanwhile.
    bool discard(const QString& file) const;

    /// Begins to save if the document is modified and has changed since the last time; ends with saved or
    /// failed, unless nobody wants the file any more by then.
    void saveNow();
    bool saving() const { return m_writing != nullptr; }
    QString file() const { return m_file; }

Q_SIGNALS:
    void saved(const QString& file);
    void failed(const sinew::Error& error);

private:
    /// A save that runs.
    struct Writing {
        QString file;
        std::shared_ptr<QLockFile> lock;
        bool wanted = true;
        std::shared_ptr<TaskProgress> task;
    };
    void written(Writing& writing, quint64 revision, const Expected<void>& outcome);
    void removeOwn();
    bool lock();

    Document& m_document;
    ViewState& m_view;
    QString m_folder;
    QString m_file;
    ProjectWriter& m_writer;
    std::shared_ptr<QLockFile> m_lock;
    std::shared_ptr<Writing> m_writing;
    quint64 m_savedRevision = 0;
    bool m_written = false;
    QTimer m_timer;
};

} // namespace sinew

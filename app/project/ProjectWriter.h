#pragma once

#include "app/jobs/TaskPool.h"
#include "app/project/ProjectFile.h"

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

} // namespace sinew

#pragma once

#include "app/jobs/TaskPool.h"

#include <utility>

namespace sinew {

/// Work on a pool of which only the newest counts. A start cancels what runs and drops its result; results
/// arrive on the pool's thread, which is the owner's. Usually a member of the object that `done` and
/// `changed` speak to: once it is destroyed, what runs is canceled and neither is called any more.
class LatestJob {
public:
    /// `changed` is called whenever running() has changed; at the end of the work before `done`.
    explicit LatestJob(TaskPool& pool, std::function<void(bool running)> changed = {})
        : m_pool(pool)
        , m_changed(std::move(changed)) {}
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;
    ~LatestJob() { cancel(); }

    /// Takes the place of what runs. `work` runs on a pool thread, then `done` gets its result, unless the
    /// job was started anew or dropped meanwhile. TaskPool::run says which errors it may be.
    template<typename T>
    void start(std::function<Expected<T>(Progress&)> work, std::function<void(Expected<T>)> done) {
        cancel();
        m_task = m_pool.run<T>(&m_guard, std::move(work),
                               [this, ticket = ++m_ticket, done = std::move(done)](Expected<T> result) {
                                   if (ticket == m_ticket) {
                                       setRunning(false);
                                       done(std::move(result));
                                   }
                               });
        setRunning(true);
    }

    /// Asks what runs to stop. Its `done` still comes: with Canceled, or with the result that was there
    /// first.
    void cancel() {
        if (m_running) {
            m_task->cancel();
        }
    }
    /// Cancels what runs; its `done` does not come.
    void drop() {
        cancel();
        ++m_ticket;
        setRunning(false);
    }

    /// Whether a result is awaited.
    bool running() const { return m_running; }
    /// Of the work that was started last, also in its `done`.
    bool canceled() const { return m_task && m_task->canceled(); }
    Stage stage() const { return m_running ? m_task->stage() : Stage::Count; }
    double fraction() const { return m_running ? m_task->fraction() : 0.0; }
    double lastResidual() const { return m_running ? m_task->lastResidual() : -1.0; }

private:
    void setRunning(bool running) {
        if (std::exchange(m_running, running) != running && m_changed) {
            m_changed(running);
        }
    }

    TaskPool& m_pool;
    std::function<void(bool)> m_changed;
    QObject m_guard; ///< results do not come once it is gone
    std::shared_ptr<TaskProgress> m_task;
    quint64 m_ticket = 0;
    bool m_running = false;
};

} // namespace sinew

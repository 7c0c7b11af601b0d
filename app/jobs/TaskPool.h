#pragma once

#include "core/base/Error.h"
#include "core/base/Parallel.h"
#include "core/base/Progress.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <utility>
#include <vector>

namespace sinew {

/// Progress that a window reads at its own pace: written by any thread, read by any.
class TaskProgress final : public Progress {
public:
    bool canceled() const override { return m_canceled; }
    void report(Stage stage, double fraction) override {
        if (m_stage.exchange(stage) != stage) {
            m_residual = -1.0;
        }
        m_fraction = fraction;
    }
    void residual(double largest) override { m_residual = largest; }
    void cancel() { m_canceled = true; }
    Stage stage() const { return m_stage; } ///< Stage::Count before the first report
    double fraction() const { return m_fraction; }
    double lastResidual() const { return m_residual; } ///< negative: the stage has told none

private:
    std::atomic<bool> m_canceled{false};
    std::atomic<Stage> m_stage{Stage::Count};
    std::atomic<double> m_fraction{0.0};
    std::atomic<double> m_residual{-1.0};
};

/// How much of the processor work gets beside the window and other programs.
enum class TaskPriority {
    Background, ///< what is left; the window goes on drawing, whatever runs
    Waited      ///< as much as others: somebody waits for the result in a dialog
};

/// Long work off the GUI thread, in two halves: `work` on a pool thread, then `done` on this object's thread.
class TaskPool : public QObject {
    Q_OBJECT
public:
    explicit TaskPool(QObject* parent = nullptr);
    /// With so many threads for each priority; one does its work in the order in which it came.
    explicit TaskPool(int threads, QObject* parent = nullptr);
    /// Cancels what runs and waits for it; no `done` is called any more.
    ~TaskPool() override;

    /// Runs `work`, then calls `done` with what came of it unless `context` is gone by then. A canceled task
    /// still calls `done`, with the error Canceled; bad_alloc becomes OutOfMemory.
    template<typename T>
    std::shared_ptr<TaskProgress> run(QObject* context, std::function<Expected<T>(Progress&)> work,
                                      std::function<void(Expected<T>)> done,
                                      TaskPriority priority = TaskPriority::Background) {
        auto progress = std::make_shared<TaskProgress>();
        m_running.push_back(progress);
        std::function<void()> task = [this, progress, work = std::move(work), done = std::move(done),
                                      priority, guard = QPointer<QObject>(context)] {
            (void)m_handedOver.load(std::memory_order_acquire);
            auto result = std::make_shared<Expected<T>>(attempt(work, *progress, priority));
            QMetaObject::invokeMethod(
                this,
                [this, progress, done, result, guard] {
                    std::erase(m_running, progress);
                    if (guard) {
                        done(std::move(*result));
                    }
                },
                Qt::QueuedConnection);
        };
        m_handedOver.fetch_add(1, std::memory_order_release);
        (priority == TaskPriority::Waited ? m_waited : m_pool).start(std::move(task));
        return progress;
    }

    bool busy() const { return !m_running.empty(); }
    void cancelAll();
    /// Blocks until no work runs; the `done` halves still wait in the event loop.
    void waitForWork();

private:
    template<typename T>
    static Expected<T> attempt(const std::function<Expected<T>(Progress&)>& work, TaskProgress& progress,
                               TaskPriority priority) {
        try {
            if (progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            if (priority == TaskPriority::Waited) {
                std::optional<Expected<T>> result;
                withOwnPriority([&] { result.emplace(work(progress)); });
                return std::move(*result);
            }
            yieldProcessor(); // to the window, which draws while this works
            return work(progress);
        } catch (const std::bad_alloc&) {
            return fail(ErrorCode::OutOfMemory, {"task"});
        }
    }

    /// Tells the thread sanitizer what the pool's own lock, inside a library that is not built for it,
    /// orders.
    static inline std::atomic<unsigned> m_handedOver{0};
    QThreadPool m_pool;
    QThreadPool m_waited; ///< threads of its own, as a priority that was lowered stays so
    std::vector<std::shared_ptr<TaskProgress>> m_running;
};

/// Work on a pool of which only the newest counts. A start cancels what runs and drops its result; results
/// arrive on the pool's thread, which is the owner's. Usually a member of the object that `done` and
/// `changed` speak to: once it is destroyed, what runs is canceled and neither is called any more.
class LatestJob {
public:
    /// `changed` is called whenever running() has changed; at the end of the work before `done`.
    explicit LatestJob(TaskPool& pool, std::function<void(bool running)> changed = {},
                       TaskPriority priority = TaskPriority::Background)
        : m_pool(pool)
        , m_changed(std::move(changed))
        , m_priority(priority) {}
    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;
    ~LatestJob() { cancel(); }

    /// Takes the place of what runs. `work` runs on a pool thread, then `done` gets its result, unless the
    /// job was started anew or dropped meanwhile. TaskPool::run says which errors it may be.
    template<typename T>
    void start(std::function<Expected<T>(Progress&)> work, std::function<void(Expected<T>)> done) {
        cancel();
        m_task = m_pool.run<T>(
            &m_guard, std::move(work),
            [this, ticket = ++m_ticket, done = std::move(done)](Expected<T> result) {
                if (ticket == m_ticket) {
                    setRunning(false);
                    done(std::move(result));
                }
            },
            m_priority);
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
    TaskPriority m_priority;
    QObject m_guard; ///< results do not come once it is gone
    std::shared_ptr<TaskProgress> m_task;
    quint64 m_ticket = 0;
    bool m_running = false;
};

/// Tells by the signals of a job what its work has come to: finished with the result, canceled, or failed.
template<typename Job, typename T>
void tellEnd(Job& job, const Expected<T>& result) {
    if (result) {
        Q_EMIT job.finished(*result);
    } else if (result.error().code == ErrorCode::Canceled) {
        Q_EMIT job.canceled();
    } else {
        Q_EMIT job.failed(result.error());
    }
}

} // namespace sinew

#pragma once

#include "app/jobs/TaskPool.h"

#include <QObject>
#include <QSemaphore>
#include <QThread>

#include <memory>

namespace sinew::test {

/// Keeps every thread of a pool busy while it lives, those of each priority, so that what is started waits.
class BusyPool {
public:
    explicit BusyPool(TaskPool& pool) {
        for (const TaskPriority priority : {TaskPriority::Background, TaskPriority::Waited}) {
            for (int thread = 0; thread < QThread::idealThreadCount(); ++thread) {
                pool.run<int>(
                    &m_context,
                    [gate = m_gate](Progress&) {
                        gate->acquire();
                        return 0;
                    },
                    [](const Expected<int>&) {}, priority);
            }
        }
    }
    BusyPool(const BusyPool&) = delete;
    BusyPool& operator=(const BusyPool&) = delete;
    ~BusyPool() { m_gate->release(2 * QThread::idealThreadCount()); }

private:
    QObject m_context;
    std::shared_ptr<QSemaphore> m_gate = std::make_shared<QSemaphore>();
};

} // namespace sinew::test

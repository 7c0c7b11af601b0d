#include "app/jobs/TaskPool.h"

namespace sinew {

TaskPool::TaskPool(QObject* parent)
    : QObject(parent) {}

TaskPool::TaskPool(int threads, QObject* parent)
    : TaskPool(parent) {
    m_pool.setMaxThreadCount(threads);
    m_waited.setMaxThreadCount(threads);
}

TaskPool::~TaskPool() {
    cancelAll();
    m_pool.waitForDone();
    m_waited.waitForDone();
}

void TaskPool::cancelAll() {
    for (const auto& task : m_running) {
        task->cancel();
    }
}

void TaskPool::waitForWork() {
    m_pool.waitForDone();
    m_waited.waitForDone();
}

} // namespace sinew

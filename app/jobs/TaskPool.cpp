#include "app/jobs/TaskPool.h"

namespace sinew {

TaskPool::TaskPool(QObject* parent)
    : QObject(parent) {}

TaskPool::TaskPool(int threads, QObject* parent)
    : TaskPool(parent) {
    m_pool.setMaxThreadCount(threads);
}

TaskPool::~TaskPool() {
    cancelAll();
    m_pool.waitForDone();
}

void TaskPool::cancelAll() {
    for (const auto& task : m_running) {
        task->cancel();
    }
}

void TaskPool::waitForWork() {
    m_pool.waitForDone();
}

} // namespace sinew

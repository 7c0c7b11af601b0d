#pragma once

#include "app/jobs/TaskPool.h"

#include <memory>
#include <optional>

namespace sinew {

/// A value worked out on a pool and kept as long as it is asked for with the same key.
template<typename Key, typename T>
class CachedTask {
public:
    using Value = std::shared_ptr<const T>;

    ~CachedTask() {
        if (m_task) {
            m_task->cancel();
        }
    }

    /// The value, or null while it is worked out (or when that failed); then `ready` is called once, on the
    /// context's thread. Another key cancels what runs. Keys are kept, so what they point to lives on.
    Value get(TaskPool& pool, QObject* context, const Key& key, std::function<Expected<T>(Progress&)> work,
              std::function<void()> ready) {
        if (m_key && *m_key == key) {
            return m_value;
        }
        if (m_task) {
            m_task->cancel();
        }
        m_key = key;
        m_value.reset();
        const quint64 ticket = ++m_ticket;
        m_task = pool.run<T>(context, std::move(work), [this, ticket, ready](Expected<T> result) {
            if (ticket == m_ticket) {
                m_task.reset();
                if (result) {
                    m_value = std::make_shared<const T>(std::move(*result));
                }
                ready();
            }
        });
        return nullptr;
    }
    bool running() const { return m_task != nullptr; }

private:
    std::optional<Key> m_key;
    Value m_value;
    std::shared_ptr<TaskProgress> m_task;
    quint64 m_ticket = 0;
};

} // namespace sinew

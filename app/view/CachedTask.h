#pragma once

#include "app/jobs/LatestJob.h"

#include <memory>
#include <optional>

namespace sinew {

/// A value worked out on a pool and kept as long as it is asked for with the same key.
template<typename Key, typename T>
class CachedTask {
public:
    using Value = std::shared_ptr<const T>;

    /// The value, or null while it is worked out (or when that failed); then `ready` is called once, on
    /// the pool's thread. Another key cancels what runs. Keys are kept, so what they point to lives on.
    Value get(TaskPool& pool, const Key& key, std::function<Expected<T>(Progress&)> work,
              std::function<void()> ready) {
        if (m_key && *m_key == key) {
            return m_value;
        }
        m_key = key;
        m_value.reset();
        m_job.emplace(pool); // cancels what runs
        m_job->template start<T>(std::move(work), [this, ready](Expected<T> result) {
            if (result) {
                m_value = std::make_shared<const T>(std::move(*result));
            }
            ready();
        });
        return nullptr;
    }
    bool running() const { return m_job && m_job->running(); }

private:
    std::optional<Key> m_key;
    Value m_value;
    std::optional<LatestJob> m_job;
};

} // namespace sinew

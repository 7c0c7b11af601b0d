#include "core/base/PlainLoop.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace sinew {
namespace {

thread_local bool insideLoop = false;

/// Chunks of a loop that several threads take one after the other.
class ChunkedLoop {
public:
    ChunkedLoop(std::size_t count, std::size_t grain,
                const std::function<void(std::size_t begin, std::size_t end)>& body)
        : m_count(count)
        , m_grain(grain)
        , m_body(body) {}

    /// Until none is left. After an exception the others are given up.
    void run() {
        const bool outside = std::exchange(insideLoop, true);
        try {
            for (std::size_t begin = m_next.fetch_add(m_grain); begin < m_count;
                 begin = m_next.fetch_add(m_grain)) {
                m_body(begin, std::min(m_count, begin + m_grain));
            }
        } catch (...) {
            const std::scoped_lock lock(m_mutex);
            m_thrown = std::current_exception();
            m_next = m_count;
        }
        insideLoop = outside;
    }

    void rethrow() const {
        if (m_thrown) {
            std::rethrow_exception(m_thrown);
        }
    }

private:
    std::size_t m_count;
    std::size_t m_grain;
    const std::function<void(std::size_t begin, std::size_t end)>& m_body;
    std::atomic<std::size_t> m_next{0};
    std::mutex m_mutex;
    std::exception_ptr m_thrown;
};

/// Waits for its threads at the end, also when one more could not be started.
struct JoinedThreads {
    std::vector<std::thread> threads;

    JoinedThreads() = default;
    JoinedThreads(const JoinedThreads&) = delete;
    JoinedThreads& operator=(const JoinedThreads&) = delete;
    ~JoinedThreads() {
        for (std::thread& thread : threads) {
            thread.join();
        }
    }
};

} // namespace

void plainFor(std::size_t threads, std::size_t count, std::size_t grain,
              const std::function<void(std::size_t begin, std::size_t end)>& body) {
    grain = std::max<std::size_t>(grain, 1);
    const std::size_t chunks = count / grain + (count % grain > 0 ? 1 : 0);
    threads = insideLoop ? 1 : std::clamp<std::size_t>(threads, 1, std::max<std::size_t>(chunks, 1));
    ChunkedLoop loop(count, grain, body);
    {
        JoinedThreads helpers; // libc++ has had no std::jthread for long
        for (std::size_t i = 1; i < threads; ++i) {
            helpers.threads.emplace_back([&loop] { loop.run(); });
        }
        loop.run();
    }
    loop.rethrow();
}

} // namespace sinew

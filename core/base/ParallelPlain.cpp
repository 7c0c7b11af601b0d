#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>

// Parallel.h on bare threads instead of TBB, for the thread sanitizer: it cannot see into TBB's own library,
// takes the hand-over of every task for a race, and would bury the project's own.

namespace sinew {
namespace {

constexpr int kThreads = 4;
thread_local int allowedThreads = 0; ///< 0: not said
thread_local bool insideLoop = false;

} // namespace

void withThreads(int threads, const std::function<void()>& work) {
    const int before = allowedThreads;
    allowedThreads = threads;
    work();
    allowedThreads = before;
}

void yieldProcessor() {
    lowerThreadPriority(); // threads that it starts inherit it
}

int availableThreads() {
    return allowedThreads > 0 ? allowedThreads : kThreads;
}

void parallelFor(std::size_t count, std::size_t grain,
                 const std::function<void(std::size_t begin, std::size_t end)>& body) {
    grain = std::max<std::size_t>(grain, 1);
    const std::size_t chunks = (count + grain - 1) / grain;
    const std::size_t threads = std::min(chunks, static_cast<std::size_t>(availableThreads()));
    if (threads <= 1 || insideLoop) {
        for (std::size_t begin = 0; begin < count; begin += grain) {
            body(begin, std::min(count, begin + grain));
        }
        return;
    }
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> workers;
    for (std::size_t i = 0; i < threads; ++i) {
        workers.emplace_back([&] {
            insideLoop = true;
            for (std::size_t chunk = next++; chunk < chunks; chunk = next++) {
                body(chunk * grain, std::min(count, (chunk + 1) * grain));
            }
        });
    }
}

void sortUnique(std::vector<std::uint64_t>& keys) {
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

} // namespace sinew

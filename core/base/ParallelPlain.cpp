#include "core/base/Parallel.h"

#include "core/base/PlainLoop.h"
#include "core/base/platform/Process.h"

#include <algorithm>

// Parallel.h on bare threads instead of TBB, for the thread sanitizer: it cannot see into TBB's own library,
// takes the hand-over of every task for a race, and would bury the project's own.

namespace sinew {
namespace {

constexpr int kThreads = 4;
thread_local int allowedThreads = 0; ///< 0: not said

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

void withOwnPriority(const std::function<void()>& work) {
    work(); // every thread here inherits its starter's
}

int availableThreads() {
    return allowedThreads > 0 ? allowedThreads : kThreads;
}

void parallelFor(std::size_t count, std::size_t grain,
                 const std::function<void(std::size_t begin, std::size_t end)>& body) {
    plainFor(static_cast<std::size_t>(availableThreads()), count, grain, body);
}

void sortUnique(std::vector<std::uint64_t>& keys) {
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

} // namespace sinew

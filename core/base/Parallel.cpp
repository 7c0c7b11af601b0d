#include "core/base/Parallel.h"

#include "core/base/PlainLoop.h"
#include "core/base/platform/Process.h"

#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_sort.h>
#include <tbb/task_arena.h>
#include <tbb/task_scheduler_observer.h>

#include <algorithm>
#include <thread>
#include <utility>

namespace sinew {
namespace {

/// Lowers every worker's priority when it first comes to work.
class LowWorkers final : public tbb::task_scheduler_observer {
public:
    LowWorkers() { observe(true); }
    LowWorkers(const LowWorkers&) = delete;
    LowWorkers& operator=(const LowWorkers&) = delete;
    ~LowWorkers() override { observe(false); }
    void on_scheduler_entry(bool isWorker) override {
        if (isWorker) {
            lowerThreadPriority();
        }
    }
};

/// Threads of withOwnPriority's loops; 0: TBB's workers take them.
thread_local int ownThreads = 0;

class OwnThreads {
public:
    explicit OwnThreads(int threads)
        : m_before(std::exchange(ownThreads, threads)) {}
    OwnThreads(const OwnThreads&) = delete;
    OwnThreads& operator=(const OwnThreads&) = delete;
    ~OwnThreads() { ownThreads = m_before; }

private:
    int m_before;
};

/// All but one, which draws the window.
int threadsBesideAWindow() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

} // namespace

void yieldProcessor() {
    static const LowWorkers workers;
    lowerThreadPriority();
}

void withThreads(int threads, const std::function<void()>& work) {
    if (threads <= 0) {
        tbb::task_arena().execute(work);
        return;
    }
    // More threads than cores are there only once they are allowed.
    const tbb::global_control allowed(tbb::global_control::max_allowed_parallelism,
                                      static_cast<std::size_t>(threads));
    tbb::task_arena(threads).execute(work);
}

void withOwnPriority(const std::function<void()>& work) {
    const OwnThreads own(threadsBesideAWindow());
    work();
}

int availableThreads() {
    return ownThreads > 0 ? ownThreads : tbb::this_task_arena::max_concurrency();
}

void parallelFor(std::size_t count, std::size_t grain,
                 const std::function<void(std::size_t begin, std::size_t end)>& body) {
    grain = std::max<std::size_t>(grain, 1);
    if (ownThreads > 0) {
        plainFor(static_cast<std::size_t>(ownThreads), count, grain,
                 [&body](std::size_t begin, std::size_t end) {
                     const OwnThreads own(1); // loops inside run in place, not on TBB's workers
                     body(begin, end);
                 });
        return;
    }
    if (count <= grain) {
        if (count > 0) {
            body(0, count);
        }
        return;
    }
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(0, count, grain),
        [&](const tbb::blocked_range<std::size_t>& range) { body(range.begin(), range.end()); },
        tbb::simple_partitioner());
}

void sortUnique(std::vector<std::uint64_t>& keys) {
    if (ownThreads > 0) {
        std::ranges::sort(keys);
    } else {
        tbb::parallel_sort(keys.begin(), keys.end());
    }
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

} // namespace sinew

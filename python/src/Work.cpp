#include "python/src/Work.h"

#include "app/text/words/ErrorWords.h"
#include "core/base/Parallel.h"
#include "python/src/Errors.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <thread>

namespace sinew {
namespace {

namespace py = pybind11;

constexpr int kMaxThreads = 1024;
/// How long the calling thread sleeps between two looks at signals and progress.
constexpr std::chrono::milliseconds kLook{40};

/// The interpreter ends.
std::atomic<bool> closing{false};
std::atomic<int> working{0};

/// What the work says of itself, from any of its threads.
class WorkProgress final : public Progress {
public:
    bool canceled() const override { return m_canceled || closing; }
    void report(Stage stage, double fraction) override {
        m_stage = stage;
        m_fraction = fraction;
    }

    void cancel() { m_canceled = true; }
    Stage stage() const { return m_stage; }
    double fraction() const { return m_fraction; }

private:
    std::atomic<bool> m_canceled{false};
    std::atomic<Stage> m_stage{Stage::Count};
    std::atomic<double> m_fraction{0.0};
};

/// A thread that works, and whose end can be awaited for a while.
class Worker {
public:
    Worker(int threads, const std::function<void(Progress&)>& work)
        : m_thread([this, threads, &work] { run(threads, work); }) {}
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    /// Also where the interpreter ends the calling thread.
    ~Worker() {
        m_progress.cancel();
        m_thread.join();
    }

    WorkProgress& progress() { return m_progress; }
    /// Of a work that has ended; null: it threw nothing.
    std::exception_ptr thrown() const { return m_thrown; }

    /// Whether it has ended within this time.
    bool endedWithin(std::chrono::milliseconds time) {
        std::unique_lock lock(m_mutex);
        return m_ended.wait_for(lock, time, [&] { return m_hasEnded; });
    }

private:
    void run(int threads, const std::function<void(Progress&)>& work) {
        try {
            withThreads(threads, [&] { work(m_progress); });
        } catch (...) {
            m_thrown = std::current_exception();
        }
        const std::lock_guard lock(m_mutex);
        m_hasEnded = true;
        m_ended.notify_all();
    }

    WorkProgress m_progress;
    std::exception_ptr m_thrown;
    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_hasEnded = false;
    std::thread m_thread; ///< last: it uses the others
};

class WorkCount {
public:
    WorkCount() { ++working; }
    WorkCount(const WorkCount&) = delete;
    WorkCount& operator=(const WorkCount&) = delete;
    ~WorkCount() { --working; }
};

/// Calls the callback where there is news. False: it asks to cancel.
class Callback {
public:
    explicit Callback(const py::object& function)
        : m_function(function) {}

    bool goOn(const WorkProgress& progress) {
        const Stage stage = progress.stage();
        const double fraction = progress.fraction();
        if (m_function.is_none() || stage == Stage::Count || (stage == m_stage && fraction == m_fraction)) {
            return true;
        }
        m_stage = stage;
        m_fraction = fraction;
        return !m_function(stageName(stage), fraction).is(py::bool_(false));
    }

private:
    const py::object& m_function;
    Stage m_stage = Stage::Count;
    double m_fraction = -1.0;
};

/// Looks at signals and progress until the work ends. Python's exceptions pass through.
void watch(Worker& worker, const py::object& progress) {
    Callback callback(progress);
    for (bool ended = false; !ended;) {
        // No guard takes the lock again: where the interpreter ends, that unwinds this thread.
        PyThreadState* const state = PyEval_SaveThread();
        ended = worker.endedWithin(kLook);
        PyEval_RestoreThread(state);
        if (PyErr_CheckSignals() != 0) {
            throw py::error_already_set();
        }
        if (!callback.goOn(worker.progress())) {
            raise(makeError(ErrorCode::Canceled));
        }
    }
}

/// Waits, without Python's lock, for the work of all threads.
void endWork() {
    closing = true;
    const py::gil_scoped_release released;
    while (working > 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

} // namespace

WorkOptions workOptions(int threads, const py::object& progress) {
    if (threads < 0 || threads > kMaxThreads) {
        raiseInput("Threads", "threads cannot be " + std::to_string(threads) + ".",
                   "Choose from 1 to " + std::to_string(kMaxThreads) + ", or 0 for one for each core.");
    }
    if (!progress.is_none() && PyCallable_Check(progress.ptr()) == 0) {
        raiseInput("Progress", "progress cannot be called.",
                   "Give a function of a stage and a fraction, or None.");
    }
    return {threads, progress};
}

void runWork(const WorkOptions& options, const std::function<void(Progress&)>& work) {
    std::optional<py::error_already_set> stopped;
    std::exception_ptr thrown;
    {
        const WorkCount counted;
        Worker worker(options.threads, work);
        try {
            watch(worker, options.progress);
        } catch (const py::error_already_set& exception) {
            stopped = exception;
        }
        if (stopped) {
            worker.progress().cancel();
            PyThreadState* const state = PyEval_SaveThread();
            while (!worker.endedWithin(kLook)) {
            }
            PyEval_RestoreThread(state);
        }
        thrown = worker.thrown();
    }
    if (stopped) {
        throw py::error_already_set(*stopped);
    }
    if (thrown) {
        try {
            std::rethrow_exception(thrown);
        } catch (const std::bad_alloc&) {
            raise(makeError(ErrorCode::OutOfMemory, {"task", ""}));
        }
    }
}

void cancelWorkAtExit() {
    py::module_::import("atexit").attr("register")(py::cpp_function(endWork));
}

} // namespace sinew

#pragma once

#include "core/base/Progress.h"

#include <pybind11/pybind11.h>

#include <functional>

namespace sinew {

/// How a call works: `threads=` and `progress=`.
struct WorkOptions {
    int threads = 0; ///< 0: one for each core
    pybind11::object
        progress; ///< None, or callable(stage, fraction): False cancels, and so does an exception
};

/// Raises InputError for a count of threads that there cannot be, or a progress that cannot be called.
WorkOptions workOptions(int threads, const pybind11::object& progress);

/// Runs `work` in a thread of its own, which may touch nothing of Python. Meanwhile the calling thread lets
/// others run Python, calls `progress` and looks for Ctrl-C. Returns once the work has ended. What cancels it
/// is raised: the exception of the callback, KeyboardInterrupt, or Canceled; then what `work` made must not
/// be used. Errors of the work itself are for the caller; what it throws for want of memory is raised as
/// OutOfMemory.
void runWork(const WorkOptions& options, const std::function<void(Progress&)>& work);

/// Cancels all work when the interpreter ends and waits for it, so that no thread outlives it.
void cancelWorkAtExit();

} // namespace sinew

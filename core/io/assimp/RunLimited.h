#pragma once

#include "core/base/Progress.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

/// What a program that was started may use before it is stopped.
struct RunLimits {
    std::chrono::milliseconds wallTime{15'000};
    std::chrono::seconds cpuTime{15};
    std::uint64_t memory = 0; ///< bytes of address space; 0: any
    std::uint64_t output = std::uint64_t{4} << 30U;
};

enum class RunEnd {
    Exited,     ///< by itself, with an exit code
    Crashed,    ///< by a signal, or with more output than allowed
    TimedOut,   ///< stopped at one of the limits of time
    Canceled,   ///< stopped because the user canceled
    NotStarted, ///< there is no such program, or no room for another one
    Unsupported ///< this system has no such limits
};

struct RunResult {
    RunEnd end = RunEnd::Unsupported;
    int code = 0;       ///< exit code, signal, or errno of a program that was not started
    std::string output; ///< what it wrote to its standard output
};

/// Runs a program to its end: `command` is its path and its arguments. It reads nothing, inherits no open
/// file, has 64 files open at most, writes none, dumps no core, and is stopped with everything it started
/// once a limit is reached or the user cancels. Only on Linux; RunEnd::Unsupported elsewhere.
RunResult runLimited(const std::vector<std::string>& command, const RunLimits& limits,
                     const Progress& progress);

} // namespace sinew

#pragma once

#include "core/base/Progress.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// What a program that was started may use before it is stopped.
struct RunLimits {
    std::chrono::milliseconds wallTime{15'000};
    std::chrono::seconds cpuTime{15};
    std::uint64_t memory = 0; ///< bytes of address space, on Windows of memory; 0: any
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
    int code = 0;       ///< exit code, signal, or the system's error of a program that was not started
    std::string output; ///< what it wrote to its standard output
};

/// Runs a program to its end: `command` is its path and its arguments, in UTF-8. It reads nothing, inherits
/// no open file, and is stopped with everything it started once a limit is reached or the user cancels. On
/// Linux and macOS it also has 64 files open at most, writes none and dumps no core; on Windows it ends with
/// this program.
RunResult runLimited(const std::vector<std::string>& command, const RunLimits& limits,
                     const Progress& progress);

/// The words of an error that RunResult has.
std::string runErrorText(int code);

/// The path of the program that runs. It stays right when a newer release takes the file's place, but
/// on macOS.
std::string programPath();

/// A word as the system's shell takes it.
std::string shellWord(std::string_view word);

/// Puts the calling thread behind those of normal priority. Where the system does not know priorities of
/// single threads, nothing happens.
void lowerThreadPriority();

} // namespace sinew

#pragma once

#include <cstdint>

namespace sinew {

/// From here on Ctrl-C (and a polite kill, and a terminal that is closed) is noted, for caughtInterrupt.
/// Calls of the system that wait in the calling thread, such as for the reader of a pipe, return with an
/// error from then on, so that no wait outlasts the first interrupt. When the program has not ended after a
/// second and a half, or a second interrupt comes, `overdue` is called, again and again, in a thread of its
/// own. A file that would grow beyond the limit of the shell (ulimit -f) cannot be written then, where a
/// signal would end the process. Call it in the main thread, once.
void watchInterrupts(void (*overdue)());

/// The number of the first signal that was caught, of POSIX on every system: 2 for Ctrl-C. 0: none. Any
/// thread.
int caughtInterrupt();

/// Asks another process to stop, as a polite kill does. On Windows it has to be one of this program that
/// called endWithParent. False where it cannot be asked.
bool askToStop(std::int64_t process);

/// The variable of the environment in which a process of this program finds the number of the process that it
/// ends with.
constexpr const char* kParentVariable = "SINEW_PARENT";

/// When kParentVariable names the process that started this one, this one is asked to stop once that ends.
/// Processes that this one starts do not see the variable. Call it before there are other threads.
void endWithParent();

} // namespace sinew

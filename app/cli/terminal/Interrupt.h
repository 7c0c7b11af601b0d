#pragma once

namespace sinew {

/// From here on Ctrl-C (and a polite kill, and a terminal that is closed) asks the running command to stop; a
/// second Ctrl-C ends the process at once. Calls of the system that wait in the calling thread, such as for
/// the reader of a pipe, return with EINTR from then on, so that no wait outlasts the first signal. A file
/// that would grow beyond the limit of the shell (ulimit -f) cannot be written then, where the signal would
/// end the process. Call it in the main thread, once.
void catchInterrupts();

/// Whether somebody asked. Any thread.
bool interrupted();

/// What a shell expects of a command that was stopped so: 128 and the signal, 130 for Ctrl-C.
int interruptedExitCode();

} // namespace sinew

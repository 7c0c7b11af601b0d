#pragma once

namespace sinew {

/// Whether the arguments ask for the window: none at all, or a file to open in it (and, behind it, where to
/// export to).
bool asksForWindow(int argc, const char* const* argv);

/// The whole of `sinew` on the command line. Returns the exit code: 0 done, 1 failed, 2 usage.
int runCommandLine(int argc, char** argv);

} // namespace sinew

#pragma once

namespace sinew {

/// The whole of `sinew` on the command line. Returns the exit code: 0 done, 1 failed, 2 usage.
int runCommandLine(int argc, char** argv);

} // namespace sinew

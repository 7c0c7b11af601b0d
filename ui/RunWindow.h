#pragma once

namespace sinew {

/// The window: `sinew` or `sinew FILE`. Returns the exit code: 0, or 1 when there is no display to open it
/// on.
int runWindow(int argc, char** argv);

} // namespace sinew

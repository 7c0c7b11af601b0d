#pragma once

#include <functional>

namespace sinew {

/// While one lives, something lies beside a place on the disk that it will take or that has to be removed
/// again.
class PendingOutput {
public:
    PendingOutput();
    PendingOutput(const PendingOutput&) = delete;
    PendingOutput& operator=(const PendingOutput&) = delete;
    ~PendingOutput();
};

/// Calls `action` unless there is a pending output; none begins before it has returned.
void unlessOutputPending(const std::function<void()>& action);

} // namespace sinew

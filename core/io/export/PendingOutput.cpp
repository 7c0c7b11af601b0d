#include "core/io/export/PendingOutput.h"

#include <cstddef>
#include <mutex>

namespace sinew {
namespace {

/// A process has one disk and one end.
struct Pending {
    std::mutex mutex;
    std::size_t count = 0;
};

Pending& pendingOutputs() {
    static Pending pending;
    return pending;
}

} // namespace

PendingOutput::PendingOutput() {
    const std::lock_guard lock(pendingOutputs().mutex);
    ++pendingOutputs().count;
}

PendingOutput::~PendingOutput() {
    const std::lock_guard lock(pendingOutputs().mutex);
    --pendingOutputs().count;
}

void unlessOutputPending(const std::function<void()>& action) {
    const std::lock_guard lock(pendingOutputs().mutex);
    if (pendingOutputs().count == 0) {
        action();
    }
}

} // namespace sinew

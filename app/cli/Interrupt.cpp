#include "app/cli/Interrupt.h"

#include <atomic>
#include <csignal>

namespace sinew {
namespace {

// A signal handler can reach nothing else than what lives outside of every function.
std::atomic<bool> wasInterrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch lock-free atomics");

extern "C" void onInterrupt(int signal) {
    wasInterrupted = true;
    std::signal(signal, SIG_DFL);
}

} // namespace

void catchInterrupts() {
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
}

bool interrupted() {
    return wasInterrupted;
}

} // namespace sinew

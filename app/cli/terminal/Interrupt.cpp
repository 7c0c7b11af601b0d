#include "app/cli/terminal/Interrupt.h"

#include <atomic>
#include <csignal>

namespace sinew {
namespace {

constexpr int kNoSignal = 0;
constexpr int kSignalBase = 128;

// A signal handler can reach nothing else than what lives outside of every function.
std::atomic<int> caughtSignal = kNoSignal;
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may only touch lock-free atomics");

extern "C" void onInterrupt(int signal) {
    caughtSignal = signal;
    std::signal(signal, SIG_DFL);
}

} // namespace

void catchInterrupts() {
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
}

bool interrupted() {
    return caughtSignal != kNoSignal;
}

int interruptedExitCode() {
    return kSignalBase + caughtSignal;
}

} // namespace sinew

#include "app/cli/terminal/TerminalProgress.h"

#include "app/text/Texts.h"
#include "core/io/export/OutputFile.h"

#include <nlohmann/json.hpp>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <system_error>
#include <thread>

namespace sinew {
namespace {

constexpr int kNoSignal = 0;
constexpr int kSignalBase = 128;
/// Sent to a thread that waits, only to wake it. Nothing else uses it here, and without a handler it is
/// ignored.
constexpr int kWakeSignal = SIGURG;
constexpr std::chrono::milliseconds kBetweenWakes(20);
/// How long the work has to notice the signal. Some steps do not look for it: parsing a huge JSON file, or a
/// library's own.
constexpr std::chrono::milliseconds kPatience(1500);

// A signal handler can reach nothing else than what lives outside of every function.
std::atomic<int> caughtSignal = kNoSignal;
std::atomic<bool> watched = false; ///< wakeAfterInterrupt runs
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may only touch lock-free atomics");
sem_t caughtOne;

/// Where nobody waits for the semaphore, a second signal ends the program as it stands.
extern "C" void onInterrupt(int signal) {
    int none = kNoSignal;
    caughtSignal.compare_exchange_strong(none, signal);
    if (!watched) {
        std::signal(signal, SIG_DFL);
    }
    sem_post(&caughtOne);
}

extern "C" void onWake(int /*signal*/) {}

/// Without SA_RESTART: what waits does not wait again.
void setHandler(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

void setUnlessIgnored(int signal, void (*handler)(int)) {
    struct sigaction before {};
    if (sigaction(signal, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) {
        setHandler(signal, handler);
    }
}

/// As the main thread would end, but without its destructors: nothing of the work is left on the disk then.
void endNow() {
    const QByteArray line = "sinew: " + errorText(makeError(ErrorCode::Canceled)).toUtf8() + '\n';
    pollfd ready{STDERR_FILENO, POLLOUT, 0};
    // A reader that does not read must not keep the program.
    if (poll(&ready, 1, 0) == 1) {
        [[maybe_unused]] const ssize_t written =
            write(STDERR_FILENO, line.constData(), static_cast<std::size_t>(line.size()));
    }
    std::_Exit(interruptedExitCode());
}

/// The signal may arrive in another thread, or just before a wait begins; so the thread is woken until the
/// program has ended, and ended if it does not end by itself: at once after a second signal, but never while
/// something lies beside the place that it will take, which the work takes away when it ends.
void wakeAfterInterrupt(pthread_t waiting) {
    while (sem_wait(&caughtOne) != 0) {
    }
    auto latest = std::chrono::steady_clock::now() + kPatience;
    while (true) {
        pthread_kill(waiting, kWakeSignal);
        if (sem_trywait(&caughtOne) == 0) {
            latest = std::chrono::steady_clock::now();
        }
        if (std::chrono::steady_clock::now() >= latest) {
            unlessOutputPending(endNow);
        }
        std::this_thread::sleep_for(kBetweenWakes);
    }
}

/// A thread that takes no signal itself.
void startWaking(pthread_t waiting) {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    try {
        std::thread(wakeAfterInterrupt, waiting).detach();
        watched = true;
    } catch (const std::system_error&) { // no thread is left: then the signal alone has to wake
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

} // namespace

void catchInterrupts() {
    sem_init(&caughtOne, 0, 0);
    setHandler(kWakeSignal, onWake);
    startWaking(pthread_self());
    setHandler(SIGINT, onInterrupt);
    setHandler(SIGTERM, onInterrupt);
    setUnlessIgnored(SIGHUP, onInterrupt); // the terminal was closed; nohup has it ignored
    setHandler(SIGXFSZ, SIG_IGN);          // writing then fails, as on a full disk
}

bool interrupted() {
    return caughtSignal != kNoSignal;
}

int interruptedExitCode() {
    return kSignalBase + caughtSignal;
}

namespace {

constexpr std::chrono::milliseconds kBetweenDraws(100);
constexpr const char* kClearLine = "\r\x1b[K";

} // namespace

TerminalProgress::TerminalProgress(bool shown, ProgressForm form)
    : m_form(form)
    , m_shown(form == ProgressForm::Json || (shown && isatty(STDERR_FILENO) == 1)) {}

TerminalProgress::~TerminalProgress() {
    if (m_shown && m_form == ProgressForm::Line) {
        std::fputs(kClearLine, stderr);
    }
}

bool TerminalProgress::canceled() const {
    return interrupted();
}

void TerminalProgress::report(Stage stage, double fraction) {
    if (m_reported.exchange(stage) != stage) {
        m_residual = -1.0;
    }
    if (!m_shown) {
        return;
    }
    // Work never waits for the terminal: who finds the line taken goes on.
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    const auto now = std::chrono::steady_clock::now();
    if (!lock.owns_lock() || (stage == m_stage && now - m_drawn < kBetweenDraws)) {
        return;
    }
    m_stage = stage;
    m_drawn = now;
    draw(stage, std::clamp(fraction, 0.0, 1.0));
}

void TerminalProgress::draw(Stage stage, double fraction) const {
    const std::string text = stageText(stage, m_residual).toStdString();
    if (m_form == ProgressForm::Json) {
        const nlohmann::ordered_json step{
            {"stage", stageName(stage)}, {"text", text}, {"fraction", fraction}};
        std::fprintf(stderr, "%s\n", step.dump().c_str());
    } else {
        std::fprintf(stderr, "%s%s  %d %%", kClearLine, text.c_str(), static_cast<int>(fraction * 100.0));
    }
    std::fflush(stderr);
}

} // namespace sinew

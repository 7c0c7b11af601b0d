#include "core/base/platform/Interrupts.h"

#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string_view>
#include <system_error>
#include <thread>

#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#else
#include <array>
#include <cstdio>

#include <fcntl.h>
#include <sys/event.h>
#endif

namespace sinew {
namespace {

constexpr int kNoSignal = 0;
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
sem_t* caughtOne = nullptr;

/// Where nobody waits for the semaphore, a second signal ends the program as it stands.
extern "C" void onInterrupt(int signal) {
    int none = kNoSignal;
    caughtSignal.compare_exchange_strong(none, signal);
    if (!watched) {
        std::signal(signal, SIG_DFL);
    }
    if (caughtOne != nullptr) {
        sem_post(caughtOne);
    }
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

/// The signal may arrive in another thread, or just before a wait begins; so the thread is woken until the
/// program has ended.
void wakeAfterInterrupt(pthread_t waiting, void (*overdue)()) {
    while (sem_wait(caughtOne) != 0) {
    }
    auto latest = std::chrono::steady_clock::now() + kPatience;
    while (true) {
        pthread_kill(waiting, kWakeSignal);
        if (sem_trywait(caughtOne) == 0) {
            latest = std::chrono::steady_clock::now();
        }
        if (std::chrono::steady_clock::now() >= latest) {
            overdue();
        }
        std::this_thread::sleep_for(kBetweenWakes);
    }
}

/// A thread that takes no signal itself. False where no thread is left.
template<typename... Arguments>
bool startUnsignaled(Arguments... arguments) {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool started = false;
    try {
        std::thread(arguments...).detach();
        started = true;
    } catch (const std::system_error&) {
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return started;
}

#ifdef __linux__

sem_t* newSemaphore() {
    static sem_t semaphore;
    return sem_init(&semaphore, 0, 0) == 0 ? &semaphore : nullptr;
}

void stopWithParent(pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != parent && kill(parent, 0) != 0) { // it has ended since
        raise(SIGTERM);
    }
}

#else

/// macOS has semaphores with names alone; the name is free again at once.
sem_t* newSemaphore() {
    std::array<char, 32> name{};
    std::snprintf(name.data(), name.size(), "/sinew.%ld", static_cast<long>(getpid()));
    sem_unlink(name.data()); // of a process that crashed with this number
    sem_t* const semaphore = sem_open(name.data(), O_CREAT | O_EXCL, 0600, 0);
    sem_unlink(name.data());
    return semaphore == SEM_FAILED ? nullptr : semaphore;
}

/// For a parent that has ended since, the queue answers at once, with an error.
void stopAfter(pid_t parent) {
    const int queue = kqueue();
    struct kevent asked {};
    struct kevent answer {};
    EV_SET(&asked, parent, EVFILT_PROC, EV_ADD | EV_ONESHOT, NOTE_EXIT, 0, nullptr);
    if (queue >= 0 && kevent(queue, &asked, 1, &answer, 1, nullptr) == 1) {
        kill(getpid(), SIGTERM);
    }
}

void stopWithParent(pid_t parent) {
    startUnsignaled(stopAfter, parent);
}

#endif

} // namespace

void watchInterrupts(void (*overdue)()) {
    caughtOne = newSemaphore();
    setHandler(kWakeSignal, onWake);
    // Without semaphore or thread the signal alone has to wake.
    watched = caughtOne != nullptr && startUnsignaled(wakeAfterInterrupt, pthread_self(), overdue);
    setHandler(SIGINT, onInterrupt);
    setHandler(SIGTERM, onInterrupt);
    setUnlessIgnored(SIGHUP, onInterrupt); // the terminal was closed; nohup has it ignored
    setHandler(SIGXFSZ, SIG_IGN);          // writing then fails, as on a full disk
}

int caughtInterrupt() {
    return caughtSignal;
}

bool askToStop(std::int64_t process) {
    return process > 0 && kill(static_cast<pid_t>(process), SIGTERM) == 0; // other numbers are of groups
}

void endWithParent() {
    const char* named = std::getenv(kParentVariable);
    const std::string_view text = named == nullptr ? "" : named;
    pid_t parent = 0;
    std::from_chars(text.data(), text.data() + text.size(), parent);
    unsetenv(kParentVariable);
    if (parent <= 0) {
        return;
    }
    stopWithParent(parent);
}

} // namespace sinew

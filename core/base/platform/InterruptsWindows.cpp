#include "core/base/platform/Interrupts.h"

#include "core/base/platform/WindowsCalls.h"

#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>

namespace sinew {
namespace {

constexpr int kInterruptSignal = 2;  ///< SIGINT
constexpr int kTerminateSignal = 15; ///< SIGTERM
constexpr int kSignalBase = 128;     ///< of exit codes
constexpr std::chrono::milliseconds kBetweenWakes(20);
/// How long the work has to notice the interrupt.
constexpr std::chrono::milliseconds kPatience(1500);

/// A process has one console and one end. Never destroyed: threads look at it until the end.
struct Interrupts {
    std::atomic<int> caught = 0; ///< the first one's signal
    std::atomic<bool> watched = false;
    std::mutex mutex;
    std::condition_variable came;
    int count = 0; ///< guarded by the mutex
};

Interrupts& interrupts() {
    static auto* const one = new Interrupts;
    return *one;
}

void noteInterrupt(int signal) {
    Interrupts& all = interrupts();
    int none = 0;
    all.caught.compare_exchange_strong(none, signal);
    const std::lock_guard lock(all.mutex);
    ++all.count;
    all.came.notify_all();
}

/// Windows calls it in a thread of its own. After it has returned from the end of the console or the session,
/// the process is ended, so it leaves that time to the work.
BOOL WINAPI onConsoleEvent(DWORD event) {
    const bool keyed = event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
    noteInterrupt(keyed ? kInterruptSignal : kTerminateSignal);
    if (!keyed) {
        Sleep(INFINITE);
    }
    return TRUE;
}

/// The wait may begin just after the interrupt; so the thread is woken until the program has ended.
void wakeAfterConsoleEvent(HANDLE waiting, void (*overdue)()) {
    Interrupts& all = interrupts();
    std::unique_lock lock(all.mutex);
    all.came.wait(lock, [&] { return all.count > 0; });
    const auto latest = std::chrono::steady_clock::now() + kPatience;
    while (true) {
        CancelSynchronousIo(waiting);
        all.came.wait_for(lock, kBetweenWakes);
        if (all.count > 1 || std::chrono::steady_clock::now() >= latest) {
            lock.unlock();
            overdue();
            lock.lock();
        }
    }
}

std::wstring stopEventName(DWORD process) {
    return L"Local\\sinew-stop-" + std::to_wstring(process);
}

/// As if somebody had asked the program to stop: at once where it does not catch that.
void stopThisProgram() {
    if (interrupts().watched) {
        noteInterrupt(kTerminateSignal);
    } else {
        ExitProcess(kSignalBase + kTerminateSignal);
    }
}

/// The number of the parent; 0: none is named. The variable is gone then.
DWORD takeParent() {
    const std::wstring name = wideText(kParentVariable);
    std::array<wchar_t, 32> value{};
    const DWORD size = GetEnvironmentVariableW(name.c_str(), value.data(), static_cast<DWORD>(value.size()));
    SetEnvironmentVariableW(name.c_str(), nullptr);
    const std::string text = size < value.size() ? utf8Text({value.data(), size}) : std::string();
    DWORD parent = 0;
    std::from_chars(text.data(), text.data() + text.size(), parent);
    return parent;
}

} // namespace

void watchInterrupts(void (*overdue)()) {
    HANDLE waiting = nullptr;
    DuplicateHandle(GetCurrentProcess(), GetCurrentThread(), GetCurrentProcess(), &waiting, 0, FALSE,
                    DUPLICATE_SAME_ACCESS);
    try {
        std::thread(wakeAfterConsoleEvent, waiting, overdue).detach();
        interrupts().watched = true;
    } catch (const std::system_error&) { // no thread is left: then the system ends the program
        return;
    }
    SetConsoleCtrlHandler(onConsoleEvent, TRUE);
}

int caughtInterrupt() {
    return interrupts().caught;
}

bool askToStop(std::int64_t process) {
    const WindowsHandle event(
        OpenEventW(EVENT_MODIFY_STATE, FALSE, stopEventName(static_cast<DWORD>(process)).c_str()));
    return event && SetEvent(event.get()) != 0;
}

void endWithParent() {
    const DWORD parent = takeParent();
    if (parent == 0) {
        return;
    }
    HANDLE process = OpenProcess(SYNCHRONIZE, FALSE, parent);
    if (process == nullptr) { // it has ended since
        stopThisProgram();
        return;
    }
    HANDLE asked = CreateEventW(nullptr, TRUE, FALSE, stopEventName(GetCurrentProcessId()).c_str());
    std::thread([process, asked] {
        const std::array<HANDLE, 2> either{process, asked};
        WaitForMultipleObjects(asked == nullptr ? 1 : 2, either.data(), FALSE, INFINITE);
        stopThisProgram();
    }).detach();
}

} // namespace sinew

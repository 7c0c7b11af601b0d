#include "core/base/platform/Process.h"

#include "core/base/platform/WindowsCalls.h"

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>
#include <thread>

namespace sinew {
namespace {

using SteadyClock = std::chrono::steady_clock;

/// How often the limits, a cancel and the output are looked at.
constexpr std::chrono::milliseconds kBetweenLooks{5};
constexpr DWORD kFirstCrashCode = 0xC0000000; ///< exit codes from here on are exceptions
constexpr UINT kStopCode = 1;

/// A word as a program's start finds it in the command line (CommandLineToArgvW).
std::string argumentWord(std::string_view word) {
    std::string text = "\"";
    std::size_t backslashes = 0;
    for (const char c : word) {
        if (c == '"') {
            text.append(backslashes + 1, '\\'); // those before a quote count twice
        }
        backslashes = c == '\\' ? backslashes + 1 : 0;
        text += c;
    }
    return text.append(backslashes, '\\') + '"';
}

std::wstring commandLine(const std::vector<std::string>& command) {
    std::string line;
    for (const std::string& word : command) {
        line += (line.empty() ? "" : " ") + argumentWord(word);
    }
    return wideText(line);
}

/// All that a started program starts is stopped with it, and when this program ends.
WindowsHandle makeJob(const RunLimits& limits) {
    WindowsHandle job(CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION settings{};
    settings.BasicLimitInformation.LimitFlags =
        JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    if (limits.memory > 0) {
        settings.BasicLimitInformation.LimitFlags |= JOB_OBJECT_LIMIT_PROCESS_MEMORY;
        settings.ProcessMemoryLimit = static_cast<SIZE_T>(limits.memory);
    }
    if (!job || SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &settings,
                                        sizeof(settings)) == 0) {
        return {};
    }
    return job;
}

WindowsHandle openNowhere(SECURITY_ATTRIBUTES& inherited) {
    return WindowsHandle(
        CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, 0, &inherited, OPEN_EXISTING, 0, nullptr));
}

/// The list of handles that a program inherits, and no others.
class InheritedHandles {
public:
    explicit InheritedHandles(std::array<HANDLE, 3> handles)
        : m_handles(handles) {
        SIZE_T size = 0;
        InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        m_bytes.resize(size);
        m_ready = InitializeProcThreadAttributeList(list(), 1, 0, &size) != 0 &&
                  UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, m_handles.data(),
                                            sizeof(m_handles), nullptr, nullptr) != 0;
    }
    InheritedHandles(const InheritedHandles&) = delete;
    InheritedHandles& operator=(const InheritedHandles&) = delete;
    ~InheritedHandles() { DeleteProcThreadAttributeList(list()); }

    LPPROC_THREAD_ATTRIBUTE_LIST list() {
        return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(m_bytes.data());
    }
    bool ready() const { return m_ready; }

private:
    std::array<HANDLE, 3> m_handles;
    std::vector<char> m_bytes;
    bool m_ready = false;
};

/// Starts it in the job. Returns the system's error, 0 for none.
DWORD startInJob(const std::vector<std::string>& command, HANDLE job, HANDLE output, WindowsHandle& process) {
    SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    const WindowsHandle input = openNowhere(inherited);
    const WindowsHandle error = openNowhere(inherited);
    InheritedHandles handles({input.get(), output, error.get()});
    if (!input || !error || !handles.ready()) {
        return GetLastError();
    }
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof(start);
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = input.get();
    start.StartupInfo.hStdOutput = output;
    start.StartupInfo.hStdError = error.get();
    start.lpAttributeList = handles.list();
    PROCESS_INFORMATION started{};
    std::wstring line = commandLine(command);
    const std::wstring program = wideText(command.front());
    if (CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE,
                       CREATE_SUSPENDED | CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT, nullptr, nullptr,
                       &start.StartupInfo, &started) == 0) {
        return GetLastError();
    }
    process = WindowsHandle(started.hProcess);
    const WindowsHandle thread(started.hThread);
    if (AssignProcessToJobObject(job, process.get()) == 0) {
        const DWORD refused = GetLastError();
        TerminateProcess(process.get(), kStopCode);
        return refused;
    }
    ResumeThread(thread.get());
    return 0;
}

/// A started program: waits for it, reads what it writes, and stops it where it must.
class JobRun {
public:
    JobRun(HANDLE process, HANDLE job, HANDLE pipe, const RunLimits& limits, const Progress& progress)
        : m_process(process)
        , m_job(job)
        , m_pipe(pipe)
        , m_limits(limits)
        , m_progress(progress)
        , m_deadline(SteadyClock::now() + limits.wallTime) {}

    RunResult finish() {
        while (mayGoOn() && readSome()) {
        }
        while (mayGoOn() && WaitForSingleObject(m_process, 1) == WAIT_TIMEOUT) {
        }
        if (m_stopped) {
            TerminateJobObject(m_job, kStopCode);
            return {*m_stopped, 0, {}};
        }
        DWORD code = 0;
        GetExitCodeProcess(m_process, &code);
        TerminateJobObject(m_job, kStopCode); // what it started
        if (code >= kFirstCrashCode) {
            return {RunEnd::Crashed, static_cast<int>(code), {}};
        }
        return {RunEnd::Exited, static_cast<int>(code), std::move(m_output)};
    }

private:
    bool mayGoOn() {
        if (m_progress.canceled()) {
            m_stopped = RunEnd::Canceled;
        } else if (SteadyClock::now() > m_deadline || cpuTime() > m_limits.cpuTime) {
            m_stopped = RunEnd::TimedOut;
        } else if (m_output.size() > m_limits.output) {
            m_stopped = RunEnd::Crashed;
        }
        return !m_stopped;
    }

    /// Of all processes of the job so far.
    std::chrono::milliseconds cpuTime() const {
        JOBOBJECT_BASIC_ACCOUNTING_INFORMATION used{};
        if (QueryInformationJobObject(m_job, JobObjectBasicAccountingInformation, &used, sizeof(used),
                                      nullptr) == 0) {
            return {};
        }
        constexpr LONGLONG kPerMillisecond = 10'000; // steps of 100 ns
        return std::chrono::milliseconds((used.TotalUserTime.QuadPart + used.TotalKernelTime.QuadPart) /
                                         kPerMillisecond);
    }

    /// False at the end of its output.
    bool readSome() {
        DWORD ready = 0;
        if (PeekNamedPipe(m_pipe, nullptr, 0, nullptr, &ready, nullptr) == 0) {
            return false;
        }
        if (ready == 0) {
            std::this_thread::sleep_for(kBetweenLooks);
            return true;
        }
        DWORD count = 0;
        const auto wanted = std::min(ready, static_cast<DWORD>(m_buffer.size()));
        if (ReadFile(m_pipe, m_buffer.data(), wanted, &count, nullptr) == 0) {
            return false;
        }
        m_output.append(m_buffer.data(), count);
        return true;
    }

    HANDLE m_process;
    HANDLE m_job;
    HANDLE m_pipe;
    const RunLimits& m_limits;
    const Progress& m_progress;
    SteadyClock::time_point m_deadline;
    std::optional<RunEnd> m_stopped;
    std::array<char, 65536> m_buffer{};
    std::string m_output;
};

RunResult notStarted(DWORD error) {
    return {RunEnd::NotStarted, static_cast<int>(error), {}};
}

} // namespace

RunResult runLimited(const std::vector<std::string>& command, const RunLimits& limits,
                     const Progress& progress) {
    constexpr DWORD kPipeBytes = 1U << 20U;
    HANDLE readEnd = nullptr;
    HANDLE writeEnd = nullptr;
    if (CreatePipe(&readEnd, &writeEnd, nullptr, kPipeBytes) == 0) {
        return notStarted(GetLastError());
    }
    const WindowsHandle reads(readEnd);
    WindowsHandle writes(writeEnd);
    SetHandleInformation(writeEnd, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    const WindowsHandle job = makeJob(limits);
    if (!job) {
        return notStarted(GetLastError());
    }
    WindowsHandle process;
    if (const DWORD error = startInJob(command, job.get(), writes.get(), process); error != 0) {
        return notStarted(error);
    }
    writes.close(); // else its end would never be seen
    return JobRun(process.get(), job.get(), reads.get(), limits, progress).finish();
}

std::string runErrorText(int code) {
    return std::system_category().message(code);
}

std::string programPath() {
    std::wstring path(MAX_PATH, L'\0');
    while (true) {
        const DWORD size = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
        if (size < path.size()) {
            path.resize(size);
            return utf8Text(path);
        }
        path.resize(2 * path.size());
    }
}

std::string shellWord(std::string_view word) {
    return argumentWord(word);
}

void lowerThreadPriority() {
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST);
}

} // namespace sinew

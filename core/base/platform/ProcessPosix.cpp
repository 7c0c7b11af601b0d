#include "core/base/platform/Process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef __linux__
#include <mach-o/dyld.h>
#include <pthread/qos.h>
#endif

namespace sinew {
namespace {

using SteadyClock = std::chrono::steady_clock;

/// How often the limits and a cancel are looked at.
constexpr int kPollMilliseconds = 20;
constexpr rlim_t kMaxOpenFiles = 64;

/// Both ends are closed in programs that are started.
bool openPipe(std::array<int, 2>& ends) {
#ifdef __linux__
    return pipe2(ends.data(), O_CLOEXEC) == 0;
#else
    return pipe(ends.data()) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 &&
           fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
#endif
}

struct ResourceLimit {
    int resource;
    rlim_t warned;
    rlim_t stopped;
};

std::vector<ResourceLimit> resourcesOf(const RunLimits& limits) {
    const auto seconds = static_cast<rlim_t>(limits.cpuTime.count());
    std::vector<ResourceLimit> resources{
        {RLIMIT_CORE, 0, 0},
        {RLIMIT_FSIZE, 0, 0}, // of files: the pipe takes what comes
        {RLIMIT_NOFILE, kMaxOpenFiles, kMaxOpenFiles},
        {RLIMIT_CPU, seconds, seconds + 1}, // warned by SIGXCPU, which tells why
    };
    if (limits.memory > 0) {
        resources.push_back({RLIMIT_AS, limits.memory, limits.memory});
    }
    return resources;
}

/// The words of a command as exec takes them; they last as long as the command.
std::vector<char*> wordsOf(const std::vector<std::string>& command) {
    std::vector<char*> words;
    words.reserve(command.size() + 1);
    for (const std::string& word : command) {
        words.push_back(const_cast<char*>(word.c_str())); // execve changes nothing
    }
    words.push_back(nullptr);
    return words;
}

#ifdef __linux__

/// What posix_spawn is to do between fork and exec.
class SpawnPlan {
public:
    explicit SpawnPlan(int outputPipe) {
        posix_spawn_file_actions_init(&m_files);
        posix_spawn_file_actions_addopen(&m_files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        posix_spawn_file_actions_adddup2(&m_files, outputPipe, STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&m_files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addclosefrom_np(&m_files, STDERR_FILENO + 1);
        posix_spawnattr_init(&m_attributes);
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        posix_spawnattr_setsigmask(&m_attributes, &none);
        posix_spawnattr_setsigdefault(&m_attributes, &all);
        posix_spawnattr_setpgroup(&m_attributes, 0); // so that what it starts can be stopped with it
        posix_spawnattr_setflags(&m_attributes,
                                 POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&m_files);
        posix_spawnattr_destroy(&m_attributes);
    }

    /// 0, or why it could not be started.
    int start(const std::vector<std::string>& command, pid_t& process) const {
        return posix_spawn(&process, command.front().c_str(), &m_files, &m_attributes,
                           wordsOf(command).data(), environ);
    }

private:
    posix_spawn_file_actions_t m_files{};
    posix_spawnattr_t m_attributes{};
};

/// Starts a program that writes into a pipe. 0, or why it could not be started.
int startLimited(const std::vector<std::string>& command, int outputPipe, const RunLimits& limits,
                 pid_t& process) {
    const int trouble = SpawnPlan(outputPipe).start(command, process);
    if (trouble == 0) {
        for (const ResourceLimit& limit : resourcesOf(limits)) {
            const rlimit wanted{limit.warned, limit.stopped};
            prlimit(process, static_cast<__rlimit_resource>(limit.resource), &wanted, nullptr);
        }
    }
    return trouble;
}

#else

/// What the new process does until it is the program: calls that a signal handler may make too, nothing else.
/// Only a process itself can limit what it uses on macOS.
[[noreturn]] void becomeProgram(char* const* words, int outputPipe, int troublePipe,
                                const std::vector<ResourceLimit>& resources) {
    setpgid(0, 0); // so that what it starts can be stopped with it
    const int reading = open("/dev/null", O_RDONLY);
    const int writing = open("/dev/null", O_WRONLY);
    dup2(reading, STDIN_FILENO);
    dup2(outputPipe, STDOUT_FILENO);
    dup2(writing, STDERR_FILENO);
    constexpr int kUsedFiles = 4096;
    for (int file = STDERR_FILENO + 1; file < kUsedFiles; ++file) {
        fcntl(file, F_SETFD, FD_CLOEXEC);
    }
    for (int signal = 1; signal < NSIG; ++signal) {
        std::signal(signal, SIG_DFL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const ResourceLimit& limit : resources) {
        const rlimit wanted{limit.warned, limit.stopped};
        setrlimit(limit.resource, &wanted);
    }
    execv(words[0], words);
    const int trouble = errno;
    [[maybe_unused]] const ssize_t told = write(troublePipe, &trouble, sizeof(trouble));
    _exit(127);
}

/// Starts a program that writes into a pipe. 0, or why it could not be started.
int startLimited(const std::vector<std::string>& command, int outputPipe, const RunLimits& limits,
                 pid_t& process) {
    const std::vector<char*> words = wordsOf(command);
    const std::vector<ResourceLimit> resources = resourcesOf(limits);
    std::array<int, 2> ends{};
    if (!openPipe(ends)) {
        return errno;
    }
    process = fork();
    if (process == 0) {
        becomeProgram(words.data(), outputPipe, ends[1], resources);
    }
    int trouble = process < 0 ? errno : 0;
    close(ends[1]);
    if (process > 0 && read(ends[0], &trouble, sizeof(trouble)) > 0) { // the program begins: nothing to read
        waitpid(process, nullptr, 0);
    }
    close(ends[0]);
    return trouble;
}

#endif

/// A started program: waits for it, reads what it writes, and stops it where it must.
class LimitedRun {
public:
    LimitedRun(pid_t process, int pipe, const RunLimits& limits, const Progress& progress)
        : m_process(process)
        , m_pipe(pipe)
        , m_limits(limits)
        , m_progress(progress)
        , m_deadline(SteadyClock::now() + limits.wallTime) {}

    RunResult finish() {
        while (mayGoOn() && readSome()) {
        }
        while (mayGoOn() && !exited()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        // Until it is waited for, its number is nobody else's: what it started can be stopped by it.
        kill(-m_process, SIGKILL);
        int status = 0;
        while (waitpid(m_process, &status, 0) < 0 && errno == EINTR) {
        }
        return m_stopped ? RunResult{*m_stopped, 0, {}} : resultOf(status);
    }

private:
    bool mayGoOn() {
        if (m_progress.canceled()) {
            m_stopped = RunEnd::Canceled;
        } else if (SteadyClock::now() > m_deadline) {
            m_stopped = RunEnd::TimedOut;
        } else if (m_output.size() > m_limits.output) {
            m_stopped = RunEnd::Crashed;
        }
        return !m_stopped;
    }

    /// False at the end of its output.
    bool readSome() {
        pollfd ready{m_pipe, POLLIN, 0};
        if (poll(&ready, 1, kPollMilliseconds) <= 0) {
            return true;
        }
        const ssize_t count = read(m_pipe, m_buffer.data(), m_buffer.size());
        if (count > 0) {
            m_output.append(m_buffer.data(), static_cast<std::size_t>(count));
        }
        return count > 0 || (count < 0 && errno == EINTR);
    }

    /// Also when nobody can tell any more, because this program ignores what becomes of its children.
    bool exited() const {
        siginfo_t info{};
        return waitid(P_PID, static_cast<id_t>(m_process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
               info.si_pid == m_process;
    }

    RunResult resultOf(int status) {
        if (WIFEXITED(status)) {
            return {RunEnd::Exited, WEXITSTATUS(status), std::move(m_output)};
        }
        const int signal = WTERMSIG(status);
        return {signal == SIGXCPU ? RunEnd::TimedOut : RunEnd::Crashed, signal, {}};
    }

    pid_t m_process;
    int m_pipe;
    const RunLimits& m_limits;
    const Progress& m_progress;
    SteadyClock::time_point m_deadline;
    std::optional<RunEnd> m_stopped;
    std::array<char, 65536> m_buffer{};
    std::string m_output;
};

} // namespace

RunResult runLimited(const std::vector<std::string>& command, const RunLimits& limits,
                     const Progress& progress) {
    std::array<int, 2> ends{};
    if (!openPipe(ends)) {
        return {RunEnd::NotStarted, errno, {}};
    }
    pid_t process = 0;
    const int trouble = startLimited(command, ends[1], limits, process);
    close(ends[1]); // else its end would never be seen
    RunResult result{RunEnd::NotStarted, trouble, {}};
    if (trouble == 0) {
        result = LimitedRun(process, ends[0], limits, progress).finish();
    }
    close(ends[0]);
    return result;
}

std::string runErrorText(int code) {
    return std::strerror(code);
}

std::string programPath() {
#ifdef __linux__
    return "/proc/self/exe";
#else
    std::uint32_t size = 0;
    _NSGetExecutablePath(nullptr, &size); // tells the size
    std::string path(size, '\0');
    _NSGetExecutablePath(path.data(), &size);
    return path.c_str(); // without the zero at its end
#endif
}

std::string shellWord(std::string_view word) {
    std::string text = "'";
    for (const char c : word) {
        text += c == '\'' ? "'\\''" : std::string(1, c);
    }
    return text + "'";
}

void lowerThreadPriority() {
#ifdef __linux__
    // A nice value belongs to a thread; 10 leaves it about a tenth of what a normal one gets beside it.
    constexpr int kBackground = 10;
    const auto thread = static_cast<id_t>(gettid());
    if (getpriority(PRIO_PROCESS, thread) < kBackground) {
        setpriority(PRIO_PROCESS, thread, kBackground);
    }
#else
    pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
#endif
}

} // namespace sinew

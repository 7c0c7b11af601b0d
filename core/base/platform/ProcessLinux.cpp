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

namespace sinew {
namespace {

using SteadyClock = std::chrono::steady_clock;

/// How often the limits and a cancel are looked at.
constexpr int kPollMilliseconds = 20;
constexpr std::uint64_t kMaxOpenFiles = 64;

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
        std::vector<char*> arguments;
        arguments.reserve(command.size() + 1);
        for (const std::string& word : command) {
            arguments.push_back(const_cast<char*>(word.c_str())); // execve changes nothing
        }
        arguments.push_back(nullptr);
        return posix_spawn(&process, command.front().c_str(), &m_files, &m_attributes, arguments.data(),
                           environ);
    }

private:
    posix_spawn_file_actions_t m_files{};
    posix_spawnattr_t m_attributes{};
};

/// `max` is where it is warned, `hard` where it is stopped.
void limitResource(pid_t process, __rlimit_resource resource, std::uint64_t max, std::uint64_t hard) {
    const rlimit limit{max, hard};
    prlimit(process, resource, &limit, nullptr);
}

/// A started program: waits for it, reads what it writes, and stops it where it must.
class LimitedRun {
public:
    LimitedRun(pid_t process, int pipe, const RunLimits& limits, const Progress& progress)
        : m_process(process)
        , m_pipe(pipe)
        , m_limits(limits)
        , m_progress(progress)
        , m_deadline(SteadyClock::now() + limits.wallTime) {
        limitResource(process, RLIMIT_CORE, 0, 0);
        limitResource(process, RLIMIT_FSIZE, 0, 0); // of files: the pipe takes what comes
        limitResource(process, RLIMIT_NOFILE, kMaxOpenFiles, kMaxOpenFiles);
        const auto seconds = static_cast<std::uint64_t>(limits.cpuTime.count());
        limitResource(process, RLIMIT_CPU, seconds, seconds + 1); // warned by SIGXCPU, which tells why
        if (limits.memory > 0) {
            limitResource(process, RLIMIT_AS, limits.memory, limits.memory);
        }
    }

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
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        return {RunEnd::NotStarted, errno, {}};
    }
    pid_t process = 0;
    const int trouble = SpawnPlan(ends[1]).start(command, process);
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
    return "/proc/self/exe";
}

std::string shellWord(std::string_view word) {
    std::string text = "'";
    for (const char c : word) {
        text += c == '\'' ? "'\\''" : std::string(1, c);
    }
    return text + "'";
}

void lowerThreadPriority() {
    // A nice value belongs to a thread; 10 leaves it about a tenth of what a normal one gets beside it.
    constexpr int kBackground = 10;
    const auto thread = static_cast<id_t>(gettid());
    if (getpriority(PRIO_PROCESS, thread) < kBackground) {
        setpriority(PRIO_PROCESS, thread, kBackground);
    }
}

} // namespace sinew

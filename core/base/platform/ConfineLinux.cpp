#include "core/base/platform/Confine.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sinew {
namespace {

#ifdef __x86_64__
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#else
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#endif

constexpr rlim_t kMaxFiles = 64;

/// Calls have been added with the same numbers everywhere since 424. This is the first that no reader is
/// known to need; later ones change rights and names of files again (fchmodat2, setxattrat).
constexpr std::uint32_t kFirstNewCall = 450;

void limitTo(__rlimit_resource resource, rlim_t max) {
    const rlimit limit{max, max};
    setrlimit(resource, &limit);
}

// Landlock, as the kernel's own header has it, which is older than the kernel on some systems.
#ifdef SYS_landlock_create_ruleset

struct LandlockRuleset {
    std::uint64_t files = 0;
    std::uint64_t net = 0; ///< since version 4
};
struct __attribute__((packed)) LandlockRule {
    std::uint64_t allowed = 0;
    std::int32_t folder = -1;
};
constexpr std::uint64_t kReadFile = 1U << 2U;
constexpr std::uint64_t kReadFolder = 1U << 3U;
constexpr std::uint32_t kAskVersion = 1;
constexpr int kBelowPath = 1;

/// All that a version can take away: running, reading, writing, removing and making, and since versions 2, 3
/// and 5 linking elsewhere, truncating and commands of devices.
std::uint64_t allFileRights(long version) {
    const unsigned count = version >= 5 ? 16 : version >= 3 ? 15 : version >= 2 ? 14 : 13;
    return (std::uint64_t{1} << count) - 1;
}

bool allowBelow(int rules, const std::filesystem::path& path, std::uint64_t rights) {
    const int file = open(path.c_str(), O_PATH | O_CLOEXEC);
    if (file < 0) {
        return false;
    }
    const LandlockRule rule{rights, file};
    const bool added = syscall(SYS_landlock_add_rule, rules, kBelowPath, &rule, 0) == 0;
    close(file);
    return added;
}

bool confineFiles(std::span<const std::filesystem::path> readable) {
    const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, kAskVersion);
    if (version < 1) {
        return false;
    }
    const LandlockRuleset wanted{allFileRights(version), version >= 4 ? 3U : 0U}; // binding and connecting
    const std::size_t size = version >= 4 ? sizeof(LandlockRuleset) : sizeof(std::uint64_t);
    const auto rules = static_cast<int>(syscall(SYS_landlock_create_ruleset, &wanted, size, 0));
    if (rules < 0) {
        return false;
    }
    std::error_code error;
    const bool allowed = std::ranges::all_of(readable, [&](const std::filesystem::path& path) {
        const bool folder = std::filesystem::is_directory(path, error);
        return allowBelow(rules, path, folder ? kReadFile | kReadFolder : kReadFile);
    });
    const bool confined = allowed && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close(rules);
    return confined;
}

#else

bool confineFiles(std::span<const std::filesystem::path> /*readable*/) {
    return false;
}

#endif

/// What no reader needs: connections, other programs, other processes, the disk's names and rights.
const std::vector<int>& refusedCalls() {
    static const std::vector<int> calls{
        SYS_socket,
        SYS_socketpair,
        SYS_connect,
        SYS_bind,
        SYS_listen,
        SYS_execve,
        SYS_execveat,
        SYS_ptrace,
        SYS_process_vm_readv,
        SYS_process_vm_writev,
        SYS_kill,
        SYS_tkill,
        SYS_rt_sigqueueinfo,
        SYS_rt_tgsigqueueinfo,
        SYS_shmget,
        SYS_shmat,
        SYS_msgget,
        SYS_semget,
        SYS_mq_open,
        SYS_setsid,
        SYS_setpgid,
        SYS_truncate,
        SYS_fchmod,
        SYS_fchmodat,
        SYS_fchown,
        SYS_fchownat,
        SYS_setxattr,
        SYS_lsetxattr,
        SYS_fsetxattr,
        SYS_removexattr,
        SYS_lremovexattr,
        SYS_fremovexattr,
        SYS_utimensat,
        SYS_unlinkat,
        SYS_renameat,
        SYS_renameat2,
        SYS_mkdirat,
        SYS_symlinkat,
        SYS_linkat,
        SYS_mknodat,
        SYS_mount,
        SYS_umount2,
        SYS_pivot_root,
        SYS_chroot,
        SYS_unshare,
        SYS_setns,
        SYS_name_to_handle_at,
        SYS_open_by_handle_at,
        SYS_bpf,
        SYS_perf_event_open,
        SYS_userfaultfd,
        SYS_add_key,
        SYS_keyctl,
        SYS_request_key,
        SYS_init_module,
        SYS_finit_module,
        SYS_kexec_load,
        SYS_reboot,
        SYS_swapon,
#ifdef SYS_io_uring_setup // asks for the others without calling them
        SYS_io_uring_setup,
        SYS_io_uring_enter,
        SYS_io_uring_register,
#endif
#ifdef SYS_pidfd_getfd
        SYS_pidfd_getfd,
#endif
#ifdef SYS_pidfd_send_signal
        SYS_pidfd_send_signal,
#endif
#ifdef SYS_openat2 // its flags cannot be seen here
        SYS_openat2,
#endif
#ifdef __x86_64__ // older names of some of these
        SYS_creat,
        SYS_vfork,
        SYS_fork,
        SYS_chmod,
        SYS_chown,
        SYS_lchown,
        SYS_utime,
        SYS_utimes,
        SYS_futimesat,
        SYS_unlink,
        SYS_rename,
        SYS_mkdir,
        SYS_rmdir,
        SYS_symlink,
        SYS_link,
        SYS_mknod,
#endif
    };
    return calls;
}

sock_filter statement(unsigned code, std::uint32_t value) {
    return BPF_STMT(static_cast<std::uint16_t>(code), value);
}

sock_filter jump(unsigned code, std::uint32_t value, std::uint8_t ifSo, std::uint8_t ifNot) {
    return BPF_JUMP(static_cast<std::uint16_t>(code), value, ifSo, ifNot);
}

/// Refuses calls as if the user had no right to them; opening is for reading only.
class CallFilter {
public:
    CallFilter() {
        load(offsetof(seccomp_data, arch));
        m_program.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, kArchitecture, 1, 0));
        refuse();
        load(offsetof(seccomp_data, nr));
#ifdef __x86_64__
        constexpr std::uint32_t kOtherNumbers = 0x40000000; // the same calls once more, for 32-bit pointers
        m_program.push_back(jump(BPF_JMP | BPF_JGE | BPF_K, kOtherNumbers, 0, 1));
        refuse();
        refuseWriting(SYS_open, 1);
#endif
        refuseWriting(SYS_openat, 2);
        m_program.push_back(jump(BPF_JMP | BPF_JGE | BPF_K, kFirstNewCall, 0, 1));
        m_program.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (ENOSYS & SECCOMP_RET_DATA)));
        // abort() sends its signal so, to its own process.
        refuseBut(SYS_tgkill, static_cast<std::uint32_t>(getpid()));
        refuseBut(SYS_prlimit64, 0); // of this process
        for (const int call : refusedCalls()) {
            m_program.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 1));
            refuse();
        }
        m_program.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    }

    bool install() {
        const sock_fprog program{static_cast<unsigned short>(m_program.size()), m_program.data()};
        return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
    }

private:
    void load(std::size_t offset) {
        m_program.push_back(statement(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)));
    }
    void refuse() {
        m_program.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (EACCES & SECCOMP_RET_DATA)));
    }
    /// Unless its first argument, a process, is this one.
    void refuseBut(int call, std::uint32_t process) {
        m_program.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 4));
        load(offsetof(seccomp_data, args));
        m_program.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, process, 1, 0));
        refuse();
        m_program.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    }
    /// `flags`: which of the call's arguments has them.
    void refuseWriting(int call, std::size_t flags) {
        m_program.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 5));
        load(offsetof(seccomp_data, args) + 8 * flags); // little-endian: its lower half
        m_program.push_back(statement(BPF_ALU | BPF_AND | BPF_K, O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND));
        m_program.push_back(jump(BPF_JMP | BPF_JEQ | BPF_K, O_RDONLY, 1, 0));
        refuse();
        m_program.push_back(statement(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    }

    std::vector<sock_filter> m_program;
};

} // namespace

Confinement confineTo(std::span<const std::filesystem::path> readable) {
    limitTo(RLIMIT_FSIZE, 0);
    limitTo(RLIMIT_CORE, 0);
    limitTo(RLIMIT_NOFILE, kMaxFiles);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
        return {};
    }
    Confinement confinement;
    confinement.files = confineFiles(readable);
    confinement.calls = CallFilter().install();
    return confinement;
}

} // namespace sinew

#else

namespace sinew {

Confinement confineTo(std::span<const std::filesystem::path> /*readable*/) {
    return {};
}

} // namespace sinew

#endif

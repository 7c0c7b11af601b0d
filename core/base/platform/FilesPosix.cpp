#include "core/base/platform/Files.h"

#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sinew {
namespace {

namespace fs = std::filesystem;

FileState stateOf(const struct stat& found) {
    const PathKind kind = S_ISREG(found.st_mode)   ? PathKind::Regular
                          : S_ISDIR(found.st_mode) ? PathKind::Folder
                                                   : PathKind::Other;
    return {kind, static_cast<std::uint64_t>(found.st_size)};
}

int flush(const fs::path& path, int flags) {
    const int opened = open(path.c_str(), flags | O_CLOEXEC);
    if (opened < 0) {
        return errno;
    }
    int result = 0;
    do {
        result = fsync(opened) == 0 ? 0 : errno;
    } while (result == EINTR);
    close(opened);
    return result == EINVAL || result == ENOTSUP ? 0 : result; // a disk that cannot do it
}

} // namespace

int readFileState(const fs::path& file, FileState& state) {
    struct stat found {};
    if (::stat(file.c_str(), &found) != 0) {
        return errno;
    }
    state = stateOf(found);
    return 0;
}

std::string withSlashes(std::string name) {
    return name;
}

InputHandle::InputHandle(InputHandle&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

InputHandle::~InputHandle() {
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

int InputHandle::open(const fs::path& file) {
    m_descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    return m_descriptor < 0 ? errno : 0;
}

int InputHandle::state(FileState& state) const {
    struct stat found {};
    if (::fstat(m_descriptor, &found) != 0) {
        return errno;
    }
    state = stateOf(found);
    return 0;
}

int InputHandle::read(std::span<char> bytes, std::size_t& count) {
    const ssize_t got = ::read(m_descriptor, bytes.data(), bytes.size());
    count = got < 0 ? 0 : static_cast<std::size_t>(got);
    return got < 0 ? errno : 0;
}

std::optional<FileIdentity> fileIdentity(const fs::path& name) {
    struct stat found {};
    return ::lstat(name.c_str(), &found) == 0
               ? std::optional(FileIdentity{static_cast<std::uint64_t>(found.st_dev),
                                            static_cast<std::uint64_t>(found.st_ino)})
               : std::nullopt;
}

std::optional<std::uint64_t> diskOf(const fs::path& file) {
    struct stat found {};
    return ::stat(file.c_str(), &found) == 0 ? std::optional<std::uint64_t>(found.st_dev) : std::nullopt;
}

std::size_t longestNameIn(const fs::path& folder) {
    constexpr std::size_t kUsual = 255; // of ext4, Btrfs, XFS and others
    const long max = pathconf(folder.c_str(), _PC_NAME_MAX);
    return max > 0 ? static_cast<std::size_t>(max) : kUsual;
}

int writeRefusal(const fs::path& file) {
    return access(file.c_str(), W_OK) == 0 ? 0 : errno;
}

bool isDeviceName(const fs::path& /*file*/) {
    return false;
}

bool mayAddTo(const fs::path& folder) {
    return access(folder.c_str(), W_OK | X_OK) == 0;
}

std::FILE* createFile(const fs::path& name) {
    return std::fopen(name.c_str(), "wbx");
}

void takeRightsOf(const fs::path& old, std::FILE* file) {
    struct stat was {};
    if (lstat(old.c_str(), &was) != 0 || S_ISLNK(was.st_mode)) {
        return;
    }
    const int descriptor = fileno(file);
    if (fchown(descriptor, was.st_uid, was.st_gid) != 0 &&
        fchown(descriptor, static_cast<uid_t>(-1), was.st_gid) != 0) {
        errno = 0;
    }
    if (fchmod(descriptor, static_cast<mode_t>(was.st_mode & 07777U)) != 0) {
        errno = 0;
    }
}

std::FILE* openOutputStream(const fs::path& target) {
    const int opened = ::open(target.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (opened < 0) {
        return nullptr;
    }
    const int flags = ::fcntl(opened, F_GETFL);
    std::FILE* stream = nullptr;
    if (flags >= 0 && ::fcntl(opened, F_SETFL, flags & ~O_NONBLOCK) == 0) {
        stream = ::fdopen(opened, "wb");
    }
    if (stream == nullptr) {
        const int reason = errno;
        ::close(opened);
        errno = reason;
    }
    return stream;
}

struct QuietPipes::Before {
    struct sigaction action = {};
};

QuietPipes::QuietPipes()
    : m_before(std::make_unique<Before>()) {
    struct sigaction ignored = {};
    ignored.sa_handler = SIG_IGN;
    sigemptyset(&ignored.sa_mask);
    sigaction(SIGPIPE, &ignored, &m_before->action);
}

QuietPipes::~QuietPipes() {
    sigaction(SIGPIPE, &m_before->action, nullptr);
}

int flushFile(const fs::path& file) {
    return flush(file, O_RDONLY);
}

void flushFolder(const fs::path& folder) {
    flush(folder, O_RDONLY | O_DIRECTORY);
}

std::error_code replaceFile(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    return error;
}

} // namespace sinew

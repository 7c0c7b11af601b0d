#include "core/io/export/OutputFile.h"

#include "core/io/source/FileBytes.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <mutex>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

} // namespace

fs::path linkTarget(fs::path name) {
    constexpr int kMaxLinks = 40; // as the system itself has it
    std::error_code error;
    for (int i = 0; i < kMaxLinks && fs::is_symlink(fs::symlink_status(name, error)); ++i) {
        const fs::path next = fs::read_symlink(name, error);
        if (error) {
            break;
        }
        name = next.is_absolute() ? next : name.parent_path() / next;
    }
    return name;
}

std::FILE* openOutputStream(const std::filesystem::path& target) {
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

QuietPipes::QuietPipes() {
    struct sigaction ignored = {};
    ignored.sa_handler = SIG_IGN;
    sigemptyset(&ignored.sa_mask);
    sigaction(SIGPIPE, &ignored, &m_before);
}

QuietPipes::~QuietPipes() {
    sigaction(SIGPIPE, &m_before, nullptr);
}

namespace {

/// A process has one disk and one end.
struct Pending {
    std::mutex mutex;
    std::size_t count = 0;
};

Pending& pendingOutputs() {
    static Pending pending;
    return pending;
}

} // namespace

PendingOutput::PendingOutput() {
    const std::lock_guard lock(pendingOutputs().mutex);
    ++pendingOutputs().count;
}

PendingOutput::~PendingOutput() {
    const std::lock_guard lock(pendingOutputs().mutex);
    --pendingOutputs().count;
}

void unlessOutputPending(const std::function<void()>& action) {
    const std::lock_guard lock(pendingOutputs().mutex);
    if (pendingOutputs().count == 0) {
        action();
    }
}

namespace {

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

int flushFile(const fs::path& file) {
    return flush(file, O_RDONLY);
}

/// The files have their names already, so a folder that cannot be flushed (on some network disks) is no
/// failure.
void flushFolder(const fs::path& folder) {
    flush(folder, O_RDONLY | O_DIRECTORY);
}

} // namespace

const DiskFlush kSystemFlush{flushFile, flushFolder};

std::error_code renameWhole(const fs::path& from, const fs::path& to) {
    if (const int error = flushFile(from); error != 0) {
        return {error, std::generic_category()};
    }
    std::error_code error;
    fs::rename(from, to, error);
    if (!error) {
        flushFolder(to.has_parent_path() ? to.parent_path() : fs::path("."));
    }
    return error;
}

bool haveSameBytes(const fs::path& a, const fs::path& b) {
    std::error_code error;
    if (fs::equivalent(a, b, error)) {
        return true;
    }
    if (fs::file_size(a, error) != fs::file_size(b, error) || error) {
        return false;
    }
    const Expected<std::string> first = readWholeFile(a);
    const Expected<std::string> second = readWholeFile(b);
    return first && second && *first == *second;
}

} // namespace sinew

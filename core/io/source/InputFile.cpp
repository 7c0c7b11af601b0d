#include "core/io/source/InputFile.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// How much is read before a cancel is looked for.
constexpr std::size_t kReadStep = std::size_t{4} << 20U;

tl::unexpected<Error> unreadableInput(const fs::path& file, const std::string& reason) {
    return fail(ErrorCode::FileUnreadable, {file.string(), reason});
}

tl::unexpected<Error> systemRefuses(const fs::path& file, int code) {
    if (code == ENOENT || code == ENOTDIR) {
        return fail(ErrorCode::FileNotFound, {file.string()});
    }
    return unreadableInput(file, code == EACCES ? "no access" : std::generic_category().message(code));
}

Expected<void> checkRegular(const fs::path& file, const struct stat& state) {
    if (S_ISREG(state.st_mode)) {
        return {};
    }
    return unreadableInput(file, S_ISDIR(state.st_mode) ? "a folder" : "not a regular file");
}

/// In whole megabytes, rounded up: a file beyond the limit is never told to have its size.
std::string megabytes(std::uint64_t bytes) {
    return std::to_string((bytes + kMegabyte - 1) / kMegabyte);
}

} // namespace

const Progress& noProgress() {
    static const Progress none;
    return none;
}

InputFile::InputFile(fs::path file, int descriptor)
    : m_file(std::move(file))
    , m_descriptor(descriptor) {}

InputFile::InputFile(InputFile&& other) noexcept
    : m_file(std::move(other.m_file))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_size(other.m_size) {}

InputFile::~InputFile() {
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

Expected<InputFile> InputFile::open(const fs::path& file, FileUse use) {
    // To open a device or a pipe may already do something, so it is asked before, and of what was opened
    // again after: another file may have taken its name between.
    struct stat state {};
    if (::stat(file.c_str(), &state) != 0) {
        return systemRefuses(file, errno);
    }
    if (const Expected<void> regular = checkRegular(file, state); !regular) {
        return fail(regular.error());
    }
    InputFile opened(file, ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    if (opened.m_descriptor < 0 || ::fstat(opened.m_descriptor, &state) != 0) {
        return systemRefuses(file, errno);
    }
    if (const Expected<void> regular = checkRegular(file, state); !regular) {
        return fail(regular.error());
    }
    opened.m_size = static_cast<std::uint64_t>(state.st_size);
    if (opened.m_size > maxBytes(use)) {
        return fail(ErrorCode::FileTooLarge,
                    {file.string(), megabytes(opened.m_size), megabytes(maxBytes(use))});
    }
    return opened;
}

Expected<std::size_t> InputFile::read(std::span<char> bytes, const Progress& progress) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        const ssize_t got =
            ::read(m_descriptor, bytes.data() + done, std::min(bytes.size() - done, kReadStep));
        if (got < 0 && errno != EINTR) {
            return systemRefuses(m_file, errno);
        }
        if (got == 0) {
            break;
        }
        done += static_cast<std::size_t>(std::max<ssize_t>(got, 0));
    }
    return done;
}

} // namespace sinew

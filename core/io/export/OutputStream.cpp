#include "core/io/export/OutputStream.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace sinew {

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

} // namespace sinew

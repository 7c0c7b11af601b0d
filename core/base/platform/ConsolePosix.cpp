#include "core/base/platform/Console.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace sinew {

void prepareStandardStreams() {}

bool errorIsTerminal() {
    return isatty(STDERR_FILENO) == 1;
}

void writeErrorAtOnce(std::string_view bytes) {
    pollfd ready{STDERR_FILENO, POLLOUT, 0};
    if (poll(&ready, 1, 0) == 1) {
        [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, bytes.data(), bytes.size());
    }
}

std::FILE* takeStandardOutput() {
    const int output = dup(STDOUT_FILENO);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (output < 0 || nowhere < 0 || dup2(nowhere, STDOUT_FILENO) < 0) {
        return nullptr;
    }
    return fdopen(output, "wb");
}

} // namespace sinew

#pragma once

#include <csignal>
#include <cstdio>
#include <filesystem>

namespace sinew {

/// Why a pipe without a reader cannot be written to.
constexpr const char* kNoReader = "no reader";

/// Opens a pipe or a device for writing, without a wait for whoever reads it. Bytes written to it wait for a
/// slow reader, and a signal ends that wait. Null, with errno set, when it cannot be opened: ENXIO for a pipe
/// that no program reads.
std::FILE* openOutputStream(const std::filesystem::path& target);

/// As long as it lives, writing into a pipe whose reader has gone fails (EPIPE), where the signal for it
/// would end the program in the middle.
class QuietPipes {
public:
    QuietPipes();
    QuietPipes(const QuietPipes&) = delete;
    QuietPipes& operator=(const QuietPipes&) = delete;
    ~QuietPipes();

private:
    struct sigaction m_before = {};
};

} // namespace sinew

#pragma once

#include <cstdio>
#include <filesystem>

namespace sinew {

/// Why a pipe without a reader cannot be written to.
constexpr const char* kNoReader = "no reader";

/// Opens a pipe or a device for writing, without a wait for whoever reads it. Bytes written to it wait for a
/// slow reader, and a signal ends that wait. Null, with errno set, when it cannot be opened: ENXIO for a pipe
/// that no program reads.
std::FILE* openOutputStream(const std::filesystem::path& target);

} // namespace sinew

#pragma once

#include "core/base/Expected.h"

#include <filesystem>
#include <string>

namespace sinew {

/// SHA-256 of a file's bytes, 64 hexadecimal digits. Errors: FileNotFound, FileUnreadable.
Expected<std::string> fileSha256(const std::filesystem::path& file);

} // namespace sinew

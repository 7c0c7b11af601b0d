#pragma once

#include "core/base/Expected.h"

#include <filesystem>
#include <string>

namespace sinew {

/// SHA-256 of a file's bytes, 64 hexadecimal digits. Errors: FileNotFound, FileUnreadable.
Expected<std::string> fileSha256(const std::filesystem::path& file);

/// Whether a file still has those bytes; an empty hash is not known and fits any, and so does a file that is
/// gone. Error: SourceEdited.
Expected<void> checkUnchanged(const std::filesystem::path& file, const std::string& sha256);

} // namespace sinew

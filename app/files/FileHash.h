#pragma once

#include "core/io/source/InputFile.h"

#include <filesystem>
#include <string>

namespace sinew {

/// SHA-256 of the bytes of a regular file, 64 hexadecimal digits. Errors: FileNotFound, FileUnreadable,
/// FileTooLarge, Canceled.
Expected<std::string> fileSha256(const std::filesystem::path& file, const Progress& progress = noProgress());

/// Whether a file still has those bytes; an empty hash is not known and fits any, and so does a file that is
/// gone. Error: SourceEdited.
Expected<void> checkUnchanged(const std::filesystem::path& file, const std::string& sha256);

} // namespace sinew

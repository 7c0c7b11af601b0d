#pragma once

#include "core/io/source/FileBytes.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>

namespace sinew {

/// The JSON value in a file; a key that stands twice in one object is refused, and so is what is nested too
/// deep. Errors: those of readWholeFile, and `broken` (file, what is wrong and where).
Expected<nlohmann::ordered_json> readJsonFile(const std::filesystem::path& file, ErrorCode broken,
                                              FileUse use = FileUse::Settings,
                                              const Progress& progress = noProgress());

/// SHA-256 of the bytes of a regular file, 64 hexadecimal digits. Errors: FileNotFound, FileUnreadable,
/// FileTooLarge, Canceled.
Expected<std::string> fileSha256(const std::filesystem::path& file, const Progress& progress = noProgress());

/// Whether a file still has those bytes; an empty hash is not known and fits any, and so does a file that is
/// gone. Error: SourceEdited.
Expected<void> checkUnchanged(const std::filesystem::path& file, const std::string& sha256);

} // namespace sinew

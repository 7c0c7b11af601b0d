#pragma once

#include "core/io/source/InputFile.h"

#include <filesystem>
#include <string>

namespace sinew {

/// The bytes of a file. Errors: FileNotFound, FileNameTooLong, FileUnreadable, FileEmpty, FileTooLarge,
/// Canceled.
Expected<std::string> readWholeFile(const std::filesystem::path& file, FileUse use = FileUse::Model,
                                    const Progress& progress = noProgress());

/// The same checks, without reading.
Expected<void> checkReadable(const std::filesystem::path& file, FileUse use = FileUse::Model);

/// How many bytes a name in the folder of `file` may have.
std::size_t longestNameBeside(const std::filesystem::path& file);

/// Error: FileNameTooLong, of the file's own name.
Expected<void> checkNameLength(const std::filesystem::path& file);

/// The extension with its dot, in lower case.
std::string lowerExtension(const std::filesystem::path& file);

} // namespace sinew

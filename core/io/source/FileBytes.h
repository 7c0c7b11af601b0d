#pragma once

#include "core/io/source/InputFile.h"

#include <filesystem>
#include <string>

namespace sinew {

/// The bytes of a file. Errors: those of checkReadable, and Canceled.
Expected<std::string> readWholeFile(const std::filesystem::path& file, FileUse use = FileUse::Model,
                                    const Progress& progress = noProgress());

/// Errors: FileNotFound, FileNameTooLong, FileUnreadable, FileEmpty, FileTooLarge.
Expected<void> checkReadable(const std::filesystem::path& file, FileUse use = FileUse::Model);

/// How many bytes a name in the folder of `file` may have.
std::size_t longestNameBeside(const std::filesystem::path& file);

/// Error: FileNameTooLong, of the file's own name.
Expected<void> checkNameLength(const std::filesystem::path& file);

/// The extension with its dot, in lower case.
std::string lowerExtension(const std::filesystem::path& file);

} // namespace sinew

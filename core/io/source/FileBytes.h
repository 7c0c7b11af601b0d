#pragma once

#include "core/base/Expected.h"

#include <filesystem>
#include <string>

namespace sinew {

/// The bytes of a file. Errors: FileNotFound, FileUnreadable, FileEmpty.
Expected<std::string> readWholeFile(const std::filesystem::path& file);

/// The same checks, without reading.
Expected<void> checkReadable(const std::filesystem::path& file);

/// The extension with its dot, in lower case.
std::string lowerExtension(const std::filesystem::path& file);

} // namespace sinew

#pragma once

#include "core/base/Expected.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>

namespace sinew {

/// The bytes of a file. Errors: FileNotFound, FileUnreadable, FileEmpty.
Expected<std::string> readFile(const std::filesystem::path& file);

/// The JSON value in a file; a key that stands twice in one object is refused. Errors: as readFile, and
/// `broken` (file, what is wrong and where).
Expected<nlohmann::ordered_json> readJsonFile(const std::filesystem::path& file, ErrorCode broken);

} // namespace sinew

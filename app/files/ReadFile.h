#pragma once

#include "core/io/source/FileBytes.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>

namespace sinew {

/// The JSON value in a file; a key that stands twice in one object is refused, and so is what is nested too
/// deep. Errors: those of readWholeFile, and `broken` (file, what is wrong and where).
Expected<nlohmann::ordered_json> readJsonFile(const std::filesystem::path& file, ErrorCode broken,
                                              FileUse use = FileUse::Settings,
                                              const Progress& progress = noProgress());

} // namespace sinew

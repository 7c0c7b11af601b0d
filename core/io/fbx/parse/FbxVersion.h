#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <optional>
#include <string>

namespace sinew {

/// Why a file of that version (7400) cannot be read: FormatTooOld, FormatTooNew, or FileBroken for numbers
/// that no version has. Nothing for 6100 to 7700.
std::optional<Error> fbxVersionError(std::int64_t version, const std::string& file);

} // namespace sinew

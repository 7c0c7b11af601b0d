#pragma once

#include "core/base/Error.h"
#include "core/io/Formats.h"

#include <optional>

namespace sinew {

/// Whether a file that Assimp refuses is whole but of a version that it does not read: FormatTooOld or
/// FormatTooNew, which name the version and, where there is one, the tool that converts it. Looks at the
/// first bytes alone.
std::optional<Error> unreadVersion(const std::filesystem::path& file, const Format& format);

} // namespace sinew

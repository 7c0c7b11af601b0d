#pragma once

#include "core/base/Expected.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Whether a file could be written, found out before the work that makes its content: it has one of the
/// extensions (any, when none are given), its folder exists and may be written, and it is no folder itself.
/// Existing files may be replaced. Errors: FormatNotWritable, FileUnwritable.
Expected<void> checkTarget(const std::filesystem::path& file,
                           const std::vector<std::string>& extensions = {});

/// As checkTarget, for a file whose name was made of another's: a link of that name may not lead out of its
/// folder.
Expected<void> checkDerivedTarget(const std::filesystem::path& file,
                                  const std::vector<std::string>& extensions = {});

} // namespace sinew

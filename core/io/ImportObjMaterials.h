#pragma once

#include "core/io/ImportSource.h"

#include <filesystem>

namespace sinew {

/// Adds the materials of an .mtl file and the textures they name. A file that is not there adds nothing.
void readMtl(const std::filesystem::path& file, SourceScene& source);

} // namespace sinew

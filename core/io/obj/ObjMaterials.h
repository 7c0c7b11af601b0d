#pragma once

#include "core/io/source/ImportedFile.h"

#include <filesystem>

namespace sinew {

/// Adds the materials of an .mtl file and the textures they name. A file that is not there adds nothing.
void readMtl(const std::filesystem::path& file, ImportedFile& source);

} // namespace sinew

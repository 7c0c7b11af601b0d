#pragma once

#include "core/io/dae/DaeDocument.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Adds all <material>s with their effects' colours and textures; returns the scene's material for each id.
std::map<std::string, std::int32_t> readDaeMaterials(const DaeDocument& document, ImportedFile& source);

} // namespace sinew

#pragma once

#include "core/geometry/Mesh.h"
#include "core/io/dae/DaeDocument.h"
#include "core/io/source/ImportedFile.h"

#include <functional>

namespace sinew {

/// A <geometry>'s mesh with the file's own vertices. `materialOf`: the scene's material for a primitive's
/// symbol.
Mesh readDaeGeometry(const DaeDocument& document, const XmlNode& geometry,
                     const std::function<std::int32_t(const std::string& symbol)>& materialOf);

/// Adds all <material>s with their effects' colours and textures; returns the scene's material for each id.
std::map<std::string, std::int32_t> readDaeMaterials(const DaeDocument& document, ImportedFile& source);

} // namespace sinew

#pragma once

#include "core/base/Notice.h"
#include "core/scene/Scene.h"

namespace sinew {

class SideFiles;

/// Looks for the picture of every texture, and fills in where it is and what kind it is (by its content, else
/// by its name). Paths stay as the file names them. Notices: TextureMissing, TextureRefused,
/// TextureFoundByName, TextureFromOutside.
void findTextures(std::vector<Texture>& textures, const SideFiles& files, Notices& notices);

/// Some exporters write opacity 0 for everything. When that would leave nothing to see, materials become
/// opaque.
void makeVisible(std::vector<Material>& materials);

/// Where the picture of opacity is that of the base colour, its alpha says the opacity, as everywhere else:
/// the material needs no picture of its own for it, and becomes transparent if nothing said so.
void joinOpacity(Scene& scene);

} // namespace sinew

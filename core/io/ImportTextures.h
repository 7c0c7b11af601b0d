#pragma once

#include "core/base/Notice.h"
#include "core/scene/Scene.h"

#include <filesystem>

namespace sinew {

/// Points textures that lie in files of their own at them: as named, relative to the model, beside it, in a
/// folder "textures" beside it. One that is nowhere keeps its path. Fills in missing extensions. Notice:
/// TextureMissing.
void findTextures(std::vector<Texture>& textures, const std::filesystem::path& model, Notices& notices);

/// "png" or "jpg" by the first bytes of an encoded picture, else empty.
std::string pictureExtension(const std::vector<std::byte>& data);

/// Some exporters write opacity 0 for everything. When that would leave nothing to see, materials become
/// opaque.
void makeVisible(std::vector<Material>& materials);

} // namespace sinew

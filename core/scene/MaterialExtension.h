#pragma once

#include "core/base/Types.h"
#include "core/scene/TextureLaying.h"

#include <string>
#include <vector>

namespace sinew {

/// A texture that an extension of a material names.
struct ExtensionTexture {
    std::string key;              ///< "clearcoatNormalTexture"
    std::int32_t texture = kNone; ///< index into Scene::textures
    TextureLaying laying;
    std::string more; ///< what else the file says of it ("scale"), a JSON object
};

/// What only glTF has words for, kept for files of that format: an extension of a material.
struct MaterialExtension {
    std::string name; ///< "KHR_materials_clearcoat"
    std::string json; ///< its object but for the textures
    std::vector<ExtensionTexture> textures;
};

} // namespace sinew

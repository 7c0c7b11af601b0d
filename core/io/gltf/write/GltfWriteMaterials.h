#pragma once

#include "core/io/export/ExportInput.h"
#include "core/io/gltf/write/GltfBuffer.h"

#include <map>

namespace sinew {

/// A picture that stands beside a .gltf.
struct GltfPictureFile {
    std::string name;
    std::shared_ptr<const std::vector<std::byte>> bytes;
};

struct GltfMaterials {
    nlohmann::json materials = nlohmann::json::array();
    nlohmann::json textures = nlohmann::json::array();
    nlohmann::json samplers = nlohmann::json::array();
    nlohmann::json images = nlohmann::json::array();
    std::vector<GltfPictureFile> files;     ///< empty when pictures are in the buffer
    std::map<std::string, bool> extensions; ///< in use, and whether something is lost without
};

/// Writes every material of the scene as metallic-roughness. Pictures (PNG and JPEG; WebP and KTX2 by
/// extensions, untouched) go into the buffer, or into files beside the target whose names start with `stem`
/// when that is not empty. Notices: TextureDropped.
GltfMaterials writeGltfMaterials(GltfBuffer& buffer, const ExportInput& input, const std::string& stem,
                                 Notices& notices);

/// Names of the files that hold a scene's pictures beside a .gltf of that stem. `kinds` are those of the
/// pictures, empty where there is none; so is the name of what no slot of the format takes. As many as the
/// scene has textures.
std::vector<std::string> gltfPictureNames(const Scene& scene, const std::vector<std::string>& kinds,
                                          const std::string& stem);

/// A file name as a URI writes it: everything but plain letters, digits and -_.~ as %XX of its bytes.
std::string gltfUri(const std::string& fileName);

} // namespace sinew

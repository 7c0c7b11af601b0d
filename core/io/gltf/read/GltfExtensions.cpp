#include "core/io/gltf/read/GltfExtensions.h"

#include "core/io/gltf/read/GltfFile.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::array kExtensionsRead{"KHR_draco_mesh_compression", "EXT_meshopt_compression",
                                     "KHR_mesh_quantization",      "KHR_texture_basisu",
                                     "EXT_texture_webp",           "KHR_texture_transform",
                                     "KHR_lights_punctual",        "KHR_materials_emissive_strength"};

/// Without these a file looks otherwise, but mesh, skeleton and motion are all there.
constexpr std::array kExtensionsOfLooks{"KHR_xmp_json_ld"};

} // namespace

std::string unknownRequirement(const nlohmann::json& root) {
    for (const Json& entry : gltfMember(root, "extensionsRequired")) {
        const std::string name = entry.is_string() ? entry.get<std::string>() : entry.dump();
        const bool looks = std::ranges::find(kExtensionsOfLooks, name) != kExtensionsOfLooks.end() ||
                           name.starts_with("KHR_materials_");
        if (!readsExtension(name) && !looks) {
            return name;
        }
    }
    return {};
}

bool readsExtension(const std::string& name) {
    return std::ranges::find(kExtensionsRead, name) != kExtensionsRead.end();
}

bool keepsMaterialExtension(const std::string& name) {
    // Variants stand with meshes and name materials by number.
    return name.starts_with("KHR_materials_") && name != "KHR_materials_variants" && !readsExtension(name);
}

} // namespace sinew

#include "core/io/gltf/read/GltfReadParts.h"

#include "core/io/gltf/read/GltfFile.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sinew {
namespace {

constexpr std::array kExtensionsRead{"KHR_draco_mesh_compression", "EXT_meshopt_compression",
                                     "KHR_mesh_quantization",      "KHR_texture_basisu",
                                     "EXT_texture_webp",           "KHR_texture_transform",
                                     "KHR_lights_punctual",        "KHR_materials_emissive_strength"};

/// Extensions that change what numbers, meshes or places of meshes are, so that a file which requires one
/// would be read wrongly without it. Others add to a file (looks, sound, physics, behaviour, levels of
/// detail, data of engines): mesh, skin and skeleton are the same without them.
constexpr std::array kExtensionsOfGeometry{"EXT_mesh_gpu_instancing",    "EXT_mesh_primitive_restart",
                                           "KHR_mesh_primitive_restart", "KHR_gaussian_splatting",
                                           "MPEG_accessor_timed",        "MPEG_buffer_circular",
                                           "WEB3D_quantized_attributes", "CESIUM_RTC"};

/// Parts of names of such extensions, those of the future among them: KHR_meshopt_compression,
/// KHR_accessor_float64, EXT_implicit_box_region.
constexpr std::array<std::string_view, 3> kPartsOfGeometry{"_compression", "_accessor_", "EXT_implicit_"};

bool changesGeometry(const std::string& name) {
    const auto partOfName = [&](std::string_view part) { return name.find(part) != std::string::npos; };
    return std::ranges::find(kExtensionsOfGeometry, name) != kExtensionsOfGeometry.end() ||
           std::ranges::any_of(kPartsOfGeometry, partOfName);
}

} // namespace

std::string unknownRequirement(const nlohmann::json& root) {
    for (const Json& entry : gltfMember(root, "extensionsRequired")) {
        if (!entry.is_string()) {
            return entry.dump();
        }
        const std::string name = entry.get<std::string>();
        if (!readsExtension(name) && changesGeometry(name)) {
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

#include "core/io/gltf/read/GltfReadMaterials.h"

#include "core/io/gltf/read/GltfMaterialExtensions.h"
#include "core/io/gltf/read/GltfTextureLaying.h"
#include "core/io/gltf/read/GltfUvTransform.h"
#include "core/io/source/FileBeside.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

std::shared_ptr<const std::vector<std::byte>> asBytes(std::string_view bytes) {
    const auto* begin = reinterpret_cast<const std::byte*>(bytes.data());
    return std::make_shared<const std::vector<std::byte>>(begin, begin + bytes.size());
}

Texture readImage(GltfFile& file, const Json& image, std::size_t index) {
    Texture texture;
    texture.name = gltfText(image, "name");
    const std::string uri = gltfText(image, "uri");
    if (const auto view = file.reference(image, "bufferView", "bufferViews")) {
        texture.data = asBytes(file.viewBytes(*view));
    } else if (const auto data = GltfFile::decodeDataUri(uri)) {
        texture.data = asBytes(*data);
    } else {
        // A scheme is told from a name with a colon in it before escapes are resolved.
        texture.path = namesScheme(uri) ? uri : GltfFile::decodePath(uri);
    }
    texture.besideModel = true;
    if (texture.name.empty()) {
        texture.name = texture.path.empty() ? "image_" + std::to_string(index + 1)
                                            : std::filesystem::path(texture.path).stem().string();
    }
    return texture;
}

void readAlpha(const Json& json, Material& material) {
    const std::string mode = gltfText(json, "alphaMode");
    material.alphaMode = mode == "MASK"    ? AlphaMode::Mask
                         : mode == "BLEND" ? AlphaMode::Blend
                                           : AlphaMode::Opaque;
    material.alphaCutoff = static_cast<float>(gltfNumber(json, "alphaCutoff", 0.5));
}

void readTextures(GltfFile& file, const Json& json, ImportedFile& source, Material& material) {
    const Json& pbr = gltfMember(json, "pbrMetallicRoughness");
    const bool moved = sharedUvTransform(json).has_value();
    const auto read = [&](const Json& holder, const char* key, TextureSlot slot) {
        material.texture(slot) = gltfImageOf(file, holder, key, source);
        material.laying(slot) = gltfTextureLaying(file, gltfMember(holder, key), moved);
    };
    read(pbr, "baseColorTexture", TextureSlot::BaseColor);
    read(pbr, "metallicRoughnessTexture", TextureSlot::MetallicRoughness);
    read(json, "normalTexture", TextureSlot::Normal);
    read(json, "emissiveTexture", TextureSlot::Emissive);
    read(json, "occlusionTexture", TextureSlot::Occlusion);
    material.extensions = readMaterialExtensions(file, json, moved, source);
}

void readStrengths(const Json& json, Material& material) {
    const auto number = [](const Json& object, const char* key) {
        const double value = gltfNumber(object, key, 1.0);
        return std::isfinite(value) ? static_cast<float>(value) : 1.0F;
    };
    const Json& glow = gltfMember(gltfMember(json, "extensions"), "KHR_materials_emissive_strength");
    material.emissiveStrength = std::max(number(glow, "emissiveStrength"), 0.0F);
    material.normalScale = number(gltfMember(json, "normalTexture"), "scale");
    material.occlusionStrength =
        std::clamp(number(gltfMember(json, "occlusionTexture"), "strength"), 0.0F, 1.0F);
}

Material readMaterial(GltfFile& file, const Json& json, ImportedFile& source) {
    Material material;
    const Json& pbr = gltfMember(json, "pbrMetallicRoughness");
    material.name = gltfText(json, "name");
    if (const auto color = gltfNumbers(pbr, "baseColorFactor", 4); !color.empty()) {
        material.baseColor = Eigen::Map<const Eigen::Vector4d>(color.data()).cast<float>();
    }
    if (const auto emissive = gltfNumbers(json, "emissiveFactor", 3); !emissive.empty()) {
        material.emissive = Eigen::Map<const Vec3>(emissive.data()).cast<float>();
    }
    material.metallic = static_cast<float>(gltfNumber(pbr, "metallicFactor", 1.0));
    material.roughness = static_cast<float>(gltfNumber(pbr, "roughnessFactor", 1.0));
    material.doubleSided = gltfMember(json, "doubleSided") == true;
    readAlpha(json, material);
    readTextures(file, json, source, material);
    readStrengths(json, material);
    return material;
}

} // namespace

std::int32_t gltfImageOf(GltfFile& file, const Json& holder, const char* key, ImportedFile& source) {
    const auto texture = file.reference(gltfMember(holder, key), "index", "textures");
    if (!texture) {
        return kNone;
    }
    const Json& json = file.item("textures", *texture);
    const auto plain = file.reference(json, "source", "images");
    const auto plainIndex = plain ? static_cast<std::int32_t>(*plain) : kNone;
    for (const char* extension : {"KHR_texture_basisu", "EXT_texture_webp"}) {
        const Json& holderOfKind = gltfMember(gltfMember(json, "extensions"), extension);
        if (const auto image = file.reference(holderOfKind, "source", "images")) {
            if (plainIndex != kNone && *image != *plain) {
                source.textures[*image].fallback = plainIndex;
            }
            return static_cast<std::int32_t>(*image);
        }
    }
    return plainIndex;
}

void readGltfMaterials(GltfFile& file, ImportedFile& source) {
    for (std::size_t i = 0; i < file.count("images"); ++i) {
        source.textures.push_back(readImage(file, file.item("images", i), i));
    }
    for (std::size_t m = 0; m < file.count("materials"); ++m) {
        source.materials.push_back(readMaterial(file, file.item("materials", m), source));
    }
}

} // namespace sinew

#include "core/io/ImportGltfMaterials.h"

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
        texture.path = GltfFile::decodePath(uri);
    }
    if (texture.name.empty()) {
        texture.name = texture.path.empty() ? "image_" + std::to_string(index + 1)
                                            : std::filesystem::path(texture.path).stem().string();
    }
    return texture;
}

/// The image a texture reference of a material leads to.
std::int32_t imageOf(GltfFile& file, const Json& holder, const char* key) {
    const auto texture = file.reference(gltfMember(holder, key), "index", "textures");
    if (!texture) {
        return kNone;
    }
    const auto image = file.reference(file.item("textures", *texture), "source", "images");
    return image ? static_cast<std::int32_t>(*image) : kNone;
}

Material readMaterial(GltfFile& file, const Json& json) {
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
    material.alphaBlend = gltfText(json, "alphaMode") == "BLEND";
    material.baseColorTexture = imageOf(file, pbr, "baseColorTexture");
    material.metallicRoughnessTexture = imageOf(file, pbr, "metallicRoughnessTexture");
    material.normalTexture = imageOf(file, json, "normalTexture");
    material.emissiveTexture = imageOf(file, json, "emissiveTexture");
    return material;
}

} // namespace

void readGltfMaterials(GltfFile& file, SourceScene& source) {
    for (std::size_t i = 0; i < file.count("images"); ++i) {
        source.textures.push_back(readImage(file, file.item("images", i), i));
    }
    for (std::size_t m = 0; m < file.count("materials"); ++m) {
        source.materials.push_back(readMaterial(file, file.item("materials", m)));
    }
}

} // namespace sinew

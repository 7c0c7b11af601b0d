#include "core/io/gltf/read/GltfReadParts.h"

#include "core/io/gltf/GltfUvOffset.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ImportedFile.h"
#include "core/scene/Scene.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kMaxUvSets = 8;

constexpr std::array kWraps{TextureWrap::Clamp, TextureWrap::Mirror};
constexpr std::array kMagFilters{TextureFilter::Nearest, TextureFilter::Linear};
constexpr std::array kMinFilters{TextureFilter::Nearest,           TextureFilter::Linear,
                                 TextureFilter::NearestMipNearest, TextureFilter::LinearMipNearest,
                                 TextureFilter::NearestMipLinear,  TextureFilter::LinearMipLinear};

/// That of the known values which has the number of a member, else `fallback`.
template<typename Enum, std::size_t N>
Enum knownValue(const Json& object, const char* key, const std::array<Enum, N>& known, Enum fallback) {
    const double number = gltfNumber(object, key, 0.0);
    const auto found = std::ranges::find_if(
        known, [&](Enum value) { return static_cast<double>(static_cast<int>(value)) == number; });
    return found == known.end() ? fallback : *found;
}

UvTransform statedTransform(const Json& json) {
    UvTransform transform;
    transform.rotation = gltfNumber(json, "rotation", 0.0);
    if (const auto scale = gltfNumbers(json, "scale", 2); !scale.empty()) {
        transform.scale = Eigen::Map<const Eigen::Vector2d>(scale.data());
    }
    if (const auto offset = gltfNumbers(json, "offset", 2); !offset.empty()) {
        transform.offset = Eigen::Map<const Eigen::Vector2d>(offset.data());
    }
    transform.offset = uvOffsetFromGltf(transform);
    const bool finite =
        transform.scale.allFinite() && transform.offset.allFinite() && std::isfinite(transform.rotation);
    return finite ? transform : UvTransform();
}

/// How a texture reference of a material lays its picture on: the sampler, the UV set, and
/// KHR_texture_transform unless the UVs are `moved` already (sharedUvTransform). What makes no sense counts
/// as not said.
TextureLaying gltfTextureLaying(GltfFile& file, const Json& use, bool moved) {
    TextureLaying laying;
    const auto texture = file.reference(use, "index", "textures");
    if (!texture) {
        return laying;
    }
    if (const auto index = file.reference(file.item("textures", *texture), "sampler", "samplers")) {
        const Json& sampler = file.item("samplers", *index);
        laying.wrapU = knownValue(sampler, "wrapS", kWraps, TextureWrap::Repeat);
        laying.wrapV = knownValue(sampler, "wrapT", kWraps, TextureWrap::Repeat);
        laying.magFilter = knownValue(sampler, "magFilter", kMagFilters, TextureFilter::Any);
        laying.minFilter = knownValue(sampler, "minFilter", kMinFilters, TextureFilter::Any);
    }
    const Json& transform = gltfMember(gltfMember(use, "extensions"), "KHR_texture_transform");
    const std::size_t set = gltfSize(transform, "texCoord", gltfSize(use, "texCoord", 0));
    laying.uvSet = set < kMaxUvSets ? set : 0;
    if (!moved && transform.is_object()) {
        laying.transform = statedTransform(transform);
    }
    return laying;
}

std::vector<std::string> textureKeys(const Json& extension);

/// Bytes that are no UTF-8 become marks.
std::string textOfJson(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

MaterialExtension readMaterialExtension(GltfFile& file, const Json& json, bool moved, ImportedFile& source) {
    MaterialExtension extension;
    Json rest = json;
    for (const std::string& key : textureKeys(json)) {
        ExtensionTexture texture{
            key, gltfImageOf(file, json, key.c_str(), source), gltfTextureLaying(file, json[key], moved), {}};
        Json more = json[key];
        for (const char* known : {"index", "texCoord", "extensions"}) {
            more.erase(known);
        }
        texture.more = textOfJson(more);
        rest.erase(key);
        extension.textures.push_back(std::move(texture));
    }
    extension.json = textOfJson(rest);
    return extension;
}

/// The texture references among the members of a material's extension.
std::vector<std::string> textureKeys(const Json& extension) {
    std::vector<std::string> keys;
    for (auto member = extension.begin(); extension.is_object() && member != extension.end(); ++member) {
        if (member.key().ends_with("Texture") && member->is_object()) {
            keys.push_back(member.key());
        }
    }
    return keys;
}

/// Keeps the extensions of a material that files of this format are written with again: Khronos's, whose
/// textures stand in members named ...Texture. `moved`: the UVs hold the transform of all of its textures.
std::vector<MaterialExtension> readMaterialExtensions(GltfFile& file, const Json& material, bool moved,
                                                      ImportedFile& source) {
    std::vector<MaterialExtension> result;
    const Json& extensions = gltfMember(material, "extensions");
    for (auto each = extensions.begin(); extensions.is_object() && each != extensions.end(); ++each) {
        if (keepsMaterialExtension(each.key()) && each->is_object()) {
            result.push_back(readMaterialExtension(file, *each, moved, source));
            result.back().name = each.key();
        }
    }
    return result;
}

constexpr const char* kUvTransform = "KHR_texture_transform";

/// The slots that are read, as far as the material fills them.
std::vector<const Json*> slotsOf(const Json& material) {
    const Json& pbr = gltfMember(material, "pbrMetallicRoughness");
    std::vector<const Json*> uses{
        &gltfMember(pbr, "baseColorTexture"), &gltfMember(pbr, "metallicRoughnessTexture"),
        &gltfMember(material, "normalTexture"), &gltfMember(material, "emissiveTexture"),
        &gltfMember(material, "occlusionTexture")};
    const Json& extensions = gltfMember(material, "extensions");
    for (auto each = extensions.begin(); extensions.is_object() && each != extensions.end(); ++each) {
        const bool kept = keepsMaterialExtension(each.key());
        for (const std::string& key : kept ? textureKeys(*each) : std::vector<std::string>()) {
            uses.push_back(&gltfMember(*each, key.c_str()));
        }
    }
    std::erase_if(uses, [](const Json* use) { return !use->is_object(); });
    return uses;
}

const Json& transformJson(const Json& use) {
    return gltfMember(gltfMember(use, "extensions"), kUvTransform);
}

GltfUvTransform transformOf(const Json& use) {
    const Json& stated = transformJson(use);
    GltfUvTransform transform;
    transform.set = gltfSize(stated, "texCoord", gltfSize(use, "texCoord", 0));
    const auto angle = static_cast<float>(gltfNumber(stated, "rotation", 0.0));
    transform.linear << std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle);
    if (const auto scale = gltfNumbers(stated, "scale", 2); !scale.empty()) {
        transform.linear *= Eigen::Map<const Eigen::Vector2d>(scale.data()).cast<float>().asDiagonal();
    }
    if (const auto offset = gltfNumbers(stated, "offset", 2); !offset.empty()) {
        transform.offset = Eigen::Map<const Eigen::Vector2d>(offset.data()).cast<float>();
    }
    return transform;
}

bool hasUvTransform(const Json* use) {
    return transformJson(*use).is_object();
}

} // namespace

std::optional<GltfUvTransform> sharedUvTransform(const Json& material) {
    const std::vector<const Json*> uses = slotsOf(material);
    if (std::ranges::none_of(uses, hasUvTransform)) {
        return std::nullopt;
    }
    const GltfUvTransform first = transformOf(*uses.front());
    const bool shared =
        first.linear.allFinite() && first.offset.allFinite() &&
        std::ranges::all_of(uses, [&](const Json* use) { return transformOf(*use) == first; });
    return shared ? std::optional(first) : std::nullopt;
}

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

#include "core/io/gltf/write/GltfWriteParts.h"

#include "core/io/gltf/GltfUvOffset.h"
#include "core/scene/Scene.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

/// The samplers of a file in the making, each once.
class GltfSamplers {
public:
    /// The sampler that a laying asks for; kNone where it asks for nothing beyond what every texture does.
    std::int32_t index(const TextureLaying& laying);
    nlohmann::json take() { return std::move(m_samplers); }

private:
    nlohmann::json m_samplers = nlohmann::json::array();
};

using Json = nlohmann::json;

Json samplerJson(const TextureLaying& laying) {
    Json sampler = Json::object();
    for (const auto& [key, wrap] : {std::pair{"wrapS", laying.wrapU}, {"wrapT", laying.wrapV}}) {
        if (wrap != TextureWrap::Repeat) {
            sampler[key] = static_cast<int>(wrap);
        }
    }
    for (const auto& [key, filter] :
         {std::pair{"magFilter", laying.magFilter}, {"minFilter", laying.minFilter}}) {
        if (filter != TextureFilter::Any) {
            sampler[key] = static_cast<int>(filter);
        }
    }
    return sampler;
}

/// What is left of 1 - 0.7 - 0.3.
double withoutDust(double value) {
    constexpr double kDust = 1e-12;
    return std::abs(value) < kDust ? 0.0 : value;
}

Json uvTransformJson(const UvTransform& transform) {
    const Eigen::Vector2d offset = uvOffsetToGltf(transform);
    Json result{{"offset", {withoutDust(offset.x()), withoutDust(offset.y())}},
                {"scale", {transform.scale.x(), transform.scale.y()}}};
    if (transform.rotation != 0.0) {
        result["rotation"] = transform.rotation;
    }
    return result;
}

std::int32_t GltfSamplers::index(const TextureLaying& laying) {
    Json sampler = samplerJson(laying);
    if (sampler.empty()) {
        return kNone;
    }
    const auto known = std::find(m_samplers.begin(), m_samplers.end(), sampler);
    const auto index = static_cast<std::int32_t>(known - m_samplers.begin());
    if (known == m_samplers.end()) {
        m_samplers.push_back(std::move(sampler));
    }
    return index;
}

/// Whether a laying needs KHR_texture_transform.
bool needsUvTransform(const TextureLaying& laying) {
    return laying.transform != UvTransform();
}

/// A material's reference to a texture of the file, laid on so.
Json gltfTextureUse(std::int32_t texture, const TextureLaying& laying) {
    Json use{{"index", texture}};
    if (laying.uvSet != 0) {
        use["texCoord"] = laying.uvSet;
    }
    if (needsUvTransform(laying)) {
        use["extensions"]["KHR_texture_transform"] = uvTransformJson(laying.transform);
    }
    return use;
}

/// How glTF takes a kind of picture.
struct PictureKindInGltf {
    const char* kind;
    const char* mime;
    const char* extension; ///< that textures need to name it; null for what the format itself knows
};

constexpr std::array kPictureKindsInGltf{PictureKindInGltf{"png", "image/png", nullptr},
                                         PictureKindInGltf{"jpg", "image/jpeg", nullptr},
                                         PictureKindInGltf{"webp", "image/webp", "EXT_texture_webp"},
                                         PictureKindInGltf{"ktx2", "image/ktx2", "KHR_texture_basisu"}};

/// Null: a kind that glTF does not take.
const PictureKindInGltf* kindInGltf(const std::string& kind) {
    const auto* known = std::ranges::find(kPictureKindsInGltf, kind, &PictureKindInGltf::kind);
    return known == kPictureKindsInGltf.end() ? nullptr : known;
}

/// Textures that the format has a place for; opacity has none of its own.
std::vector<std::int32_t> texturesOf(const Material& m) {
    std::vector<std::int32_t> textures;
    textures.reserve(kTextureSlots.size());
    for (const TextureSlot slot : kTextureSlots) {
        textures.push_back(slot == TextureSlot::Opacity ? kNone : m.texture(slot));
    }
    for (const MaterialExtension& extension : m.extensions) {
        for (const ExtensionTexture& texture : extension.textures) {
            textures.push_back(texture.texture);
        }
    }
    std::erase(textures, kNone);
    return textures;
}

/// Textures that a slot of the format names, and those that stand in for them.
std::vector<bool> placedTextures(const Scene& scene) {
    std::vector<bool> placed(scene.textures.size(), false);
    for (const Material& m : scene.materials) {
        for (const std::int32_t texture : texturesOf(m)) {
            placed[static_cast<std::size_t>(texture)] = true;
            if (const std::int32_t plain = scene.textures[static_cast<std::size_t>(texture)].fallback;
                plain != kNone) {
                placed[static_cast<std::size_t>(plain)] = true;
            }
        }
    }
    return placed;
}

/// The kind of each picture that is there to be written.
std::vector<std::string> kindsOf(const std::vector<ExportTexture>& textures) {
    std::vector<std::string> kinds;
    kinds.reserve(textures.size());
    for (const ExportTexture& texture : textures) {
        kinds.push_back(texture.data ? texture.extension : std::string());
    }
    return kinds;
}

float clamped(float value) {
    return std::clamp(value, 0.0F, 1.0F);
}

class MaterialWriter {
public:
    MaterialWriter(GltfBuffer& buffer, const ExportInput& input, const std::string& stem, Notices& notices)
        : m_buffer(buffer)
        , m_input(input)
        , m_inBuffer(stem.empty())
        , m_fileNames(gltfPictureNames(*input.scene, kindsOf(input.textures), stem))
        , m_notices(notices)
        , m_images(input.textures.size(), kNone)
        , m_written(input.textures.size(), kNone)
        , m_bySampler(input.textures.size()) {}

    GltfMaterials write();

private:
    Json material(const Material& material);
    void addTexture(Json& owner, const char* key, std::int32_t texture, const TextureLaying& laying);
    Json extension(const MaterialExtension& kept);
    std::int32_t withSampler(std::size_t texture, std::int32_t sampler);
    void addStrengths(Json& result, const Material& m);
    void writePicture(std::size_t texture);
    void writeTexture(std::size_t texture);
    Json image(std::size_t texture, const std::string& mime);

    GltfBuffer& m_buffer;
    const ExportInput& m_input;
    bool m_inBuffer;
    std::vector<std::string> m_fileNames; ///< of pictures that stand beside the file
    Notices& m_notices;
    std::vector<std::int32_t> m_images;  ///< glTF image of each of the scene's textures, or none
    std::vector<std::int32_t> m_written; ///< glTF texture of each of the scene's, or none
    /// Of each of the scene's textures: the glTF textures that lay it on otherwise, by their sampler.
    std::vector<std::map<std::int32_t, std::int32_t>> m_bySampler;
    GltfSamplers m_samplers;
    GltfMaterials m_result;
};

GltfMaterials MaterialWriter::write() {
    const std::vector<bool> placed = placedTextures(*m_input.scene);
    for (std::size_t t = 0; t < m_input.textures.size(); ++t) {
        if (placed[t]) {
            writePicture(t);
        }
    }
    for (std::size_t t = 0; t < m_input.textures.size(); ++t) {
        writeTexture(t);
    }
    for (const Material& one : m_input.scene->materials) {
        m_result.materials.push_back(material(one));
    }
    m_result.samplers = m_samplers.take();
    return std::move(m_result);
}

void MaterialWriter::writePicture(std::size_t texture) {
    const ExportTexture& picture = m_input.textures[texture];
    if (!picture.data) {
        return; // already reported when it was looked for
    }
    const PictureKindInGltf* kind = kindInGltf(picture.extension);
    if (kind == nullptr) {
        const std::string& name = m_input.scene->textures[texture].name;
        m_notices.push_back({NoticeCode::TextureDropped, name, 1, {picture.extension}});
        return;
    }
    m_images[texture] = static_cast<std::int32_t>(m_result.images.size());
    m_result.images.push_back(image(texture, kind->mime));
}

/// A texture of a kind that needs an extension names the plain picture, where there is one, beside it.
void MaterialWriter::writeTexture(std::size_t texture) {
    if (m_images[texture] == kNone) {
        return;
    }
    const Texture& source = m_input.scene->textures[texture];
    const char* extension = kindInGltf(m_input.textures[texture].extension)->extension;
    Json result{{"name", source.name}};
    if (extension == nullptr) {
        result["source"] = m_images[texture];
    } else {
        result["extensions"][extension]["source"] = m_images[texture];
        const std::int32_t plain =
            source.fallback == kNone ? kNone : m_images[static_cast<std::size_t>(source.fallback)];
        if (plain != kNone) {
            result["source"] = plain;
        }
        m_result.extensions[extension] = m_result.extensions[extension] || plain == kNone;
    }
    m_written[texture] = static_cast<std::int32_t>(m_result.textures.size());
    m_result.textures.push_back(std::move(result));
}

Json MaterialWriter::image(std::size_t texture, const std::string& mime) {
    const ExportTexture& picture = m_input.textures[texture];
    Json result{{"name", m_input.scene->textures[texture].name}, {"mimeType", mime}};
    if (m_inBuffer) {
        result["bufferView"] = m_buffer.addPicture(*picture.data);
        return result;
    }
    m_result.files.push_back({m_fileNames[texture], picture.data});
    result["uri"] = gltfUri(m_fileNames[texture]);
    return result;
}

/// The first sampler that a picture is asked for with is that of its texture; others get textures beside it.
std::int32_t MaterialWriter::withSampler(std::size_t texture, std::int32_t sampler) {
    std::map<std::int32_t, std::int32_t>& known = m_bySampler[texture];
    if (const auto found = known.find(sampler); found != known.end()) {
        return found->second;
    }
    auto index = static_cast<std::size_t>(m_written[texture]);
    if (!known.empty()) {
        Json another = m_result.textures[index];
        another.erase("sampler");
        index = m_result.textures.size();
        m_result.textures.push_back(std::move(another));
    }
    if (sampler != kNone) {
        m_result.textures[index]["sampler"] = sampler;
    }
    return known[sampler] = static_cast<std::int32_t>(index);
}

void MaterialWriter::addTexture(Json& owner, const char* key, std::int32_t texture,
                                const TextureLaying& laying) {
    if (texture == kNone || m_written[static_cast<std::size_t>(texture)] == kNone) {
        return;
    }
    const std::int32_t sampler = m_samplers.index(laying);
    owner[key] = gltfTextureUse(withSampler(static_cast<std::size_t>(texture), sampler), laying);
    if (needsUvTransform(laying)) {
        m_result.extensions.try_emplace("KHR_texture_transform", false);
    }
}

/// As its file had it, with the textures of this one.
Json MaterialWriter::extension(const MaterialExtension& kept) {
    Json result = Json::parse(kept.json, nullptr, false);
    result = result.is_object() ? result : Json::object();
    for (const ExtensionTexture& texture : kept.textures) {
        addTexture(result, texture.key.c_str(), texture.texture, texture.laying);
        const Json more = Json::parse(texture.more, nullptr, false);
        if (result.contains(texture.key) && more.is_object()) {
            result[texture.key].update(more);
        }
    }
    m_result.extensions.try_emplace(kept.name, false);
    return result;
}

/// What is not said counts as 1.
void MaterialWriter::addStrengths(Json& result, const Material& m) {
    if (result.contains("normalTexture") && m.normalScale != 1.0F) {
        result["normalTexture"]["scale"] = m.normalScale;
    }
    if (result.contains("occlusionTexture") && m.occlusionStrength != 1.0F) {
        result["occlusionTexture"]["strength"] = clamped(m.occlusionStrength);
    }
    if (m.emissiveStrength != 1.0F) {
        constexpr const char* kGlow = "KHR_materials_emissive_strength";
        result["extensions"][kGlow]["emissiveStrength"] = std::max(m.emissiveStrength, 0.0F);
        m_result.extensions.try_emplace(kGlow, false);
    }
}

Json MaterialWriter::material(const Material& m) {
    const auto add = [&](Json& owner, const char* key, TextureSlot slot) {
        addTexture(owner, key, m.texture(slot), m.laying(slot));
    };
    const float alpha = m.alphaMode == AlphaMode::Opaque ? 1.0F : clamped(m.baseColor.w());
    Json metal{{"baseColorFactor",
                {clamped(m.baseColor.x()), clamped(m.baseColor.y()), clamped(m.baseColor.z()), alpha}},
               {"metallicFactor", clamped(m.metallic)},
               {"roughnessFactor", clamped(m.roughness)}};
    add(metal, "baseColorTexture", TextureSlot::BaseColor);
    add(metal, "metallicRoughnessTexture", TextureSlot::MetallicRoughness);
    Json result{{"name", m.name}, {"pbrMetallicRoughness", std::move(metal)}};
    result["emissiveFactor"] = {clamped(m.emissive.x()), clamped(m.emissive.y()), clamped(m.emissive.z())};
    add(result, "normalTexture", TextureSlot::Normal);
    add(result, "emissiveTexture", TextureSlot::Emissive);
    add(result, "occlusionTexture", TextureSlot::Occlusion);
    addStrengths(result, m);
    for (const MaterialExtension& kept : m.extensions) {
        result["extensions"][kept.name] = extension(kept);
    }
    if (m.doubleSided) {
        result["doubleSided"] = true;
    }
    if (m.alphaMode == AlphaMode::Blend) {
        result["alphaMode"] = "BLEND";
    } else if (m.alphaMode == AlphaMode::Mask) {
        result["alphaMode"] = "MASK";
        result["alphaCutoff"] = std::max(m.alphaCutoff, 0.0F);
    }
    return result;
}

} // namespace

GltfMaterials writeGltfMaterials(GltfBuffer& buffer, const ExportInput& input, const std::string& stem,
                                 Notices& notices) {
    return MaterialWriter(buffer, input, stem, notices).write();
}

std::vector<std::string> gltfPictureNames(const Scene& scene, const std::vector<std::string>& kinds,
                                          const std::string& stem) {
    const std::vector<bool> placed = placedTextures(scene);
    std::vector<std::string> names(kinds.size());
    for (std::size_t t = 0; t < names.size(); ++t) {
        if (placed[t] && kindInGltf(kinds[t]) != nullptr) {
            names[t] = stem + '_' + std::to_string(t) + '.' + kinds[t];
        }
    }
    return names;
}

std::string gltfUri(const std::string& fileName) {
    static constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string result;
    for (const char c : fileName) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= '0' && byte <= '9') || c == '-' || c == '_' || c == '.' || c == '~';
        if (plain) {
            result.push_back(c);
        } else {
            result.append({'%', kHex[byte / 16], kHex[byte % 16]});
        }
    }
    return result;
}

} // namespace sinew

#include "core/io/fbx/read/FbxParts.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/scene/Scene.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <numbers>

namespace sinew {
namespace {

TextureWrap fbxWrap(const FbxDocument& document, const FbxObject& texture, const char* property) {
    return document.number(texture, property, 0.0) == 0.0 ? TextureWrap::Repeat : TextureWrap::Clamp;
}

/// The property, or the node where the property says nothing.
Eigen::Vector2d propertyOrNode(const FbxDocument& document, const FbxObject& texture, const char* property,
                               const char* node, double neutral) {
    const Vec3 fallback = Vec3::Constant(neutral);
    Eigen::Vector2d stated = fbxVector(document, texture, property, fallback).head<2>();
    if (stated != Eigen::Vector2d::Constant(neutral)) {
        return stated;
    }
    const std::vector<double> numbers = fbxDoubles(texture.node->child(node));
    const bool usable = numbers.size() >= 2 && std::isfinite(numbers[0]) && std::isfinite(numbers[1]);
    return usable ? Eigen::Vector2d(numbers[0], numbers[1]) : stated;
}

/// How a Texture object lays its picture on: wrapping, offset, turn and size, as properties or in older words
/// as nodes of its own.
TextureLaying fbxTextureLaying(const FbxDocument& document, const FbxObject& texture) {
    TextureLaying laying;
    laying.wrapU = fbxWrap(document, texture, "WrapModeU");
    laying.wrapV = fbxWrap(document, texture, "WrapModeV");
    laying.transform.offset = propertyOrNode(document, texture, "Translation", "ModelUVTranslation", 0.0);
    laying.transform.scale = propertyOrNode(document, texture, "Scaling", "ModelUVScaling", 1.0);
    laying.transform.rotation =
        fbxVector(document, texture, "Rotation", Vec3::Zero()).z() * std::numbers::pi / 180.0;
    return laying;
}

class MaterialReader {
public:
    MaterialReader(const FbxDocument& document, ImportedFile& source)
        : m_document(document)
        , m_source(source)
        , m_textureOfObject(document.objects().size(), kNone) {}

    Material read(const FbxObject& object) {
        Material material;
        material.name = object.name;
        const Vec3 color = fbxVector(m_document, object, "DiffuseColor", Vec3::Constant(0.8));
        material.baseColor << color.cast<float>(), opacity(object);
        readGlow(object, material);
        readGloss(object, material);
        for (const FbxLink& link : object.sources) {
            if (m_document.object(link.object).kind == "Texture") {
                plugIn(link, material);
            }
        }
        readStrengths(object, material);
        // With a picture of its own, opacity is what that says; some exporters write 0 beside it.
        if (material.opacityTexture != kNone && !(material.baseColor.w() > 0.0F)) {
            material.baseColor.w() = 1.0F;
        }
        material.alphaMode = material.baseColor.w() < 1.0F ? AlphaMode::Blend : AlphaMode::Opaque;
        readCutoff(object, material);
        return material;
    }

private:
    float opacity(const FbxObject& object) const {
        const std::vector<double> opacity = m_document.numbers(object, "Opacity");
        const double value =
            opacity.empty() ? 1.0 - m_document.number(object, "TransparencyFactor", 0.0) : opacity.front();
        return static_cast<float>(std::isfinite(value) ? std::clamp(value, 0.0, 1.0) : 1.0);
    }

    /// What is brighter than the colour goes on in the strength.
    void readGlow(const FbxObject& object, Material& material) const {
        const double stated = m_document.number(object, "EmissiveFactor", 1.0);
        const double glow = std::isfinite(stated) ? std::max(stated, 0.0) : 1.0;
        const Vec3 color = fbxVector(m_document, object, "EmissiveColor", Vec3::Zero());
        material.emissive = (std::min(glow, 1.0) * color).cast<float>();
        material.emissiveStrength = color.isZero(0.0) ? 1.0F : static_cast<float>(std::max(glow, 1.0));
    }

    /// Of the maps that came.
    void readStrengths(const FbxObject& object, Material& material) const {
        const auto factor = [&](const char* property) {
            const double value = m_document.number(object, property, 1.0);
            return static_cast<float>(std::isfinite(value) ? value : 1.0);
        };
        if (material.normalTexture != kNone) {
            material.normalScale = factor("BumpFactor");
        }
        // Some exporters name the colours in the slot for ambient light as well: that is no occlusion.
        if (samePicture(material.occlusionTexture, material.baseColorTexture)) {
            material.occlusionTexture = kNone;
        } else if (material.occlusionTexture != kNone) {
            material.occlusionStrength = std::clamp(factor("AmbientFactor"), 0.0F, 1.0F);
        }
    }

    bool samePicture(std::int32_t a, std::int32_t b) const {
        if (a == b || a == kNone || b == kNone) {
            return a == b;
        }
        const std::string& path = m_source.textures[static_cast<std::size_t>(a)].path;
        return !path.empty() && path == m_source.textures[static_cast<std::size_t>(b)].path;
    }

    /// FBX has no word for a hard cut; files of ours say it as a property of the user's.
    void readCutoff(const FbxObject& object, Material& material) const {
        const std::vector<double> cutoff = m_document.numbers(object, kFbxAlphaCutoff);
        if (!cutoff.empty() && std::isfinite(cutoff.front())) {
            material.alphaMode = AlphaMode::Mask;
            material.alphaCutoff = static_cast<float>(cutoff.front());
        }
    }

    /// Phong numbers as game exporters fill them: shininess is the squared gloss, reflection the metal.
    void readGloss(const FbxObject& object, Material& material) const {
        constexpr double kShinyest = 100.0;
        const double shininess =
            m_document.number(object, "ShininessExponent", m_document.number(object, "Shininess", 20.0));
        const double gloss = std::sqrt(std::clamp(shininess, 0.0, kShinyest) / kShinyest);
        material.roughness = static_cast<float>(std::isfinite(gloss) ? 1.0 - gloss : 1.0);
        const double metal = m_document.number(object, "ReflectionFactor", 0.0);
        material.metallic = static_cast<float>(std::isfinite(metal) ? std::clamp(metal, 0.0, 1.0) : 0.0);
    }

    void plugIn(const FbxLink& link, Material& material) {
        if (const std::optional<TextureSlot> slot = fbxTextureSlot(link.property)) {
            material.texture(*slot) = texture(link.object);
            material.laying(*slot) = fbxTextureLaying(m_document, m_document.object(link.object));
            material.normalIsBump =
                *slot == TextureSlot::Normal ? link.property == "Bump" : material.normalIsBump;
        }
    }

    std::int32_t texture(std::size_t index) {
        const std::vector<std::size_t> videos = m_document.sources(index, "Video");
        // Texture objects that show one video are one picture, laid on otherwise.
        std::int32_t& known = m_textureOfObject[videos.empty() ? index : videos.front()];
        if (known != kNone) {
            return known;
        }
        const FbxObject& object = m_document.object(index);
        Texture texture;
        texture.name = object.name;
        const std::string relative = fbxText(object.node->child("RelativeFilename"));
        texture.path = relative.empty() ? fbxText(object.node->child("FileName")) : relative;
        for (const std::size_t video : videos) {
            readContent(m_document.object(video), texture);
        }
        if (texture.name.empty()) {
            texture.name = std::filesystem::path(texture.path).stem().string();
        }
        known = static_cast<std::int32_t>(m_source.textures.size());
        m_source.textures.push_back(std::move(texture));
        return known;
    }

    static void readContent(const FbxObject& video, Texture& texture) {
        const FbxNode* content = video.node->child("Content");
        const auto* blob = content == nullptr || content->properties.empty()
                               ? nullptr
                               : std::get_if<FbxBlob>(&content->properties.front());
        if (blob != nullptr && !blob->bytes.empty()) {
            const auto* bytes = reinterpret_cast<const std::byte*>(blob->bytes.data());
            texture.data = std::make_shared<const std::vector<std::byte>>(bytes, bytes + blob->bytes.size());
        }
    }

    const FbxDocument& m_document;
    ImportedFile& m_source;
    std::vector<std::int32_t> m_textureOfObject; ///< by video, or by texture where it has none
};

} // namespace

std::optional<TextureSlot> fbxTextureSlot(const std::string& property) {
    static const std::map<std::string, TextureSlot> kSlots{{"DiffuseColor", TextureSlot::BaseColor},
                                                           {"NormalMap", TextureSlot::Normal},
                                                           {"Bump", TextureSlot::Normal},
                                                           {"EmissiveColor", TextureSlot::Emissive},
                                                           {"AmbientColor", TextureSlot::Occlusion},
                                                           {"Maya|TEX_ao_map", TextureSlot::Occlusion},
                                                           {"TransparentColor", TextureSlot::Opacity},
                                                           {"TransparencyFactor", TextureSlot::Opacity},
                                                           {"Opacity", TextureSlot::Opacity}};
    const auto slot = kSlots.find(property);
    return slot == kSlots.end() ? std::nullopt : std::optional(slot->second);
}

std::vector<std::int32_t> readFbxMaterials(const FbxDocument& document, ImportedFile& source) {
    MaterialReader reader(document, source);
    std::vector<std::int32_t> materialOfObject(document.objects().size(), kNone);
    for (std::size_t o = 0; o < document.objects().size(); ++o) {
        if (document.object(o).kind == "Material") {
            materialOfObject[o] = static_cast<std::int32_t>(source.materials.size());
            source.materials.push_back(reader.read(document.object(o)));
        }
    }
    return materialOfObject;
}

} // namespace sinew

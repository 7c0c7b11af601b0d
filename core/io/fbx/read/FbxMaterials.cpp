#include "core/io/fbx/read/FbxMaterials.h"

#include "core/io/fbx/FbxDocumentValues.h"
#include "core/io/fbx/FbxNames.h"
#include "core/io/fbx/read/FbxTransform.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace sinew {
namespace {

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
        const double glow = m_document.number(object, "EmissiveFactor", 1.0);
        material.emissive =
            (std::clamp(glow, 0.0, 1.0) * fbxVector(m_document, object, "EmissiveColor", Vec3::Zero()))
                .cast<float>();
        readGloss(object, material);
        for (const FbxLink& link : object.sources) {
            if (m_document.object(link.object).kind == "Texture") {
                plugIn(link, material);
            }
        }
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
        if (link.property == "DiffuseColor") {
            material.baseColorTexture = texture(link.object);
        } else if (link.property == "NormalMap" || link.property == "Bump") {
            material.normalTexture = texture(link.object);
        } else if (link.property == "EmissiveColor") {
            material.emissiveTexture = texture(link.object);
        } else if (link.property == "TransparentColor" || link.property == "TransparencyFactor" ||
                   link.property == "Opacity") {
            material.opacityTexture = texture(link.object);
        }
    }

    std::int32_t texture(std::size_t index) {
        std::int32_t& place = m_textureOfObject[index];
        if (place != kNone) {
            return place;
        }
        const FbxObject& object = m_document.object(index);
        Texture texture;
        texture.name = object.name;
        const std::string relative = fbxText(object.node->child("RelativeFilename"));
        texture.path = relative.empty() ? fbxText(object.node->child("FileName")) : relative;
        for (const std::size_t video : m_document.sources(index, "Video")) {
            readContent(m_document.object(video), texture);
        }
        if (texture.name.empty()) {
            texture.name = std::filesystem::path(texture.path).stem().string();
        }
        place = static_cast<std::int32_t>(m_source.textures.size());
        m_source.textures.push_back(std::move(texture));
        return place;
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
    std::vector<std::int32_t> m_textureOfObject;
};

} // namespace

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

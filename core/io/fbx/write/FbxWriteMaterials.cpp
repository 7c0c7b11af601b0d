#include "core/io/fbx/write/FbxWriteParts.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

#include <algorithm>
#include <filesystem>
#include <numbers>
#include <set>

namespace sinew {
namespace {

TextureWrap wrapInFbx(TextureWrap wrap) {
    return wrap == TextureWrap::Clamp ? TextureWrap::Clamp : TextureWrap::Repeat;
}

bool isSmooth(TextureFilter filter) {
    return filter == TextureFilter::Any || filter == TextureFilter::Linear ||
           filter == TextureFilter::LinearMipNearest || filter == TextureFilter::LinearMipLinear;
}

} // namespace

TextureLaying inFbx(TextureLaying laying) {
    laying.uvSet = 0;
    laying.wrapU = wrapInFbx(laying.wrapU);
    laying.wrapV = wrapInFbx(laying.wrapV);
    laying.magFilter = TextureFilter::Any;
    laying.minFilter = TextureFilter::Any;
    return laying;
}

bool fbxKeepsSampler(const TextureLaying& laying) {
    return laying.wrapU == wrapInFbx(laying.wrapU) && laying.wrapV == wrapInFbx(laying.wrapV) &&
           isSmooth(laying.magFilter) && isSmooth(laying.minFilter);
}

FbxNode fbxTextureProperties(const TextureLaying& laying) {
    FbxProperties70 p;
    p.enumeration("CurrentTextureBlendMode", 0).boolean("UseMaterial", true);
    if (laying.wrapU == TextureWrap::Clamp || laying.wrapV == TextureWrap::Clamp) {
        p.enumeration("WrapModeU", laying.wrapU == TextureWrap::Clamp ? 1 : 0);
        p.enumeration("WrapModeV", laying.wrapV == TextureWrap::Clamp ? 1 : 0);
    }
    const UvTransform& transform = laying.transform;
    if (transform != UvTransform()) {
        p.vector("Translation", {transform.offset.x(), transform.offset.y(), 0.0});
        p.vector("Rotation", {0.0, 0.0, transform.rotation * 180.0 / std::numbers::pi});
        p.vector("Scaling", {transform.scale.x(), transform.scale.y(), 1.0});
    }
    return p.finish();
}

namespace {

/// What is not said counts as 1.
void addStrengths(FbxProperties70& p, const Material& material) {
    if (material.normalTexture != kNone && material.normalScale != 1.0F) {
        p.animatableNumber("BumpFactor", static_cast<double>(material.normalScale));
    }
    if (material.occlusionTexture != kNone && material.occlusionStrength != 1.0F) {
        p.animatableNumber("AmbientFactor", static_cast<double>(material.occlusionStrength));
    }
}

/// FBX knows Phong. Roughness and metallic go where Blender looks for them.
FbxNode materialNode(FbxId id, const Material& material) {
    const double alpha = material.alphaMode == AlphaMode::Opaque
                             ? 1.0
                             : std::clamp(static_cast<double>(material.baseColor.w()), 0.0, 1.0);
    const double smoothness = 10.0 * (1.0 - static_cast<double>(material.roughness));
    FbxProperties70 p;
    p.text("ShadingModel", "phong");
    p.color("DiffuseColor", material.baseColor.head<3>()).animatableNumber("DiffuseFactor", 1.0);
    p.color("EmissiveColor", material.emissive)
        .animatableNumber("EmissiveFactor", static_cast<double>(material.emissiveStrength));
    addStrengths(p, material);
    // Unity and Blender read a white TransparentColor of an opaque material as "nothing to see".
    p.color("TransparentColor", alpha < 1.0 ? Vec3f(Vec3f::Ones()) : Vec3f(Vec3f::Zero()));
    p.animatableNumber("TransparencyFactor", 1.0 - alpha).animatableNumber("Opacity", alpha);
    p.color("SpecularColor", Vec3f::Ones()).animatableNumber("SpecularFactor", 0.25);
    p.animatableNumber("Shininess", smoothness * smoothness)
        .animatableNumber("ShininessExponent", smoothness * smoothness);
    p.color("ReflectionColor", Vec3f::Ones())
        .animatableNumber("ReflectionFactor", static_cast<double>(material.metallic));
    if (material.alphaMode == AlphaMode::Mask) {
        p.userNumber(kFbxAlphaCutoff, static_cast<double>(material.alphaCutoff));
    }
    FbxNode node = FbxOutput::object("Material", id, material.name, "Material", "");
    node.children = {fbxLeaf("Version", 102), fbxLeaf("ShadingModel", std::string("phong")),
                     fbxLeaf("MultiLayer", 0), p.finish()};
    return node;
}

/// The file name of a picture; an embedded one without a path needs one to be told from others.
std::string pictureName(const ExportTexture& texture, std::size_t index) {
    if (!texture.path.empty()) {
        std::string slashed = texture.path;
        std::replace(slashed.begin(), slashed.end(), '\\', '/');
        std::string name = std::filesystem::path(slashed).filename().string();
        if (!name.empty()) {
            return name;
        }
    }
    std::string name = "texture" + std::to_string(index) + '.';
    return name += texture.extension.empty() ? "png" : texture.extension;
}

/// Picture names without repeats: readers take pictures of one name for one picture.
std::vector<std::string> pictureNames(const ExportInput& input) {
    std::set<std::string> taken;
    std::vector<std::string> names;
    for (std::size_t t = 0; t < input.textures.size(); ++t) {
        std::string name = pictureName(input.textures[t], t);
        if (!taken.insert(name).second) {
            name.insert(0, std::to_string(t) + '_');
            taken.insert(name);
        }
        names.push_back(name);
    }
    return names;
}

/// The video clip that holds a picture's bytes. Returns its id.
FbxId writeVideo(FbxOutput& document, const std::string& name, const ExportTexture& texture,
                 const std::string& path) {
    const FbxId id = document.newId();
    FbxProperties70 p;
    p.text("Path", path);
    FbxNode video = FbxOutput::object("Video", id, name, "Video", "Clip");
    video.children = {fbxLeaf("Type", std::string("Clip")), p.finish(), fbxLeaf("UseMipMap", 0),
                      fbxLeaf("Filename", path), fbxLeaf("RelativeFilename", path)};
    if (texture.data) {
        const auto* bytes = reinterpret_cast<const char*>(texture.data->data());
        video.children.push_back(fbxLeaf("Content", FbxBlob{std::string(bytes, texture.data->size())}));
    }
    document.add(std::move(video));
    return id;
}

/// Returns the texture's id.
FbxId writeTexture(FbxOutput& document, const std::string& name, const std::string& path, FbxId video,
                   const TextureLaying& laying) {
    const FbxId id = document.newId();
    FbxNode node = FbxOutput::object("Texture", id, name, "Texture", "");
    node.children = {fbxLeaf("Type", std::string("TextureVideoClip")),
                     fbxLeaf("Version", 202),
                     fbxLeaf("TextureName", name + std::string("\0\1", 2) + "Texture"),
                     fbxTextureProperties(laying),
                     fbxLeaf("Media", name + std::string("\0\1", 2) + "Video"),
                     fbxLeaf("FileName", path),
                     fbxLeaf("RelativeFilename", path)};
    document.add(std::move(node));
    document.connect(video, id);
    return id;
}

bool isRareKind(const std::string& kind) {
    return kind == "webp" || kind == "ktx2" || kind == "ktx";
}

/// The texture itself, or the plain one that came with it where programs that read FBX do not know its kind.
std::size_t plainTexture(const ExportInput& input, std::size_t texture) {
    const std::int32_t fallback = input.scene->textures[texture].fallback;
    return isRareKind(input.textures[texture].extension) && fallback != kNone
               ? static_cast<std::size_t>(fallback)
               : texture;
}

/// What is cut or blended by the alpha of its colours names them in the slot for opacity as well: that is
/// where readers look for it.
std::int32_t opacityTexture(const ExportInput& input, const Material& material) {
    if (material.opacityTexture != kNone || material.alphaMode == AlphaMode::Opaque ||
        material.baseColorTexture == kNone) {
        return material.opacityTexture;
    }
    const auto colors = static_cast<std::size_t>(material.baseColorTexture);
    return input.textures[plainTexture(input, colors)].mayHaveAlpha ? material.baseColorTexture : kNone;
}

void reportRareKind(const ExportInput& input, std::size_t texture, Notices& notices) {
    const std::string& kind = input.textures[texture].extension;
    if (isRareKind(kind)) {
        notices.push_back({NoticeCode::TextureKindRare, input.scene->textures[texture].name, 1, {kind}});
    }
}

/// Textures only a slot that Phong lacks would use.
void reportDropped(const ExportInput& input, Notices& notices) {
    std::set<std::int32_t> dropped;
    for (const Material& material : input.scene->materials) {
        if (material.metallicRoughnessTexture != kNone) {
            dropped.insert(material.metallicRoughnessTexture);
        }
    }
    for (const std::int32_t texture : dropped) {
        notices.push_back({NoticeCode::TextureDropped,
                           input.scene->textures[static_cast<std::size_t>(texture)].name,
                           1,
                           {"metallic-roughness"}});
    }
}

/// Writes textures as materials ask for them: each picture once, each way of laying it on once.
class FbxTextureWriter {
public:
    FbxTextureWriter(FbxOutput& document, const ExportInput& input, Notices& notices)
        : m_document(document)
        , m_input(input)
        , m_notices(notices)
        , m_names(pictureNames(input))
        , m_written(input.textures.size()) {}

    void connect(std::int32_t texture, const TextureLaying& laying, FbxId material, const char* slot) {
        if (texture != kNone) {
            const std::size_t plain = plainTexture(m_input, static_cast<std::size_t>(texture));
            m_document.connectProperty(idOf(plain, inFbx(laying)), material, slot);
        }
    }

private:
    struct Written {
        FbxId video = 0;
        std::vector<std::pair<TextureLaying, FbxId>> layings;
    };

    FbxId idOf(std::size_t texture, const TextureLaying& laying) {
        Written& written = m_written[texture];
        for (const auto& [known, id] : written.layings) {
            if (known == laying) {
                return id;
            }
        }
        const ExportTexture& picture = m_input.textures[texture];
        const std::string& name = m_input.scene->textures[texture].name;
        const std::string path = picture.data ? m_names[texture] : picture.path;
        if (written.layings.empty()) {
            written.video = writeVideo(m_document, name, picture, path);
            reportRareKind(m_input, texture, m_notices);
        }
        const FbxId id = writeTexture(m_document, name, path, written.video, laying);
        written.layings.emplace_back(laying, id);
        return id;
    }

    FbxOutput& m_document;
    const ExportInput& m_input;
    Notices& m_notices;
    std::vector<std::string> m_names;
    std::vector<Written> m_written; ///< of each of the scene's textures
};

} // namespace

std::vector<FbxId> writeFbxMaterials(FbxOutput& document, const ExportInput& input, Notices& notices) {
    FbxTextureWriter textures(document, input, notices);
    std::vector<FbxId> ids;
    for (const Material& material : input.scene->materials) {
        const FbxId id = document.newId();
        document.add(materialNode(id, material));
        const auto connect = [&](TextureSlot slot, const char* property) {
            textures.connect(material.texture(slot), material.laying(slot), id, property);
        };
        connect(TextureSlot::BaseColor, "DiffuseColor");
        connect(TextureSlot::Normal, material.normalIsBump ? "Bump" : "NormalMap");
        connect(TextureSlot::Emissive, "EmissiveColor");
        connect(TextureSlot::Occlusion, "AmbientColor");
        const bool ofItsOwn = material.opacityTexture != kNone;
        textures.connect(opacityTexture(input, material),
                         material.laying(ofItsOwn ? TextureSlot::Opacity : TextureSlot::BaseColor), id,
                         "TransparentColor");
        ids.push_back(id);
    }
    reportDropped(input, notices);
    return ids;
}

} // namespace sinew

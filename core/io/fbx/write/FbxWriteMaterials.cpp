#include "core/io/fbx/write/FbxWriteMaterials.h"

#include "core/io/fbx/FbxNames.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace sinew {
namespace {

/// FBX knows Phong. Roughness and metallic go where Blender looks for them.
FbxNode materialNode(FbxId id, const Material& material) {
    const double alpha = material.alphaMode == AlphaMode::Opaque
                             ? 1.0
                             : std::clamp(static_cast<double>(material.baseColor.w()), 0.0, 1.0);
    const double smoothness = 10.0 * (1.0 - static_cast<double>(material.roughness));
    FbxProperties70 p;
    p.text("ShadingModel", "phong");
    p.color("DiffuseColor", material.baseColor.head<3>()).animatableNumber("DiffuseFactor", 1.0);
    p.color("EmissiveColor", material.emissive).animatableNumber("EmissiveFactor", 1.0);
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

/// Texture and the video clip that holds its bytes. Returns the texture's id.
FbxId writeTexture(FbxOutput& document, const std::string& name, const ExportTexture& texture,
                   const std::string& fileName) {
    const std::string path = texture.data ? fileName : texture.path;
    const FbxId videoId = document.newId();
    FbxProperties70 videoProperties;
    videoProperties.text("Path", path);
    FbxNode video = FbxOutput::object("Video", videoId, name, "Video", "Clip");
    video.children = {fbxLeaf("Type", std::string("Clip")), videoProperties.finish(), fbxLeaf("UseMipMap", 0),
                      fbxLeaf("Filename", path), fbxLeaf("RelativeFilename", path)};
    if (texture.data) {
        const auto* bytes = reinterpret_cast<const char*>(texture.data->data());
        video.children.push_back(fbxLeaf("Content", FbxBlob{std::string(bytes, texture.data->size())}));
    }
    document.add(std::move(video));

    const FbxId id = document.newId();
    FbxProperties70 p;
    p.enumeration("CurrentTextureBlendMode", 0).boolean("UseMaterial", true);
    FbxNode node = FbxOutput::object("Texture", id, name, "Texture", "");
    node.children = {fbxLeaf("Type", std::string("TextureVideoClip")),
                     fbxLeaf("Version", 202),
                     fbxLeaf("TextureName", name + std::string("\0\1", 2) + "Texture"),
                     p.finish(),
                     fbxLeaf("Media", name + std::string("\0\1", 2) + "Video"),
                     fbxLeaf("FileName", path),
                     fbxLeaf("RelativeFilename", path)};
    document.add(std::move(node));
    document.connect(videoId, id);
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

} // namespace

std::vector<FbxId> writeFbxMaterials(FbxOutput& document, const ExportInput& input, Notices& notices) {
    const std::vector<std::string> names = pictureNames(input);
    std::vector<FbxId> textureIds(input.textures.size(), 0);
    const auto connectTexture = [&](std::int32_t texture, FbxId material, const char* slot) {
        if (texture == kNone) {
            return;
        }
        const std::size_t t = plainTexture(input, static_cast<std::size_t>(texture));
        if (textureIds[t] == 0) {
            textureIds[t] =
                writeTexture(document, input.scene->textures[t].name, input.textures[t], names[t]);
            reportRareKind(input, t, notices);
        }
        document.connectProperty(textureIds[t], material, slot);
    };
    std::vector<FbxId> ids;
    for (const Material& material : input.scene->materials) {
        const FbxId id = document.newId();
        document.add(materialNode(id, material));
        connectTexture(material.baseColorTexture, id, "DiffuseColor");
        connectTexture(material.normalTexture, id, "NormalMap");
        connectTexture(material.emissiveTexture, id, "EmissiveColor");
        connectTexture(opacityTexture(input, material), id, "TransparentColor");
        ids.push_back(id);
    }
    reportDropped(input, notices);
    return ids;
}

} // namespace sinew

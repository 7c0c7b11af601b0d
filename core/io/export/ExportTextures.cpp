#include "core/io/export/ExportTextures.h"

#include "core/io/source/ReadPicture.h"

namespace sinew {
namespace {

std::vector<bool> usedTextures(const Scene& scene) {
    std::vector<bool> used(scene.textures.size(), false);
    for (const Material& m : scene.materials) {
        for (const TextureSlot slot : kTextureSlots) {
            if (m.texture(slot) != kNone) {
                used[static_cast<std::size_t>(m.texture(slot))] = true;
            }
        }
        for (const MaterialExtension& extension : m.extensions) {
            for (const ExtensionTexture& texture : extension.textures) {
                if (texture.texture != kNone) {
                    used[static_cast<std::size_t>(texture.texture)] = true;
                }
            }
        }
    }
    for (std::size_t t = 0; t < used.size(); ++t) {
        if (used[t] && scene.textures[t].fallback != kNone) {
            used[static_cast<std::size_t>(scene.textures[t].fallback)] = true;
        }
    }
    return used;
}

ExportTexture findTexture(const Scene& scene, const Texture& texture, bool embed, Notices& notices) {
    ExportTexture result{true, texture.path, texture.extension, nullptr};
    const bool inside = embed || texture.path.empty();
    auto picture = inside ? readPicture(texture, scene.sourceFile) : findPicture(texture, scene.sourceFile);
    if (picture) {
        result.extension = picture->kind;
        result.mayHaveAlpha = picture->mayHaveAlpha;
        result.path = picture->file.empty() ? texture.path : picture->file;
        result.data = inside ? std::move(picture->data) : nullptr;
    } else if (embed) {
        notices.push_back({NoticeCode::TextureNotEmbedded, texture.name, 1, {texture.path}});
    }
    return result;
}

} // namespace

std::vector<ExportTexture> findTextures(const Scene& scene, bool embed, Notices& notices) {
    const std::vector<bool> used = usedTextures(scene);
    std::vector<ExportTexture> result(scene.textures.size());
    for (std::size_t t = 0; t < result.size(); ++t) {
        if (used[t]) {
            result[t] = findTexture(scene, scene.textures[t], embed, notices);
        }
    }
    return result;
}

std::vector<std::string> embeddedKinds(const Scene& scene) {
    const std::vector<bool> used = usedTextures(scene);
    std::vector<std::string> kinds(scene.textures.size());
    for (std::size_t t = 0; t < kinds.size(); ++t) {
        const auto picture = used[t] ? findPicture(scene.textures[t], scene.sourceFile)
                                     : tl::unexpected(PictureIssue::Missing);
        kinds[t] = picture ? picture->kind : std::string();
    }
    return kinds;
}

} // namespace sinew

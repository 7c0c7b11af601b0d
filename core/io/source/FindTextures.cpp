#include "core/io/source/FindTextures.h"

#include "core/io/source/ReadPicture.h"
#include "core/io/source/SideFiles.h"

#include <algorithm>
#include <cctype>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr float kInvisible = 0.01F;

std::string extensionOf(const std::string& path) {
    std::string extension = fs::path(path).extension().string();
    if (!extension.empty()) {
        extension.erase(0, 1);
    }
    std::ranges::transform(extension, extension.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return extension == "jpeg" ? "jpg" : extension;
}

/// Words that app/text/NoticeText puts into a user's language.
const char* pictureReason(PictureIssue trouble, bool besideModel) {
    switch (trouble) {
    case PictureIssue::Outside:
        return besideModel ? "not beside" : "outside";
    case PictureIssue::NotAFile:
        return "no file";
    case PictureIssue::NotAPicture:
        return "no picture";
    case PictureIssue::TooLarge:
        return "too large";
    default:
        return "unreadable";
    }
}

Notice pictureNotice(const Texture& texture, PictureIssue trouble) {
    const std::string where = texture.path.empty() ? texture.name : texture.path;
    if (trouble == PictureIssue::Missing) {
        return {NoticeCode::TextureMissing, texture.name, 0, {texture.path}};
    }
    return {
        NoticeCode::TextureRefused, texture.name, 0, {where, pictureReason(trouble, texture.besideModel)}};
}

} // namespace

void findTextures(std::vector<Texture>& textures, const SideFiles& files, Notices& notices) {
    for (Texture& texture : textures) {
        const auto picture = findPicture(texture, files);
        if (!picture) {
            notices.push_back(pictureNotice(texture, picture.error()));
        } else if (picture->outside) {
            notices.push_back({NoticeCode::TextureFromOutside, texture.name, 0, {picture->file}});
        } else if (picture->byName) {
            notices.push_back(
                {NoticeCode::TextureFoundByName, texture.name, 0, {texture.path, picture->file}});
        }
        texture.file = picture && !texture.besideModel ? picture->file : std::string();
        texture.extension = picture ? picture->kind : extensionOf(texture.path);
    }
}

void joinOpacity(Scene& scene) {
    const auto sameAs = [&](std::int32_t a, std::int32_t b) {
        if (a == b || a == kNone || b == kNone) {
            return a == b && a != kNone;
        }
        const Texture& x = scene.textures[static_cast<std::size_t>(a)];
        const Texture& y = scene.textures[static_cast<std::size_t>(b)];
        return x.data && y.data ? *x.data == *y.data : !x.path.empty() && x.path == y.path;
    };
    for (Material& material : scene.materials) {
        if (sameAs(material.opacityTexture, material.baseColorTexture)) {
            material.opacityTexture = kNone;
            material.alphaMode =
                material.alphaMode == AlphaMode::Opaque ? AlphaMode::Blend : material.alphaMode;
        }
    }
}

void makeVisible(std::vector<Material>& materials) {
    const auto invisible = [](const Material& material) { return !(material.baseColor.w() > kInvisible); };
    if (std::ranges::all_of(materials, invisible)) {
        for (Material& material : materials) {
            material.baseColor.w() = 1.0F;
        }
    }
}

} // namespace sinew

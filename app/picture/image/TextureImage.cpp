#include "app/picture/image/TextureImage.h"

#include "app/picture/image/Colors.h"
#include "app/picture/image/PngCheck.h"
#include "core/base/Parallel.h"
#include "core/io/source/ReadPicture.h"

#include <QImageReader>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace sinew::picture {
namespace {

const std::array<float, 256>& linearTable() {
    static const std::array<float, 256> table = [] {
        std::array<float, 256> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = linearFromSrgb(static_cast<float>(i) / 255.0F);
        }
        return values;
    }();
    return table;
}

int wrapped(int value, int size) {
    const int rest = value % size;
    return rest < 0 ? rest + size : rest;
}

QImage decodeBytes(const uchar* bytes, std::size_t size) {
    const std::span<const uchar> all(bytes, size);
    return startsLikePng(all) && !wholePng(all) ? QImage() : QImage::fromData(bytes, static_cast<int>(size));
}

QImage decodePicture(const Texture& texture, const std::string& sourceFile) {
    const auto picture = readPicture(texture, sourceFile);
    if (!picture) {
        return {};
    }
    const auto* bytes = reinterpret_cast<const uchar*>(picture->data->data());
    // Of this kind alone Qt cannot tell by the content what it is.
    return picture->kind == "tga" ? QImage::fromData(bytes, static_cast<int>(picture->data->size()), "TGA")
                                  : decodeBytes(bytes, picture->data->size());
}

/// Whether something embedded is no picture at all, or a picture is there of a kind that Qt reads here.
bool oughtToDecode(const Texture& texture, const std::string& sourceFile) {
    const auto picture = findPicture(texture, sourceFile);
    return picture ? QImageReader::supportedImageFormats().contains(QByteArray::fromStdString(picture->kind))
                   : texture.data && !texture.data->empty();
}

/// Textures that materials show as their colour, each once.
std::vector<std::size_t> shownTextures(const Scene& scene) {
    std::vector<std::size_t> shown;
    for (const Material& material : scene.materials) {
        const auto texture = static_cast<std::size_t>(material.baseColorTexture);
        if (material.baseColorTexture != kNone && texture < scene.textures.size()) {
            shown.push_back(texture);
        }
    }
    std::ranges::sort(shown);
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    return shown;
}

} // namespace

QImage decodeTexture(const Scene& scene, std::size_t texture) {
    const Texture& wanted = scene.textures[texture];
    QImage image = decodePicture(wanted, scene.sourceFile);
    const auto fallback = static_cast<std::size_t>(wanted.fallback);
    return image.isNull() && fallback < scene.textures.size()
               ? decodePicture(scene.textures[fallback], scene.sourceFile)
               : image;
}

TextureImage::TextureImage(QImage image)
    : m_image(std::move(image).convertToFormat(QImage::Format_RGBA8888)) {}

Vec4f TextureImage::texel(int x, int y) const {
    const uchar* texel = m_image.constScanLine(wrapped(y, m_image.height())) +
                         4 * static_cast<std::ptrdiff_t>(wrapped(x, m_image.width()));
    const auto& table = linearTable();
    return {table[texel[0]], table[texel[1]], table[texel[2]], static_cast<float>(texel[3]) / 255.0F};
}

Vec4f TextureImage::sample(const Vec2f& uv) const {
    if (!uv.allFinite()) {
        return Vec4f::Ones();
    }
    const float x = (uv.x() - std::floor(uv.x())) * static_cast<float>(m_image.width()) - 0.5F;
    const float y = (1.0F - (uv.y() - std::floor(uv.y()))) * static_cast<float>(m_image.height()) - 0.5F;
    const int left = static_cast<int>(std::floor(x));
    const int top = static_cast<int>(std::floor(y));
    const float fx = x - static_cast<float>(left);
    const float fy = y - static_cast<float>(top);
    return (1.0F - fy) * ((1.0F - fx) * texel(left, top) + fx * texel(left + 1, top)) +
           fy * ((1.0F - fx) * texel(left, top + 1) + fx * texel(left + 1, top + 1));
}

std::shared_ptr<const TextureSet> loadTextures(const Scene& scene) {
    auto textures = std::make_shared<TextureSet>(scene.textures.size());
    const std::vector<std::size_t> shown = shownTextures(scene);
    parallelFor(shown.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            QImage image = decodeTexture(scene, shown[i]);
            if (!image.isNull()) {
                (*textures)[shown[i]] = TextureImage(std::move(image));
            }
        }
    });
    return textures;
}

std::vector<std::size_t> damagedTextures(const Scene& scene, const TextureSet& textures) {
    std::vector<std::size_t> damaged = shownTextures(scene);
    std::erase_if(damaged, [&](std::size_t t) {
        return textures[t].valid() || !oughtToDecode(scene.textures[t], scene.sourceFile);
    });
    return damaged;
}

} // namespace sinew::picture

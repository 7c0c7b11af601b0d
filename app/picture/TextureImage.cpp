#include "app/picture/TextureImage.h"

#include "app/picture/Colors.h"
#include "app/picture/PngCheck.h"
#include "core/base/Parallel.h"

#include <QFile>
#include <QFileInfo>
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

/// By content where that is a PNG, else also by the name's ending: some formats have no other mark.
QImage decodeFile(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QByteArray bytes = file.readAll();
    const auto* data = reinterpret_cast<const uchar*>(bytes.constData());
    const auto size = static_cast<std::size_t>(bytes.size());
    return startsLikePng({data, size}) ? decodeBytes(data, size) : QImageReader(name).read();
}

/// The file a texture names; empty when it is nowhere. Files name textures by the paths of the machine that
/// made them, so the bare name counts as well.
QString findTexture(const Texture& texture, const std::string& sourceFile) {
    if (texture.path.empty()) {
        return {};
    }
    const QString path = QString::fromStdString(texture.path).replace(QLatin1Char('\\'), QLatin1Char('/'));
    const QString folder = QFileInfo(QString::fromStdString(sourceFile)).path() + QLatin1Char('/');
    for (const QString& candidate : {folder + path, folder + QFileInfo(path).fileName(), path}) {
        if (QFileInfo(candidate).isFile()) {
            return candidate;
        }
    }
    return {};
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

QImage decodeTexture(const Texture& texture, const std::string& sourceFile) {
    if (texture.data && !texture.data->empty()) {
        return decodeBytes(reinterpret_cast<const uchar*>(texture.data->data()), texture.data->size());
    }
    const QString file = findTexture(texture, sourceFile);
    return file.isEmpty() ? QImage() : decodeFile(file);
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
            QImage image = decodeTexture(scene.textures[shown[i]], scene.sourceFile);
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
        const Texture& texture = scene.textures[t];
        const bool there =
            (texture.data && !texture.data->empty()) || !findTexture(texture, scene.sourceFile).isEmpty();
        return textures[t].valid() || !there;
    });
    return damaged;
}

} // namespace sinew::picture

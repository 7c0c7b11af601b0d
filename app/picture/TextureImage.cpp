#include "app/picture/TextureImage.h"

#include "app/picture/Colors.h"

#include <QFileInfo>
#include <QImageReader>

#include <cmath>
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

} // namespace

QImage decodeTexture(const Texture& texture, const std::string& sourceFile) {
    if (texture.data && !texture.data->empty()) {
        return QImage::fromData(reinterpret_cast<const uchar*>(texture.data->data()),
                                static_cast<int>(texture.data->size()));
    }
    if (texture.path.empty()) {
        return {};
    }
    // Files name textures by the paths of the machine that made them, so the bare name counts as well.
    const QString path = QString::fromStdString(texture.path).replace(QLatin1Char('\\'), QLatin1Char('/'));
    const QString folder = QFileInfo(QString::fromStdString(sourceFile)).path() + QLatin1Char('/');
    for (const QString& candidate : {folder + path, folder + QFileInfo(path).fileName(), path}) {
        if (QFileInfo(candidate).isFile()) {
            return QImageReader(candidate).read();
        }
    }
    return {};
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

TextureImage loadTexture(const Texture& texture, const std::string& sourceFile) {
    QImage image = decodeTexture(texture, sourceFile);
    return image.isNull() ? TextureImage() : TextureImage(std::move(image));
}

} // namespace sinew::picture

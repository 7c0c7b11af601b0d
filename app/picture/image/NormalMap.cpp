#include "app/picture/image/NormalMap.h"

#include "core/base/Types.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace sinew::picture {
namespace {

constexpr int kGreyWithin = 8;             // of 255; what JPEG leaves of grey
constexpr double kSteepness = 8.0 / 255.0; // of a step by one grey value from pixel to pixel

bool isGrey(QRgb pixel) {
    const auto [min, max] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
    return max - min <= kGreyWithin;
}

int byteOf(double value) {
    return static_cast<int>(std::lround(127.5 + 127.5 * value));
}

} // namespace

bool isHeightMap(const QImage& image) {
    const QImage pixels = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < pixels.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(pixels.constScanLine(y));
        if (!std::all_of(row, row + pixels.width(), isGrey)) {
            return false;
        }
    }
    return !image.isNull();
}

QImage normalsOfHeights(const QImage& heights) {
    const QImage grey = heights.convertToFormat(QImage::Format_Grayscale8);
    const int width = grey.width();
    const int height = grey.height();
    QImage normals(width, height, QImage::Format_RGB32);
    const auto at = [&](int x, int y) {
        return static_cast<double>(grey.constScanLine((y + height) % height)[(x + width) % width]);
    };
    for (int y = 0; y < height; ++y) {
        auto* row = reinterpret_cast<QRgb*>(normals.scanLine(y));
        for (int x = 0; x < width; ++x) {
            const double rightwards = 0.5 * (at(x + 1, y) - at(x - 1, y));
            const double upwards = 0.5 * (at(x, y - 1) - at(x, y + 1));
            const Vec3 normal = Vec3(-kSteepness * rightwards, -kSteepness * upwards, 1.0).normalized();
            row[x] = qRgb(byteOf(normal.x()), byteOf(normal.y()), byteOf(normal.z()));
        }
    }
    return normals;
}

} // namespace sinew::picture

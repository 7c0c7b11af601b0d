#pragma once

#include "core/io/png/Png.h"

#include <QByteArray>
#include <QFile>

#include <cmath>
#include <string>
#include <vector>

namespace sinew::test {

/// A PNG that is opaque where `drawn(x, y)` says so; rows from the top.
template<typename Drawn>
QByteArray pictureOf(std::uint32_t width, std::uint32_t height, const Drawn& drawn) {
    std::vector<std::byte> texels;
    for (std::uint32_t y = 0; y < height; ++y) {
        for (std::uint32_t x = 0; x < width; ++x) {
            const std::byte opacity{static_cast<std::uint8_t>(drawn(x, y) ? 255 : 0)};
            texels.insert(texels.end(), {std::byte{40}, std::byte{120}, std::byte{200}, opacity});
        }
    }
    const std::vector<std::byte> file = encodePng(width, height, texels);
    return {reinterpret_cast<const char*>(file.data()), static_cast<qsizetype>(file.size())};
}

inline bool writePicture(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace sinew::test

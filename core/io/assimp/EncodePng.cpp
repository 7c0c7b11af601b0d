#include "core/io/assimp/EncodePng.h"

#include "core/io/png/PngChunks.h"

#include <string>

namespace sinew {
namespace {

/// Rows of red, green, blue and alpha, each after a 0: it is not filtered.
std::string pngRows(std::uint32_t width, std::span<const std::byte> texels) {
    std::string rows;
    for (std::size_t t = 0; t + 3 < texels.size(); t += 4) {
        if (t / 4 % width == 0) {
            rows += '\0';
        }
        for (const std::size_t channel : {2U, 1U, 0U, 3U}) {
            rows += static_cast<char>(texels[t + channel]);
        }
    }
    return rows;
}

} // namespace

std::vector<std::byte> encodePng(std::uint32_t width, std::uint32_t height,
                                 std::span<const std::byte> blueGreenRedAlpha) {
    std::string header;
    appendBigEndian(header, width);
    appendBigEndian(header, height);
    header += std::string("\x08\x06\0\0\0", 5); // 8 bits a channel, with alpha
    std::string file = kPngSignature;
    appendPngChunk(file, "IHDR", header);
    appendPngChunk(file, "IDAT", pngDeflated(pngRows(width, blueGreenRedAlpha)));
    appendPngChunk(file, "IEND", {});
    const auto* bytes = reinterpret_cast<const std::byte*>(file.data());
    return {bytes, bytes + file.size()};
}

} // namespace sinew

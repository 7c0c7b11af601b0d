#include "core/io/assimp/EncodePng.h"

#include <zlib.h>

#include <new>
#include <string>

namespace sinew {
namespace {

void appendBigEndian(std::string& bytes, std::uint32_t value) {
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(value >> shift & 0xFFU);
    }
}

/// Length, name, content, checksum: what a PNG is made of.
void appendPngChunk(std::string& file, const char* name, const std::string& content) {
    appendBigEndian(file, static_cast<std::uint32_t>(content.size()));
    const std::string checked = name + content;
    file += checked;
    appendBigEndian(file, static_cast<std::uint32_t>(
                              crc32_z(0, reinterpret_cast<const Bytef*>(checked.data()), checked.size())));
}

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

std::string pngDeflated(const std::string& bytes) {
    uLongf size = compressBound(bytes.size());
    std::string result(size, '\0');
    if (compress(reinterpret_cast<Bytef*>(result.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                 bytes.size()) != Z_OK) {
        throw std::bad_alloc(); // the only thing that can go wrong with so much room
    }
    result.resize(size);
    return result;
}

} // namespace

std::vector<std::byte> encodePng(std::uint32_t width, std::uint32_t height,
                                 std::span<const std::byte> blueGreenRedAlpha) {
    std::string header;
    appendBigEndian(header, width);
    appendBigEndian(header, height);
    header += std::string("\x08\x06\0\0\0", 5); // 8 bits a channel, with alpha
    std::string file = "\x89PNG\r\n\x1A\n";
    appendPngChunk(file, "IHDR", header);
    appendPngChunk(file, "IDAT", pngDeflated(pngRows(width, blueGreenRedAlpha)));
    appendPngChunk(file, "IEND", {});
    const auto* bytes = reinterpret_cast<const std::byte*>(file.data());
    return {bytes, bytes + file.size()};
}

} // namespace sinew

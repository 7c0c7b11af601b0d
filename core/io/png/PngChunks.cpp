#include "core/io/png/PngChunks.h"

#include <zlib.h>

#include <new>

namespace sinew {

void appendBigEndian(std::string& bytes, std::uint32_t value) {
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(value >> shift & 0xFFU);
    }
}

void appendPngChunk(std::string& file, const char* name, const std::string& content) {
    appendBigEndian(file, static_cast<std::uint32_t>(content.size()));
    const std::string checked = name + content;
    file += checked;
    appendBigEndian(file, static_cast<std::uint32_t>(
                              crc32_z(0, reinterpret_cast<const Bytef*>(checked.data()), checked.size())));
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

} // namespace sinew

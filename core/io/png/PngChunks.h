#pragma once

#include <cstdint>
#include <string>

namespace sinew {

/// The bytes that every PNG begins with.
inline constexpr const char* kPngSignature = "\x89PNG\r\n\x1A\n";

void appendBigEndian(std::string& bytes, std::uint32_t value);

/// Length, name, content, checksum: what a PNG is made of.
void appendPngChunk(std::string& file, const char* name, const std::string& content);

/// Compressed as the content of IDAT has to be.
std::string pngDeflated(const std::string& bytes);

} // namespace sinew

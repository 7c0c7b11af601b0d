#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace sinew {

/// How many bytes from its beginning tell what kind a picture is of, and whether it has opacity.
constexpr std::size_t kPictureHead = 4096;

/// The kind of an encoded picture by its first bytes, as its files are called: png, jpg, webp, ktx, ktx2,
/// bmp, tga, dds, tif, gif, exr, hdr or psd; empty for anything else. `head` holds the first kPictureHead
/// bytes, or more; `size` is how many there are in all.
std::string pictureKind(std::span<const std::byte> head, std::size_t size);

/// The same of a whole picture.
inline std::string pictureKind(std::span<const std::byte> bytes) {
    return pictureKind(bytes, bytes.size());
}

/// Whether a picture of that kind may say how opaque it is. Readers of FBX take the brightness of one that
/// does not for its opacity.
bool pictureMayHaveAlpha(const std::string& kind, std::span<const std::byte> head);

} // namespace sinew

#pragma once

#include "core/io/png/AlphaPng.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// What a picture's file gives a character.
struct LoadedPicture {
    AlphaImage alpha;
    std::string png; ///< the picture as files of models may hold it: a PNG's own bytes, or made of its pixels
};

/// Endings of files that loadPicture reads, in lower case with the dot.
std::span<const std::string_view> pictureExtensions();

/// Reads PNG, WebP (decodeWebP) or PSD (decodePsd) by what the bytes are; what is none of them is judged by
/// its ending. Nothing for others; `why` then says what is wrong. O(texels).
std::optional<LoadedPicture> loadPicture(std::string bytes, std::string_view extension, std::string& why);

} // namespace sinew

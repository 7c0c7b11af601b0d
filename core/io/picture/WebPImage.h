#pragma once

#include "core/io/picture/ColorImage.h"

#include <optional>
#include <string>
#include <string_view>

namespace sinew {

/// Of a WebP, with loss or without, that is not animated. Nothing for any other, and beyond kLargestPicture;
/// `why` then says what is wrong. O(texels).
std::optional<ColorImage> decodeWebP(std::string_view bytes, std::string& why);

} // namespace sinew

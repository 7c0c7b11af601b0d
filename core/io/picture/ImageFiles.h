#pragma once

#include "core/io/png/Png.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// Pictures of characters have no more pixels along an edge: as much as PNGs (readPngRows).
constexpr std::uint32_t kLargestPicture = 8192;

/// The merged picture of a PSD: what programs write when they keep files readable by others. RGB or gray, 8
/// bits a channel, rows as they are or packed (PackBits). Opacity is the first channel beyond the colours,
/// unless the layers say that it is a kept selection; where they say that the merged picture is transparent,
/// its colours are taken out of the white that they were mixed with. Nothing for any other, and beyond
/// kLargestPicture; `why` then says what is wrong. O(texels).
std::optional<ColorImage> decodePsd(std::string_view bytes, std::string& why);

/// Of a WebP, with loss or without, that is not animated. Nothing for any other, and beyond kLargestPicture;
/// `why` then says what is wrong. O(texels).
std::optional<ColorImage> decodeWebP(std::string_view bytes, std::string& why);

} // namespace sinew

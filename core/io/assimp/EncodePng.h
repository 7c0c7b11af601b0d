#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A picture as a PNG file: width x height texels of blue, green, red and alpha, a byte each, rows from the
/// top. Throws bad_alloc.
std::vector<std::byte> encodePng(std::uint32_t width, std::uint32_t height,
                                 std::span<const std::byte> blueGreenRedAlpha);

} // namespace sinew

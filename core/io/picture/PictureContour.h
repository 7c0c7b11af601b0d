#pragma once

#include "core/io/png/AlphaPng.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// How many steps of PicturePoint make a pixel.
constexpr std::int32_t kStepsPerPixel = 8;

/// A place in a picture, in eighths of a pixel from its lower left corner, y upwards: whole numbers, so that
/// a triangulation can be exact.
struct PicturePoint {
    std::int32_t x = 0;
    std::int32_t y = 0;
    bool operator==(const PicturePoint&) const = default;
};

/// The pixels that count as opaque; row 0 at the bottom.
struct PictureMask {
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::vector<bool> opaque; ///< width x height

    bool at(std::int32_t x, std::int32_t y) const {
        return x >= 0 && y >= 0 && x < width && y < height &&
               opaque[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
};

/// Those of at least `threshold`.
PictureMask maskOf(const AlphaImage& image, std::uint8_t threshold);

/// Sides between opaque pixels and others. O(pixels).
std::size_t outlineLength(const PictureMask& mask);

/// Closed, what is opaque on the left.
using PictureLoop = std::vector<PicturePoint>;

/// The borders of what is opaque, through the middles of the sides between opaque pixels and others, so that
/// loops never touch; pixels that meet in a corner alone do not hang together. O(pixels).
std::vector<PictureLoop> traceContours(const PictureMask& mask);

/// The loop with as few corners as leave it within 0.35 pixels (Douglas and Peucker 1973), less than half of
/// what keeps two loops apart, then with sides of at most `spacing` steps. Worst case O(n^2).
PictureLoop simplifyContour(const PictureLoop& loop, double spacing);

} // namespace sinew

#pragma once

#include "core/base/Types.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace sinew {

/// A colour as four bytes in memory order red, green, blue, alpha on the little-endian machines this runs on;
/// sRGB unless said otherwise, alpha not multiplied in.
using Rgba = std::uint32_t;

constexpr Rgba rgba(unsigned red, unsigned green, unsigned blue, unsigned alpha = 255) {
    return red | green << 8U | blue << 16U | alpha << 24U;
}
constexpr Rgba kWhite = 0xffffffffU;

constexpr unsigned channel(Rgba color, unsigned index) {
    return (color >> (8U * index)) & 255U;
}

inline unsigned byteOf(float value) {
    return static_cast<unsigned>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F));
}

/// Channels in [0, 1] as bytes.
inline Rgba rgba(const Vec4f& color) {
    return rgba(byteOf(color[0]), byteOf(color[1]), byteOf(color[2]), byteOf(color[3]));
}

inline Rgba withAlpha(Rgba color, float alpha) {
    return (color & 0x00ffffffU) | byteOf(alpha) << 24U;
}

/// `color` with its alpha times a share.
inline Rgba faded(Rgba color, float share) {
    return withAlpha(color, share * static_cast<float>(channel(color, 3)) / 255.0F);
}

/// From a to b, channel by channel.
Rgba mixed(Rgba a, Rgba b, float share);
/// `over` laid over `under`, alpha blending.
Rgba composed(Rgba under, Rgba over);

} // namespace sinew

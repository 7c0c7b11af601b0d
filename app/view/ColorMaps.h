#pragma once

#include "app/document/DocumentState.h"
#include "core/base/Types.h"
#include "core/solve/transfer/TransferWeights.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

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

/// `color` with its alpha times a fraction.
inline Rgba faded(Rgba color, float fraction) {
    return withAlpha(color, fraction * static_cast<float>(channel(color, 3)) / 255.0F);
}

/// From a to b, channel by channel.
Rgba mixed(Rgba a, Rgba b, float fraction);
/// `over` laid over `under`, alpha blending.
Rgba composed(Rgba under, Rgba over);

/// Colours of numbers and kinds, sRGB, one place for view and legends. The ramps are even to the eye and keep
/// their order without colour vision. Kinds that stand in one legend are far apart in OKLab, and stay apart
/// for the colour-blind.
Rgba weightColor(float weight);     ///< 0..1: viridis
Rgba distanceColor(float fraction); ///< 0 (near, light) .. 1 (far, dark)
Rgba cutColor(float fraction);      ///< 0..1 of how much a limit took away
Rgba countColor(std::size_t count); ///< of influences; kMaxCounted and more share one
Rgba jointRgba(std::size_t joint);
/// The nth of things that have to be told apart and have no colour of their own. The first kMaxDistinct are
/// as far apart as eight colours can be; later ones are shades of them.
Rgba distinctColor(std::size_t n);
Rgba partRgba(std::size_t part);
Rgba levelColor(int sizeLog2); ///< of an octree leaf 2^sizeLog2 voxels wide; kMaxLevels and more share one

/// 0..1 of a bone's field: cool and fading to nothing outside, warm inside, palest at 0.5.
Rgba fieldColor(float value);

constexpr std::size_t kMaxCounted = 8;
constexpr std::size_t kMaxDistinct = 8;
constexpr int kMaxLevels = 9;
constexpr Rgba kUnweighted = rgba(0x5a, 0x5d, 0x63);
constexpr Rgba kUnreachable = rgba(0xc2, 0x4a, 0x86);
constexpr Rgba kFieldSurface = rgba(0x63, 0xb3, 0xed);
constexpr Rgba kContact = rgba(0xff, 0xb0, 0x00);
constexpr Rgba kNotReached = rgba(0xb8, 0x1f, 0x77);
constexpr Rgba kEnvelope = rgba(0x2f, 0xd6, 0xc0);
constexpr Rgba kEnvelopeEnd = rgba(0xe0, 0x5a, 0x8c);
constexpr Rgba kSpringChain = rgba(0xb4, 0x7c, 0xf0);
constexpr Rgba kSpringCollider = rgba(0x5b, 0xb8, 0xff);

/// Of a vertex that a transfer of weights looks at; nothing for one that it does not.
Rgba matchColor(VertexMatch match);

/// What a voxel is shown as; later kinds hide earlier ones.
enum class VoxelKind : std::uint8_t { Interior, Boundary, OneVote, Bone, Count };
VoxelKind voxelKind(std::uint8_t leafFlags);
Rgba voxelColor(VoxelKind kind);

enum class DefectKind : std::uint8_t { Border, NonManifold, Winding, Crossing, Degenerate, Count };
Rgba defectColor(DefectKind kind);

/// How distances of one bone are shown: colours from 0 to `largest`, a line every `step`. Metres.
struct DistanceScale {
    std::size_t source = 0;
    double largest = 1.0;         ///< of the vertices that are reached
    double step = 0.1;            ///< round: 1, 2 or 5 times a power of ten
    bool unreached = false;       ///< some vertices are
    double metersPerExtent = 1.0; ///< of Evidence::distances
    double metersPerVoxel = 1.0;  ///< of Evidence::leafDistances, where there are voxels
};

/// Nothing when the document is not bound, or by a solver that measures no distances, no joint is selected or
/// the joint is no bone of the bind.
std::optional<DistanceScale> distanceScale(const DocumentState& state);

/// 1, 2 or 5 times a power of ten, so that `range` has about `count` of them.
double roundStep(double range, int count);

} // namespace sinew

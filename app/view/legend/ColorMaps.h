#pragma once

#include "app/view/Rgba.h"
#include "core/solve/transfer/TransferMatches.h"

#include <cstddef>
#include <cstdint>

namespace sinew {

/// Colours of numbers and kinds, sRGB, one place for view and legends. The ramps are even to the eye and keep
/// their order without colour vision. Kinds that stand in one legend are far apart in OKLab, and stay apart
/// for the colour-blind.
Rgba weightColor(float weight);     ///< 0..1: viridis
Rgba distanceColor(float share);    ///< 0 (near, light) .. 1 (far, dark)
Rgba cutColor(float share);         ///< 0..1 of how much a limit took away
Rgba countColor(std::size_t count); ///< of influences; kMostCounted and more share one
Rgba jointRgba(std::size_t joint);
/// The nth of things that have to be told apart and have no colour of their own. The first kMostDistinct are
/// as far apart as eight colours can be; later ones are shades of them.
Rgba distinctColor(std::size_t n);
Rgba partRgba(std::size_t part);
Rgba levelColor(int sizeLog2); ///< of an octree leaf 2^sizeLog2 voxels wide; kMostLevels and more share one

/// 0..1 of a bone's field: cool and fading to nothing outside, warm inside, palest at 0.5.
Rgba fieldColor(float value);

constexpr std::size_t kMostCounted = 8;
constexpr std::size_t kMostDistinct = 8;
constexpr int kMostLevels = 9;
constexpr Rgba kUnweighted = rgba(0x5a, 0x5d, 0x63);
constexpr Rgba kUnreachable = rgba(0xc2, 0x4a, 0x86);
constexpr Rgba kFieldSurface = rgba(0x63, 0xb3, 0xed);
constexpr Rgba kContact = rgba(0xff, 0xb0, 0x00);
constexpr Rgba kNotReached = rgba(0xb8, 0x1f, 0x77);
constexpr Rgba kEnvelope = rgba(0x2f, 0xd6, 0xc0);
constexpr Rgba kEnvelopeEnd = rgba(0xe0, 0x5a, 0x8c);

/// Of a vertex that a transfer of weights looks at; nothing for one that it does not.
Rgba matchColor(VertexMatch match);

/// What a voxel is shown as; later kinds hide earlier ones.
enum class VoxelKind : std::uint8_t { Interior, Boundary, OneVote, Bone, Count };
VoxelKind voxelKind(std::uint8_t leafFlags);
Rgba voxelColor(VoxelKind kind);

enum class DefectKind : std::uint8_t { Border, NonManifold, Winding, Crossing, Degenerate, Count };
Rgba defectColor(DefectKind kind);

} // namespace sinew

#include "app/view/ColorMaps.h"

#include "app/picture/Colors.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <cmath>

namespace sinew {
namespace {

Rgba srgb(const Vec3f& linear) {
    return rgba(Vec4f(picture::srgbFromLinear(linear[0]), picture::srgbFromLinear(linear[1]),
                      picture::srgbFromLinear(linear[2]), 1.0F));
}

using Table = std::array<Rgba, 256>;

template<typename Color>
Table tabulate(const Color& color) {
    Table table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        table[i] = srgb(color(static_cast<float>(i) / 255.0F));
    }
    return table;
}

Rgba look(const Table& table, float value) {
    return table[byteOf(value)];
}

} // namespace

Rgba weightColor(float weight) {
    static const Table table = tabulate(picture::viridis);
    return look(table, weight);
}

Rgba distanceColor(float share) {
    // Light sand over coral and plum to midnight: another family than the weights', so that nobody mixes
    // them up.
    static const Table table = tabulate([](float t) {
        return picture::linearFromOklch(0.95F - 0.70F * t, 0.045F + 0.42F * t * (1.0F - t) + 0.02F * t,
                                        0.245F - 0.46F * t);
    });
    return look(table, share);
}

Rgba cutColor(float share) {
    static const Table table = tabulate([](float t) {
        return picture::linearFromOklch(0.88F - 0.38F * t, 0.10F + 0.12F * t, 0.25F - 0.19F * t);
    });
    return look(table, share);
}

Rgba fieldColor(float value) {
    static const Table table = tabulate([](float t) {
        const float away = std::abs(2.0F * t - 1.0F);
        return picture::linearFromOklch(0.93F - 0.42F * away, 0.03F + 0.13F * away, t < 0.5F ? 0.68F : 0.12F);
    });
    constexpr float fadesBelow = 0.12F;
    return withAlpha(look(table, value), std::clamp(value / fadesBelow, 0.0F, 1.0F));
}

Rgba countColor(std::size_t count) {
    if (count == 0) {
        return kUnweighted;
    }
    // The first few are what engines choose between: they get the larger steps.
    const float t =
        std::pow(static_cast<float>(std::min(count, kMostCounted) - 1) / (kMostCounted - 1), 0.7F);
    return srgb(picture::linearFromOklch(0.38F + 0.52F * t, 0.13F, 0.76F - 0.54F * t));
}

Rgba jointRgba(std::size_t joint) {
    return srgb(picture::jointColor(joint));
}

Rgba partRgba(std::size_t part) {
    // Softer than joints, and starting from other hues.
    constexpr float goldenTurn = 0.38196601F;
    const float turns = static_cast<float>(part) * goldenTurn + 0.55F;
    return srgb(picture::linearFromOklch(part % 2 == 0 ? 0.76F : 0.66F, 0.095F, turns - std::floor(turns)));
}

Rgba levelColor(int sizeLog2) {
    const float turns = 0.70F - 0.145F * static_cast<float>(sizeLog2);
    return srgb(picture::linearFromOklch(0.66F + 0.03F * static_cast<float>(sizeLog2 % 4), 0.14F,
                                         turns - std::floor(turns)));
}

VoxelKind voxelKind(std::uint8_t leafFlags) {
    return (leafFlags & kLeafBone) != 0       ? VoxelKind::Bone
           : (leafFlags & kLeafOneVote) != 0  ? VoxelKind::OneVote
           : (leafFlags & kLeafBoundary) != 0 ? VoxelKind::Boundary
                                              : VoxelKind::Interior;
}

Rgba voxelColor(VoxelKind kind) {
    switch (kind) {
    case VoxelKind::Interior:
        return rgba(0x7f, 0xb2, 0xe5);
    case VoxelKind::Boundary:
        return rgba(0xd9, 0xdd, 0xe4);
    case VoxelKind::OneVote:
        return rgba(0xb5, 0x7b, 0xe0);
    case VoxelKind::Bone:
        return rgba(0xff, 0xa3, 0x2b);
    case VoxelKind::Count:
        break;
    }
    return kWhite;
}

Rgba defectColor(DefectKind kind) {
    switch (kind) {
    case DefectKind::Border:
        return rgba(0xff, 0x8a, 0x3d);
    case DefectKind::NonManifold:
        return rgba(0xe5, 0x1c, 0x3a);
    case DefectKind::Winding:
        return rgba(0xe8, 0x3f, 0xb8);
    case DefectKind::Crossing:
        return rgba(0xf2, 0x2d, 0x2d);
    case DefectKind::Degenerate:
        return rgba(0x9c, 0x1f, 0x3f);
    case DefectKind::Count:
        break;
    }
    return kWhite;
}

} // namespace sinew

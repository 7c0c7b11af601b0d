#include "app/view/ColorMaps.h"

#include "app/picture/image/Film.h"
#include "core/voxel/SparseVoxels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {

Rgba mixed(Rgba a, Rgba b, float fraction) {
    Rgba result = 0;
    for (unsigned c = 0; c < 4; ++c) {
        const auto from = static_cast<float>(channel(a, c));
        const auto to = static_cast<float>(channel(b, c));
        result |= byteOf((from + fraction * (to - from)) / 255.0F) << (8U * c);
    }
    return result;
}

Rgba composed(Rgba under, Rgba over) {
    const unsigned overAlpha = channel(over, 3);
    if (overAlpha == 255 || channel(under, 3) == 0) {
        return over;
    }
    if (overAlpha == 0) {
        return under;
    }
    const float upper = static_cast<float>(overAlpha) / 255.0F;
    const float lower = (1.0F - upper) * static_cast<float>(channel(under, 3)) / 255.0F;
    const float alpha = upper + lower;
    return withAlpha(mixed(under, over, upper / alpha), alpha);
}

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

Rgba distanceColor(float fraction) {
    // Light sand over coral and plum to midnight: another family than the weights', so that nobody mixes
    // them up.
    static const Table table = tabulate([](float t) {
        return picture::linearFromOklch(0.95F - 0.70F * t, 0.045F + 0.42F * t * (1.0F - t) + 0.02F * t,
                                        0.245F - 0.46F * t);
    });
    return look(table, fraction);
}

Rgba cutColor(float fraction) {
    static const Table table = tabulate([](float t) {
        return picture::linearFromOklch(0.88F - 0.38F * t, 0.10F + 0.12F * t, 0.25F - 0.19F * t);
    });
    return look(table, fraction);
}

Rgba fieldColor(float value) {
    static const Table table = tabulate([](float t) {
        const float away = std::abs(2.0F * t - 1.0F);
        return picture::linearFromOklch(0.93F - 0.42F * away, 0.16F * away, t < 0.5F ? 0.68F : 0.12F);
    });
    constexpr float fadesBelow = 0.12F;
    return withAlpha(look(table, value), std::clamp(value / fadesBelow, 0.0F, 1.0F));
}

Rgba countColor(std::size_t count) {
    if (count == 0) {
        return kUnweighted;
    }
    const float t = static_cast<float>(std::min(count, kMaxCounted) - 1) / (kMaxCounted - 1);
    return srgb(picture::linearFromOklch(0.36F + 0.59F * t, 0.13F, 0.85F - 0.57F * t));
}

Rgba jointRgba(std::size_t joint) {
    return srgb(picture::jointColor(joint));
}

Rgba distinctColor(std::size_t n) {
    // Found by annealing: the least distance of two in OKLab is 0.20, and 0.13 for eyes that lack one kind of
    // cone (as Machado, Oliveira and Fernandes 2009 simulate them). Light enough to be shaded on a surface.
    constexpr std::array<Rgba, kMaxDistinct> colors{
        rgba(0x10, 0xba, 0x9e), rgba(0xea, 0x7f, 0x39), rgba(0x49, 0x72, 0xd4), rgba(0xf2, 0xdd, 0x4c),
        rgba(0xb6, 0x46, 0x84), rgba(0xca, 0x93, 0xfe), rgba(0x6d, 0x65, 0x0a), rgba(0x93, 0xee, 0xff)};
    const Rgba color = colors[n % kMaxDistinct];
    switch (n / kMaxDistinct % 3) {
    case 1:
        return mixed(color, rgba(0x10, 0x12, 0x16), 0.35F);
    case 2:
        return mixed(color, kWhite, 0.45F);
    default:
        return color;
    }
}

Rgba partRgba(std::size_t part) {
    return distinctColor(part);
}

Rgba levelColor(int sizeLog2) {
    const float t = static_cast<float>(std::clamp(sizeLog2, 0, kMaxLevels - 1)) / (kMaxLevels - 1);
    return srgb(picture::linearFromOklch(0.45F + 0.47F * t, 0.12F, 0.95F - 0.65F * t));
}

Rgba matchColor(VertexMatch match) {
    switch (match) {
    case VertexMatch::Matched:
        return rgba(0x2b, 0x83, 0xba);
    case VertexMatch::Inpainted:
        return rgba(0xfd, 0xae, 0x61);
    case VertexMatch::Copied:
        return rgba(0xd7, 0x30, 0x27);
    case VertexMatch::Bound:
        return rgba(0x8e, 0x15, 0x52);
    case VertexMatch::None:
        break;
    }
    return 0;
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
        return rgba(0x4f, 0x93, 0xdd);
    case VoxelKind::Boundary:
        return rgba(0xe4, 0xe7, 0xec);
    case VoxelKind::OneVote:
        return rgba(0x8f, 0x3f, 0xc4);
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
        return rgba(0xea, 0x7f, 0x39);
    case DefectKind::NonManifold:
        return rgba(0xd1, 0x00, 0x1f);
    case DefectKind::Winding:
        return rgba(0xca, 0x93, 0xfe);
    case DefectKind::Crossing:
        return rgba(0xf2, 0xdd, 0x4c);
    case DefectKind::Degenerate:
        return rgba(0x93, 0xee, 0xff);
    case DefectKind::Count:
        break;
    }
    return kWhite;
}

double roundStep(double range, int count) {
    if (!(range > 0.0) || !std::isfinite(range)) {
        return 1.0;
    }
    const double rough = range / count;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / power;
    return power * (lead < 1.5 ? 1.0 : lead < 3.5 ? 2.0 : lead < 7.5 ? 5.0 : 10.0);
}

std::optional<DistanceScale> distanceScale(const DocumentState& state) {
    const Evidence* evidence = state.field ? state.field->evidence() : nullptr;
    if (evidence == nullptr || evidence->distances().empty() || state.selection.joint == kNone) {
        return std::nullopt;
    }
    const std::int32_t source = state.field->input->sourceOf(state.selection.joint);
    if (source == kNone) {
        return std::nullopt;
    }
    DistanceScale scale;
    scale.source = static_cast<std::size_t>(source);
    scale.metersPerExtent = evidence->extent() * state.scene->metersPerUnit;
    if (const auto voxels = evidence->voxels()) {
        scale.metersPerVoxel = voxels->frame().voxelSize * state.scene->metersPerUnit;
    }
    float largest = 0.0F;
    for (const float distance : evidence->distances()[scale.source]) {
        if (std::isfinite(distance)) {
            largest = std::max(largest, distance);
        } else {
            scale.unreached = true;
        }
    }
    scale.largest = std::max(static_cast<double>(largest) * scale.metersPerExtent, 1e-9);
    scale.step = roundStep(scale.largest, 12);
    return scale;
}

} // namespace sinew

#include "core/solve/geodesic/explain/PathWidth.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr float kWidthStep = 0.5F; ///< of the leaf's width
constexpr float kReach = 12.0F;
constexpr float kThin = 2.5F;
constexpr float kWide = 4.0F;

bool inside(const SparseVoxels& voxels, const Vec3f& p) {
    return leafAt(voxels, p) != kNoLeaf;
}

/// How far one gets from a place before leaving the voxels.
float reach(const SparseVoxels& voxels, const Vec3f& from, const Vec3f& direction, float step, float most) {
    float distance = 0.0F;
    while (distance < most && inside(voxels, from + (distance + step) * direction)) {
        distance += step;
    }
    return distance;
}

} // namespace

std::uint32_t leafAt(const SparseVoxels& voxels, const Vec3f& place) {
    const auto cell = [](float x) { return static_cast<std::int64_t>(std::floor(x)); };
    return voxels.find(cell(place.x()), cell(place.y()), cell(place.z()));
}

float widthAcross(const SparseVoxels& voxels, const Vec3f& center, const Vec3f& direction) {
    if (!(direction.squaredNorm() > 0.0F)) {
        return 2.0F * kReach;
    }
    const Vec3f along = direction.normalized();
    const Vec3f u = along.unitOrthogonal();
    const Vec3f v = along.cross(u);
    constexpr float half = 0.70710678F;
    const std::array<Vec3f, 4> across{u, v, half * (u + v), half * (u - v)};
    const auto baseVoxel = static_cast<float>(voxels.frame().baseVoxel());
    const std::uint32_t leaf = leafAt(voxels, center);
    const float width = leaf == kNoLeaf ? 1.0F : static_cast<float>(1U << voxels.sizeLog2(leaf));
    const float step = kWidthStep * std::min(width, baseVoxel);
    const float most = kReach * baseVoxel;
    float least = 2.0F * most;
    for (const Vec3f& side : across) {
        least = std::min(least,
                         reach(voxels, center, side, step, most) + reach(voxels, center, -side, step, most));
    }
    return least / baseVoxel;
}

std::int32_t thinPlaceOf(std::span<const PathStep> steps) {
    const std::size_t count = steps.size();
    std::vector<float> widestAfter(count + 1, 0.0F);
    for (std::size_t i = count; i-- > 0;) {
        widestAfter[i] = std::max(widestAfter[i + 1], steps[i].width);
    }
    std::int32_t thinnest = kNone;
    float widestBefore = 0.0F;
    for (std::size_t i = 0; i < count; ++i) {
        const float width = steps[i].width;
        const float around = std::min(widestBefore, widestAfter[i + 1]);
        const bool narrow = width <= kThin && around >= std::max(kWide, 2.0F * width);
        if (narrow && (thinnest == kNone || width < steps[static_cast<std::size_t>(thinnest)].width)) {
            thinnest = static_cast<std::int32_t>(i);
        }
        widestBefore = std::max(widestBefore, width);
    }
    return thinnest;
}

} // namespace sinew

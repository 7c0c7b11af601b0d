#include "core/bind/settings/Region.h"

#include "core/bind/settings/SettingRow.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kMaxOfRegion = 65535.0;
constexpr double kWidest = 1e9; ///< a blend beyond every model

Expected<void> validateNumbers(const Region& region) {
    const std::string of = "region " + region.name + ": ";
    if (auto ok = inRange(of + "blend", region.blend, 0.0, kWidest); !ok) {
        return ok;
    }
    if (auto ok = inRange(of + "alpha", region.alpha.value_or(0.0), 0.0, 1.0); !ok) {
        return ok;
    }
    return inRange(of + "influences", region.maxInfluences.value_or(0), 0.0, kMaxOfRegion);
}

Expected<void> validateRegion(const Region& region) {
    if (region.solid && !hasSize(*region.solid)) {
        return fail(ErrorCode::RegionShapeBroken, {region.name});
    }
    for (const PaintedPart& painted : region.painting ? *region.painting : Painting()) {
        if (!isSound(painted)) {
            return fail(ErrorCode::RegionPaintBroken, {region.name, painted.part});
        }
    }
    if (auto ok = inRange("keepShape of " + region.name, region.keepShape, 0.0, 1.0); !ok) {
        return ok;
    }
    return validateNumbers(region);
}

} // namespace

bool isSound(const PaintedPart& painted) {
    const auto& vertices = painted.vertices;
    return vertices.size() == painted.amounts.size() &&
           (vertices.empty() || vertices.back() < painted.vertexCount) &&
           std::ranges::adjacent_find(vertices, std::greater_equal()) == vertices.end() &&
           std::ranges::all_of(painted.amounts, [](float a) { return a >= 0.0F && a <= 1.0F; });
}

double blendWidth(const Region& region, double height) {
    return region.blendOfHeight ? 0.01 * region.blend * height : region.blend;
}

float amountAt(double distance, double width) {
    if (distance <= 0.0) {
        return 1.0F;
    }
    if (!(distance < width)) { // also without width, and for NaN
        return 0.0F;
    }
    const double t = 1.0 - distance / width;
    return static_cast<float>(t * t * (3.0 - 2.0 * t));
}

Expected<void> validateRegions(const std::vector<Region>& regions, const std::vector<BoneAlpha>& boneAlphas) {
    for (auto region = regions.begin(); region != regions.end(); ++region) {
        const bool taken =
            std::any_of(regions.begin(), region, [&](const Region& r) { return r.name == region->name; });
        if (region->name.empty() || taken) {
            return fail(ErrorCode::RegionNameTaken, {region->name});
        }
        if (auto ok = validateRegion(*region); !ok) {
            return ok;
        }
    }
    for (const BoneAlpha& bone : boneAlphas) {
        if (auto ok = inRange("alpha of " + bone.joint, bone.alpha, 0.0, 1.0); !ok) {
            return ok;
        }
    }
    return {};
}

} // namespace sinew

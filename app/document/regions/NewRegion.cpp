#include "app/document/regions/NewRegion.h"

#include "app/document/regions/RegionEdits.h"
#include "app/document/regions/RegionPainting.h"
#include "app/document/regions/RegionTarget.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

constexpr double kBlendPercent = 2.0;

/// How far the farthest of the vertices is from a line.
double reach(const std::vector<Vec3>& vertices, const Segment& line) {
    double farthest = 0.0;
    for (const Vec3& point : vertices) {
        farthest = std::max(farthest, distanceTo(point, line));
    }
    return farthest;
}

void fitShape(Region& region, const RegionTarget& target) {
    const Aabb box = boxOf(target.vertices);
    region.from = box.center();
    switch (region.area) {
    case RegionArea::Sphere:
        region.radius = reach(target.vertices, {region.from, region.from}) + target.margin;
        break;
    case RegionArea::Capsule:
        region.from = target.line.a;
        region.to = target.line.b;
        region.radius = reach(target.vertices, target.line) + target.margin;
        break;
    case RegionArea::Box:
        region.half = 0.5 * box.extent() + Vec3::Constant(target.margin);
        break;
    case RegionArea::Painted:
        break;
    }
}

} // namespace

std::optional<Region> regionHere(const DocumentState& state, RegionArea area) {
    if (!state.hasScene() || (area == RegionArea::Painted && !state.selected)) {
        return std::nullopt;
    }
    const RegionTarget target = regionTarget(state);
    Region region;
    region.area = area;
    region.name = freeRegionName(state.settings,
                                 target.name.empty()
                                     ? QCoreApplication::translate("RegionEdits", "Region").toStdString()
                                     : target.name);
    if (area == RegionArea::Painted) {
        region.painting = painted(nullptr, *state.scene, *state.selected, 1.0F);
        return region;
    }
    fitShape(region, target);
    region.blend = kBlendPercent;
    region.blendOfHeight = true;
    return region;
}

} // namespace sinew

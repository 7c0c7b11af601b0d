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

Solid solidAround(SolidShape shape, const RegionTarget& target) {
    const Aabb box = boxOf(target.vertices);
    const Vec3 center = box.center();
    switch (shape) {
    case SolidShape::Capsule:
        return Solid::capsule(target.line.a, target.line.b,
                              reach(target.vertices, target.line) + target.margin);
    case SolidShape::Box:
        return Solid::box(center, 0.5 * box.extent() + Vec3::Constant(target.margin));
    case SolidShape::Point:
    case SolidShape::Sphere:
        break;
    }
    return Solid::sphere(center, reach(target.vertices, {center, center}) + target.margin);
}

Region freshRegion(const DocumentState& state, const std::string& name) {
    Region region;
    region.name = freeRegionName(
        state.settings,
        name.empty() ? QCoreApplication::translate("RegionEdits", "Region").toStdString() : name);
    return region;
}

} // namespace

std::optional<Region> regionHere(const DocumentState& state, SolidShape shape) {
    if (!state.hasScene()) {
        return std::nullopt;
    }
    const RegionTarget target = regionTarget(state);
    Region region = freshRegion(state, target.name);
    region.solid = solidAround(shape, target);
    region.blend = kBlendPercent;
    region.blendOfHeight = true;
    return region;
}

std::optional<Region> paintedRegion(const DocumentState& state) {
    if (!state.hasScene() || !state.selected) {
        return std::nullopt;
    }
    Region region = freshRegion(state, {});
    region.solid.reset();
    region.painting = painted(nullptr, *state.scene, *state.selected, 1.0F);
    return region;
}

Region regionToPaint(const DocumentState& state) {
    Region region = freshRegion(state, {});
    region.solid.reset();
    region.keepShape = 1.0;
    return region;
}

} // namespace sinew

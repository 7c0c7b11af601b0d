#include "app/document/regions/RegionShapes.h"

namespace sinew {

Vec3 middleOf(const Region& region) {
    return region.area == RegionArea::Capsule ? Vec3(0.5 * (region.from + region.to)) : region.from;
}

void moveMiddle(Region& region, const Vec3& to) {
    if (region.area == RegionArea::Painted) {
        return;
    }
    const Vec3 way = to - middleOf(region);
    region.from += way;
    if (region.area == RegionArea::Capsule) {
        region.to += way;
    }
}

double lengthOf(const Region& region) {
    return region.area == RegionArea::Capsule ? (region.to - region.from).norm() : 0.0;
}

void setLength(Region& region, double length) {
    if (region.area != RegionArea::Capsule) {
        return;
    }
    const Vec3 middle = middleOf(region);
    const Vec3 way = region.to - region.from;
    const Vec3 half = 0.5 * length * (way.norm() > 0.0 ? way.normalized() : Vec3::UnitY().eval());
    region.from = middle - half;
    region.to = middle + half;
}

void setBlendOfHeight(Region& region, bool ofHeight, double height) {
    if (region.blendOfHeight == ofHeight || (ofHeight && !(height > 0.0))) {
        return;
    }
    const double width = blendWidth(region, height);
    region.blendOfHeight = ofHeight;
    region.blend = ofHeight ? 100.0 * width / height : width;
}

bool hasRule(const Region& region) {
    return region.alpha || region.falloff || region.maxInfluences || !region.joints.empty();
}

} // namespace sinew

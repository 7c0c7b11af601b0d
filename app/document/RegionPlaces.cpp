#include "app/document/RegionPlaces.h"

#include "app/document/BoneEnd.h"
#include "app/document/RegionEdits.h"
#include "app/document/RegionPainting.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

// Shares of the character's diagonal.
constexpr double kLastBone = 0.08; ///< how long a bone is where nothing says where it ends
constexpr double kThinBone = 0.02;
constexpr double kAtPoint = 0.04; ///< how far a region about one point reaches
constexpr double kAtMiddle = 0.1;
constexpr double kBeyondPoints = 0.002; ///< so that those at its rim are held wholly
/// Of a bone's length: how thick what it moves is taken to be.
constexpr double kBoneThickness = 0.3;
constexpr double kBlendPercent = 2.0;

/// What a new region is put round.
struct Target {
    std::vector<Vec3> points;
    double margin = 0.0; ///< how far the region reaches beyond them
    Segment line;        ///< what a capsule follows
    std::string name;
};

std::vector<Vec3> placesOf(const DocumentState& state, const PointSet& points) {
    std::vector<Vec3> places;
    for (std::size_t part = 0; part < points.partCount(); ++part) {
        for (const std::uint32_t point : points.indices(part)) {
            places.push_back(state.scene->parts[part].mesh->points[point]);
        }
    }
    return places;
}

Aabb boxOf(const std::vector<Vec3>& points) {
    Aabb box;
    for (const Vec3& point : points) {
        box.add(point);
    }
    return box;
}

/// How far the farthest of the points is from a line.
double reach(const std::vector<Vec3>& points, const Segment& line) {
    const Vec3 way = line.b - line.a;
    const double length = way.squaredNorm();
    double farthest = 0.0;
    for (const Vec3& point : points) {
        const double along = length > 0.0 ? std::clamp((point - line.a).dot(way) / length, 0.0, 1.0) : 0.0;
        farthest = std::max(farthest, (point - line.a - along * way).norm());
    }
    return farthest;
}

/// Through the middle of the points, as long as they are and shorter by their thickness, so that round ends
/// do not reach far beyond them.
Segment lineThrough(const std::vector<Vec3>& points) {
    const Aabb box = boxOf(points);
    Eigen::Index axis = 0;
    const double longest = box.extent().maxCoeff(&axis);
    Vec3 across = box.extent();
    across[axis] = 0.0;
    const Vec3 half = 0.5 * std::max(longest - across.maxCoeff(), 0.0) * Vec3::Unit(axis);
    return {box.center() - half, box.center() + half};
}

Target roundBone(const Skeleton& skeleton, std::size_t joint, double size) {
    const Segment bone{skeleton.position(joint), boneEnd(skeleton, joint, kLastBone * size)};
    const double thickness = std::max(kBoneThickness * (bone.b - bone.a).norm(), kThinBone * size);
    return {{bone.a, bone.b}, thickness, bone, skeleton.joints[joint].name};
}

Target roundPlace(const Vec3& place, double margin) {
    const Vec3 half = 0.5 * margin * Vec3::UnitY();
    return {{place}, margin, {place - half, place + half}, {}};
}

Target targetHere(const DocumentState& state) {
    const Aabb box = bounds(*state.scene);
    const double size = box.diagonal();
    if (state.selected) {
        std::vector<Vec3> points = placesOf(state, *state.selected);
        const Segment line = lineThrough(points);
        return {std::move(points), kBeyondPoints * size, line, {}};
    }
    if (state.hasSkeleton() && state.selection.joint != kNone) {
        return roundBone(state.scene->skeleton, static_cast<std::size_t>(state.selection.joint), size);
    }
    if (const auto place = placeHere(state)) {
        return roundPlace(*place, kAtPoint * size);
    }
    return roundPlace(box.center(), kAtMiddle * size);
}

void fitShape(Region& region, const Target& target) {
    const Aabb box = boxOf(target.points);
    region.from = box.center();
    switch (region.area) {
    case RegionArea::Sphere:
        region.radius = reach(target.points, {region.from, region.from}) + target.margin;
        break;
    case RegionArea::Capsule:
        region.from = target.line.a;
        region.to = target.line.b;
        region.radius = reach(target.points, target.line) + target.margin;
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
    const Target target = targetHere(state);
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

std::optional<Vec3> placeHere(const DocumentState& state) {
    if (!state.hasScene()) {
        return std::nullopt;
    }
    if (state.selected) {
        return boxOf(placesOf(state, *state.selected)).center();
    }
    const auto& point = state.selection.point;
    return point ? std::optional(state.scene->parts[point->part].mesh->points[point->point]) : std::nullopt;
}

} // namespace sinew

#include "app/document/regions/NewRegion.h"

#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "core/weights/SkinWeights.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

// Fractions of the character's diagonal.
constexpr double kLastBone = 0.08; ///< how long a bone is where nothing says where it ends
constexpr double kThinBone = 0.02;
constexpr double kAtVertex = 0.04; ///< how far a region about one vertex reaches
constexpr double kAtMiddle = 0.1;
constexpr double kBeyondVertices = 0.002; ///< so that those at its rim are held wholly
/// Of a bone's length: how thick what it moves is taken to be where no weights say so.
constexpr double kBoneThickness = 0.3;
/// As thick as this fraction of the vertices that it moves most: a few may be far off.
constexpr double kMaxVertices = 0.8;
constexpr float kMaxWeight = 0.5F;

std::vector<Vec3> positionsOf(const DocumentState& state, const VertexSet& vertices) {
    std::vector<Vec3> positions;
    for (std::size_t part = 0; part < vertices.partCount(); ++part) {
        for (const std::uint32_t vertex : vertices.indices(part)) {
            positions.push_back(state.scene->parts[part].mesh->vertices[vertex]);
        }
    }
    return positions;
}

/// Through the middle of the vertices, as long as they are and shorter by their thickness, so that round ends
/// do not reach far beyond them.
Segment lineThrough(const std::vector<Vec3>& vertices) {
    const Aabb box = boxOf(vertices);
    Eigen::Index axis = 0;
    const double longest = box.extent().maxCoeff(&axis);
    Vec3 across = box.extent();
    across[axis] = 0.0;
    const Vec3 half = 0.5 * std::max(longest - across.maxCoeff(), 0.0) * Vec3::Unit(axis);
    return {box.center() - half, box.center() + half};
}

/// How far what the joint moves most lies round its bone; 0 where it moves nothing yet.
double thicknessByWeights(const DocumentState& state, std::int32_t joint, const Segment& bone) {
    if (!state.weights) {
        return 0.0;
    }
    const VertexSet moved = verticesByWeight(noVertices(state), *state.weights, joint, kMaxWeight, 1.0F);
    std::vector<double> distances;
    for (const Vec3& position : positionsOf(state, moved)) {
        distances.push_back(distanceTo(position, bone));
    }
    if (distances.empty()) {
        return 0.0;
    }
    const auto max = distances.begin() +
                     static_cast<std::ptrdiff_t>(kMaxVertices * static_cast<double>(distances.size() - 1));
    std::ranges::nth_element(distances, max);
    return *max;
}

RegionTarget roundBone(const DocumentState& state, std::int32_t joint, double size) {
    const Skeleton& skeleton = state.scene->skeleton;
    const auto index = static_cast<std::size_t>(joint);
    const Segment bone{skeleton.position(index), boneEnd(skeleton, index, kLastBone * size)};
    const double moved = thicknessByWeights(state, joint, bone);
    const double guessed = kBoneThickness * (bone.b - bone.a).norm();
    return {{bone.a, bone.b},
            std::max(moved > 0.0 ? moved : guessed, kThinBone * size),
            bone,
            skeleton.joints[index].name};
}

RegionTarget roundPosition(const Vec3& position, double margin) {
    const Vec3 half = 0.5 * margin * Vec3::UnitY();
    return {{position}, margin, {position - half, position + half}, {}};
}

} // namespace

Aabb boxOf(const std::vector<Vec3>& vertices) {
    Aabb box;
    for (const Vec3& point : vertices) {
        box.add(point);
    }
    return box;
}

RegionTarget regionTarget(const DocumentState& state) {
    const Aabb box = bounds(*state.scene);
    const double size = box.diagonal();
    if (state.selected) {
        std::vector<Vec3> vertices = positionsOf(state, *state.selected);
        const Segment line = lineThrough(vertices);
        return {std::move(vertices), kBeyondVertices * size, line, {}};
    }
    if (state.hasSkeleton() && state.selection.joint != kNone) {
        return roundBone(state, state.selection.joint, size);
    }
    if (const auto position = positionHere(state)) {
        return roundPosition(*position, kAtVertex * size);
    }
    return roundPosition(box.center(), kAtMiddle * size);
}

std::optional<Vec3> positionHere(const DocumentState& state) {
    if (!state.hasScene()) {
        return std::nullopt;
    }
    if (state.selected) {
        return boxOf(positionsOf(state, *state.selected)).center();
    }
    const auto& vertex = state.selection.vertex;
    return vertex ? std::optional(state.scene->parts[vertex->part].mesh->vertices[vertex->vertex])
                  : std::nullopt;
}

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

bool addRegionHere(Document& document, SolidShape shape) {
    const auto region = regionHere(document.finishWeights(), shape);
    return region && addRegion(document, *region);
}

bool addPaintedRegion(Document& document) {
    const auto region = paintedRegion(document.state());
    return region && addRegion(document, *region);
}

} // namespace sinew

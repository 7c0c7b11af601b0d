#include "core/bind/Explain.h"

#include "core/bind/BindVolume.h"
#include "core/bind/PathWidth.h"
#include "core/bind/WalkBack.h"
#include "core/distance/PointLookup.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Of the leaves a point reads from, the one the source reaches soonest.
std::uint32_t entranceOf(const BindField& field, std::uint32_t group, const GeodesicSearch& search) {
    std::uint32_t best = field.lookup->homeLeaf(group);
    for (const LeafSample& sample : field.lookup->samples(group)) {
        if (search.walk(sample.leaf).distance < search.walk(best).distance) {
            best = sample.leaf;
        }
    }
    return best;
}

void describeSteps(const BindField& field, const std::vector<WalkStretch>& walk, BonePath& path) {
    const SparseVoxels& voxels = field.volume->voxels;
    const Transform modelFromGrid = voxels.frame().gridFromModel.inverse();
    for (const WalkStretch& stretch : walk) {
        PathStep step;
        step.leaf = stretch.leaf;
        step.place = modelFromGrid * stretch.middle.cast<double>();
        step.distance = stretch.distance / static_cast<float>(voxels.frame().baseVoxel());
        step.boundary = field.walks->place(stretch.leaf).costly;
        step.jump = stretch.jump;
        step.width = widthAcross(voxels, stretch.middle, stretch.direction);
        path.steps.push_back(step);
    }
    path.thinPlace = thinPlaceOf(path.steps);
}

/// Sources in the order they are told: by weight, then by distance.
std::vector<std::size_t> sourcesInOrder(const BindField& field, std::uint32_t group,
                                        std::span<const Influence> influences, std::size_t most) {
    std::vector<std::size_t> order;
    for (const Influence& influence : influences) {
        const std::int32_t source = field.sourceOf(influence.joint);
        if (source != kNone) {
            order.push_back(static_cast<std::size_t>(source));
        }
    }
    const auto told = static_cast<std::ptrdiff_t>(order.size());
    for (std::size_t s = 0; s < field.distances.size(); ++s) {
        if (std::isfinite(field.distances[s][group]) &&
            std::find(order.begin(), order.begin() + told, s) == order.begin() + told) {
            order.push_back(s);
        }
    }
    std::stable_sort(order.begin() + told, order.end(), [&](std::size_t a, std::size_t b) {
        return field.distances[a][group] < field.distances[b][group];
    });
    order.resize(std::min(order.size(), most));
    return order;
}

float shareOf(std::span<const Influence> influences, std::int32_t joint) {
    const auto found = std::find_if(influences.begin(), influences.end(),
                                    [joint](const Influence& influence) { return influence.joint == joint; });
    return found == influences.end() ? 0.0F : found->weight;
}

} // namespace

std::vector<Vec3> BonePath::line(const Vec3& end) const {
    std::vector<Vec3> points;
    for (const PathStep& step : steps) {
        points.push_back(step.place);
    }
    points.push_back(end);
    return points;
}

Expected<PointExplanation> explainPoint(const Scene& scene, const BindField& field,
                                        const SkinWeights& weights, std::size_t part, std::uint32_t point,
                                        std::size_t mostBones, Progress& progress) {
    PointExplanation explanation;
    explanation.part = part;
    explanation.point = point;
    explanation.position = scene.parts[part].mesh->points[point];
    const std::span<const Influence> influences = weights.at(point);
    const std::size_t n = field.problem->solvedIndex(part);
    if (n == field.problem->parts.size() || !field.volume || field.problem->plan.isAside(part, point)) {
        explanation.rigid = true;
        for (const Influence& influence : influences) {
            BonePath path;
            path.joint = influence.joint;
            path.share = influence.weight;
            explanation.bones.push_back(path);
        }
        return explanation;
    }
    const VoxelFrame& frame = field.volume->voxels.frame();
    explanation.voxelMeters = frame.baseVoxelSize() * scene.metersPerUnit;
    const std::uint32_t group = field.problem->weld.groupOfPoint[field.problem->firstPoint[n] + point];
    GeodesicSearch search(*field.walks);
    for (const std::size_t source : sourcesInOrder(field, group, influences, mostBones)) {
        if (!search.run(field.volume->seeds.ofSource[source], {}, progress)) {
            return fail(ErrorCode::Canceled);
        }
        BonePath path;
        path.joint = field.sources->joints[source].joint;
        path.share = shareOf(influences, path.joint);
        path.meters = static_cast<double>(field.distances[source][group]) * frame.resolution() *
                      frame.voxelSize * scene.metersPerUnit;
        if (const std::uint32_t entrance = entranceOf(field, group, search);
            std::isfinite(search.walk(entrance).distance)) {
            describeSteps(field, walkBack(*field.volume, search, entrance), path);
        }
        explanation.bones.push_back(std::move(path));
    }
    return explanation;
}

} // namespace sinew

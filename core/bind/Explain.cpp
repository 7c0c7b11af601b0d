#include "core/bind/Explain.h"

#include "core/bind/BindVolume.h"
#include "core/bind/PathWidth.h"
#include "core/bind/RegionWeights.h"
#include "core/bind/WalkBack.h"
#include "core/distance/PointLookup.h"
#include "core/weights/Falloff.h"

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

BonePath bonePath(const BindField& field, std::size_t source, std::uint32_t group,
                  std::span<const Influence> influences, double metersPerUnit, const GeodesicSearch& search) {
    const VoxelFrame& frame = field.volume->voxels.frame();
    BonePath path;
    path.joint = field.sources->joints[source].joint;
    path.share = shareOf(influences, path.joint);
    path.meters = static_cast<double>(field.distances[source][group]) * frame.resolution() * frame.voxelSize *
                  metersPerUnit;
    if (const std::uint32_t entrance = entranceOf(field, group, search);
        std::isfinite(search.walk(entrance).distance)) {
        describeSteps(field, walkBack(*field.volume, search, entrance), path);
    }
    return path;
}

/// The rule that holds for the point, if one does.
void nameRule(const PartPlan& plan, PointExplanation& explanation) {
    for (const RuledPiece& piece : plan.pieces) {
        if (piece.part == explanation.part && std::ranges::binary_search(piece.points, explanation.point)) {
            explanation.treatment = piece.treatment;
            explanation.ruledShell = piece.shell;
            explanation.ruledJoints = piece.joints;
        }
    }
}

/// Shares of sum 1, largest first; without those that count for nothing.
std::vector<Influence> sortedShares(const BindField& field, const std::vector<std::size_t>& sources,
                                    std::span<const double> weights) {
    double sum = 0.0;
    for (const double weight : weights) {
        sum += weight;
    }
    std::vector<Influence> shares;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const double share = sum > 0.0 ? weights[i] / sum : 0.0;
        if (share >= kLeastShare) {
            shares.push_back({field.sources->joints[sources[i]].joint, static_cast<float>(share)});
        }
    }
    std::ranges::sort(shares, strongerInfluence);
    return shares;
}

/// Sources that may move the point: all, or those that its rule allows.
std::vector<std::size_t> allowedSources(const BindField& field, const PointExplanation& explanation) {
    std::vector<std::size_t> sources;
    for (std::size_t s = 0; s < field.distances.size(); ++s) {
        const auto& only = explanation.ruledJoints;
        if (only.empty() || std::ranges::find(only, field.sources->joints[s].joint) != only.end()) {
            sources.push_back(s);
        }
    }
    return sources;
}

/// Weights of a point by distance alone, as the plan has them at its place `index`.
std::vector<double> inRegions(const BindField& field, const BindSettings& settings, const RegionPlan& plan,
                              std::size_t index, const std::vector<std::size_t>& sources) {
    std::vector<std::vector<float>> rows;
    std::vector<std::int32_t> joints;
    std::vector<float> girths;
    for (const std::size_t s : sources) {
        rows.push_back(field.distances[s]);
        joints.push_back(field.sources->joints[s].joint);
        girths.push_back(settings.girths ? field.girths[s] : 1.0F);
    }
    std::vector<float> row(sources.size());
    const RegionTable table{field, plan, {rows, girths}, sources, joints};
    RegionRow(table).fill(index, row);
    return {row.begin(), row.end()};
}

std::vector<double> byDistance(const BindField& field, const BindSettings& settings, std::uint32_t group,
                               const std::vector<std::size_t>& sources, PointExplanation& explanation) {
    const RegionPlan plan = planRegions(field, settings, sources);
    if (const std::size_t index = plan.indexOf(group); index < plan.points.size()) {
        for (const RuleShare& share : plan.sharesOf(index)) {
            explanation.regions.push_back({settings.regions[plan.rules[share.rules].region], share.share});
        }
        return inRegions(field, settings, plan, index, sources);
    }
    std::vector<float> distances;
    for (const std::size_t s : sources) {
        distances.push_back(field.distances[s][group] / (settings.girths ? field.girths[s] : 1.0F));
    }
    std::vector<double> weights(sources.size());
    evaluateFalloff(distances, settings.falloff, settings.alpha, weights);
    return weights;
}

void tellStages(const BindField& field, const BindSettings& settings, std::uint32_t group,
                PointExplanation& explanation, Progress& progress) {
    const std::vector<std::size_t> sources = allowedSources(field, explanation);
    std::vector<double> weights = byDistance(field, settings, group, sources, explanation);
    explanation.byDistance = sortedShares(field, sources, weights);
    const WeightTable table = unlimitedWeights(field, settings, sources, progress);
    const std::span<const float> row = table.row(group);
    weights.assign(row.begin(), row.end());
    explanation.smoothed = sortedShares(field, sources, weights);
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

float movedShare(std::span<const Influence> a, std::span<const Influence> b) {
    float sum = 0.0F;
    for (const Influence& influence : a) {
        sum += std::abs(influence.weight - shareOf(b, influence.joint));
    }
    for (const Influence& influence : b) {
        sum += shareOf(a, influence.joint) > 0.0F ? 0.0F : influence.weight;
    }
    return sum / 2.0F;
}

Expected<PointExplanation> explainPoint(const Scene& scene, const BindField& field,
                                        const BindSettings& settings, const SkinWeights& weights,
                                        std::size_t part, std::uint32_t point, std::size_t mostBones,
                                        Progress& progress) {
    PointExplanation explanation;
    explanation.part = part;
    explanation.point = point;
    explanation.position = scene.parts[part].mesh->points[point];
    const std::span<const Influence> influences = weights.at(point);
    explanation.bound.assign(influences.begin(), influences.end());
    nameRule(field.problem->plan, explanation);
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
    const std::uint32_t group = field.problem->weld.groupOfPoint[field.problem->firstPoint[n] + point];
    tellStages(field, settings, group, explanation, progress);
    explanation.voxelMeters = field.volume->voxels.frame().baseVoxelSize() * scene.metersPerUnit;
    GeodesicSearch search(*field.walks);
    for (const std::size_t source : sourcesInOrder(field, group, influences, mostBones)) {
        if (!search.run(field.volume->seeds.ofSource[source], {}, progress)) {
            return fail(ErrorCode::Canceled);
        }
        explanation.bones.push_back(bonePath(field, source, group, influences, scene.metersPerUnit, search));
    }
    return explanation;
}

} // namespace sinew

#include "core/solve/geodesic/GeodesicSolver.h"

#include "core/distance/CenterPaths.h"
#include "core/distance/GeodesicDistance.h"
#include "core/solve/geodesic/distances/GeodesicDistances.h"
#include "core/solve/solution/Explanation.h"
#include "core/solve/volume/BindVolume.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace sinew {
namespace {

std::uint32_t leafAt(const SparseVoxels& voxels, const Vec3f& position);

constexpr float kWidthStep = 0.5F; ///< of the leaf's width
constexpr float kReach = 12.0F;
constexpr float kThin = 2.5F;
constexpr float kWide = 4.0F;

bool inside(const SparseVoxels& voxels, const Vec3f& p) {
    return leafAt(voxels, p) != kNoLeaf;
}

/// How far one gets from a place before leaving the voxels.
float reach(const SparseVoxels& voxels, const Vec3f& from, const Vec3f& direction, float step, float max) {
    float distance = 0.0F;
    while (distance < max && inside(voxels, from + (distance + step) * direction)) {
        distance += step;
    }
    return distance;
}

/// The leaf at a place in grid space; kNoLeaf outside.
std::uint32_t leafAt(const SparseVoxels& voxels, const Vec3f& position) {
    const auto cell = [](float x) { return static_cast<std::int64_t>(std::floor(x)); };
    return voxels.find(cell(position.x()), cell(position.y()), cell(position.z()));
}

/// How wide the volume is across a path at a place: the least, over four directions at right angles to the
/// path, of how far one gets both ways before leaving the voxels. Base voxels; at most 24. `center` in grid
/// space.
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
    const float max = kReach * baseVoxel;
    float min = 2.0F * max;
    for (const Vec3f& side : across) {
        min = std::min(min, reach(voxels, center, side, step, max) + reach(voxels, center, -side, step, max));
    }
    return min / baseVoxel;
}

/// The narrowest step of a path when it is at most 2.5 base voxels wide and lies between places at least
/// twice as wide and 4 voxels at least: where two limbs merge, not where a thin limb is thin all along. kNone
/// otherwise.
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

/// What of a path runs through one leaf.
struct PathStretch {
    std::uint32_t leaf = kNoLeaf;
    Vec3f middle = Vec3f::Zero();    ///< of the stretch, grid space
    Vec3f direction = Vec3f::Zero(); ///< towards the end of the path
    float distance = 0.0F;           ///< cost of the path at its middle, voxels
    bool jump = false;               ///< it begins by crossing a gap
};

/// How far along a line, as a part of `offset`, one leaves the leaf (or, outside, the voxel) at a place.
float exitFrom(const SparseVoxels& voxels, std::uint32_t leaf, const Vec3f& start, const Vec3f& offset,
               const Vec3f& position) {
    const float size = leaf == kNoLeaf ? 1.0F : static_cast<float>(1U << voxels.sizeLog2(leaf));
    float exit = std::numeric_limits<float>::infinity();
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        const float low = std::floor(position[axis] / size) * size;
        if (offset[axis] != 0.0F) {
            exit = std::min(exit, (low + (offset[axis] > 0.0F ? size : 0.0F) - start[axis]) / offset[axis]);
        }
    }
    return exit;
}

/// The stretches of a straight line, without costs; what lies outside all leaves is left out.
std::vector<PathStretch> crossed(const SparseVoxels& voxels, const Vec3f& from, const Vec3f& to) {
    std::vector<PathStretch> stretches;
    const Vec3f offset = to - from;
    const float beyond = 1e-3F / std::max(offset.norm(), 1e-3F);
    for (float t = 0.0F; t < 1.0F;) {
        const Vec3f position = from + std::min(t + beyond, 1.0F) * offset;
        const std::uint32_t leaf = leafAt(voxels, position);
        const float exit = std::clamp(exitFrom(voxels, leaf, from, offset, position), t + beyond, 1.0F);
        if (leaf != kNoLeaf && (stretches.empty() || stretches.back().leaf != leaf)) {
            stretches.push_back({leaf, from + 0.5F * (t + exit) * offset, offset, 0.0F, false});
        }
        t = exit;
    }
    return stretches;
}

/// Lengths along the way, and the surface penalty where it was paid: evenly over the boundary leaves.
void addCosts(const SparseVoxels& voxels, const Vec3f& from, float start, float surfacePenalty,
              std::vector<PathStretch>& stretches) {
    const auto costly =
        static_cast<float>(std::count_if(stretches.begin(), stretches.end(), [&](const PathStretch& stretch) {
            return voxels.boundary(stretch.leaf);
        }));
    float paid = 0.0F;
    for (PathStretch& stretch : stretches) {
        paid += voxels.boundary(stretch.leaf) ? surfacePenalty / costly : 0.0F;
        stretch.distance = start + (stretch.middle - from).norm() + paid;
    }
}

/// The bridge a path came over into this leaf, or nothing: it starts here.
const BridgeStep* bridgeInto(const BindVolume& volume, const GeodesicSearch& search, std::uint32_t leaf) {
    const BridgeStep* best = nullptr;
    float min = search.path(leaf).distance;
    for (const BridgeStep& step : volume.bridges.steps) {
        const float reached = search.path(step.from).distance + step.gap;
        if (step.to == leaf && reached <= min) {
            min = reached;
            best = &step;
        }
    }
    return best;
}

/// The path of a finished search that reaches a leaf, from the bone to the leaf's centre: straight from
/// parent to parent, over every leaf on the way. O(leaves crossed).
std::vector<PathStretch> tracePath(const BindVolume& volume, const GeodesicSearch& search,
                                   std::uint32_t leaf) {
    const SparseVoxels& voxels = volume.voxels;
    std::vector<PathStretch> path; // from its end
    while (leaf != kNoLeaf) {
        const LeafPath reached = search.path(leaf);
        const Vec3f end = voxels.center(leaf);
        if (reached.parent == leaf) {
            const BridgeStep* bridge = bridgeInto(volume, search, leaf);
            path.push_back({leaf, end, Vec3f::Zero(), reached.distance, bridge != nullptr});
            leaf = bridge != nullptr ? bridge->from : kNoLeaf;
            continue;
        }
        const Vec3f parent = search.parentOf(leaf, end);
        std::vector<PathStretch> stretches = crossed(voxels, parent, end);
        const bool turns = (reached.parent & kBoneParent) == 0;
        if (turns) { // the leaf of the turn ends the stretch before
            std::erase_if(stretches, [&](const PathStretch& s) { return s.leaf == reached.parent; });
        }
        if (stretches.empty()) {
            stretches.push_back({leaf, end, end - parent, 0.0F, false});
        }
        addCosts(voxels, parent, search.distanceAtParent(leaf), reached.surfacePenalty, stretches);
        path.insert(path.end(), stretches.rbegin(), stretches.rend());
        leaf = turns ? reached.parent : kNoLeaf;
    }
    std::reverse(path.begin(), path.end());
    return path;
}

/// Of the leaves a vertex reads from, the one nearest to the source.
std::uint32_t nearestSample(const VertexLookup& lookup, std::uint32_t vertex, const CenterSearch& search) {
    std::uint32_t best = lookup.homeLeaf(vertex);
    for (const LeafSample& sample : lookup.samples(vertex)) {
        if (search.distance(sample.leaf) < search.distance(best)) {
            best = sample.leaf;
        }
    }
    return best;
}

/// The same as describePath for Paths::Centers: a step at the centre of every leaf of the chain by which a
/// finished search from one bone reaches a welded vertex. O(leaves of the chain * (26 + #seeds + #bridges)).
void describeCenterPath(const GeodesicDistances& distances, std::uint32_t vertex, const CenterSearch& search,
                        BonePath& path) {
    std::uint32_t leaf = nearestSample(*distances.lookup, vertex, search);
    if (!std::isfinite(search.distance(leaf))) {
        return;
    }
    const SparseVoxels& voxels = distances.volume->voxels;
    const CenterGraph& graph = search.graph();
    const Transform modelFromGrid = voxels.frame().gridFromModel.inverse();
    Vec3f direction = Vec3f::Zero(); // of the first step, the next one's
    while (leaf != kNoLeaf) {
        const CenterSearch::Before before = search.before(leaf);
        const Vec3f& center = graph.leaf(leaf).center;
        if (before.leaf != kNoLeaf) {
            direction = center - graph.leaf(before.leaf).center;
        }
        PathStep step;
        step.leaf = leaf;
        step.position = modelFromGrid * center.cast<double>();
        step.distance = search.distance(leaf) / static_cast<float>(voxels.frame().baseVoxel());
        step.boundary = graph.leaf(leaf).cost > 1.0F;
        step.jump = before.bridge;
        step.width = widthAcross(voxels, center, direction);
        path.steps.push_back(step);
        leaf = before.leaf;
    }
    std::ranges::reverse(path.steps);
    path.thinPlace = thinPlaceOf(path.steps);
}

/// Of the leaves a vertex reads from, the one the source reaches soonest.
std::uint32_t entranceOf(const VertexLookup& lookup, std::uint32_t vertex, const GeodesicSearch& search) {
    std::uint32_t best = lookup.homeLeaf(vertex);
    for (const LeafSample& sample : lookup.samples(vertex)) {
        if (search.path(sample.leaf).distance < search.path(best).distance) {
            best = sample.leaf;
        }
    }
    return best;
}

/// Fills in the steps of the path by which a finished search from one bone reaches a welded vertex, and its
/// thin place; nothing where it does not reach it. O(leaves crossed).
void describePath(const GeodesicDistances& distances, std::uint32_t vertex, const GeodesicSearch& search,
                  BonePath& path) {
    const std::uint32_t entrance = entranceOf(*distances.lookup, vertex, search);
    if (!std::isfinite(search.path(entrance).distance)) {
        return;
    }
    const SparseVoxels& voxels = distances.volume->voxels;
    const Transform modelFromGrid = voxels.frame().gridFromModel.inverse();
    for (const PathStretch& stretch : tracePath(*distances.volume, search, entrance)) {
        PathStep step;
        step.leaf = stretch.leaf;
        step.position = modelFromGrid * stretch.middle.cast<double>();
        step.distance = stretch.distance / static_cast<float>(voxels.frame().baseVoxel());
        step.boundary = distances.costGraph->leaf(stretch.leaf).costly;
        step.jump = stretch.jump;
        step.width = widthAcross(voxels, stretch.middle, stretch.direction);
        path.steps.push_back(step);
    }
    path.thinPlace = thinPlaceOf(path.steps);
}

} // namespace

std::vector<float> GeodesicSolution::leafDistances(std::size_t source, Progress& progress) const {
    const DistanceSeeds& seeds = volume().seeds.ofSource[source];
    if (const auto& centers = measuredDistances().centerGraph) {
        return centerDistances(*centers, seeds, progress);
    }
    return geodesicDistances(*measuredDistances().costGraph, seeds, progress);
}

void GeodesicSolution::addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const {
    const VolumeReportInput solved{
        input(), volume(), *m_volume.findings, *measuredDistances().lookup, measuredDistances().loose, m_gap};
    countVoxels(solved, report);
    addVolumeNotices(scene, solved, welded, report);
}

Expected<void> GeodesicSolution::tracePaths(const Scene& scene, std::uint32_t vertex,
                                            std::span<const std::size_t> sources,
                                            VertexExplanation& explanation, Progress& progress) const {
    explanation.voxelMeters = volume().voxels.frame().baseVoxelSize() * scene.metersPerUnit;
    if (const auto& centers = measuredDistances().centerGraph) {
        CenterSearch search(*centers);
        for (std::size_t i = 0; i < sources.size(); ++i) {
            if (!search.run(volume().seeds.ofSource[sources[i]], progress)) {
                return fail(ErrorCode::Canceled);
            }
            describeCenterPath(measuredDistances(), vertex, search, explanation.bones[i]);
        }
        return {};
    }
    GeodesicSearch search(*measuredDistances().costGraph);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (!search.run(volume().seeds.ofSource[sources[i]], {}, progress)) {
            return fail(ErrorCode::Canceled);
        }
        describePath(measuredDistances(), vertex, search, explanation.bones[i]);
    }
    return {};
}

namespace {

/// The former ones, where nothing that they depend on has changed; null: none.
std::shared_ptr<const GeodesicDistances> formerDistances(const SolveRequest& request,
                                                         const SolverVolume& volume) {
    const auto* former = dynamic_cast<const GeodesicSolution*>(request.previous);
    if (former == nullptr || former->sharedInput() != request.input) {
        return nullptr;
    }
    const GeodesicDistances& measured = former->measuredDistances();
    const bool same = measured.volume == volume.volume && measured.reach == SearchReach::Everywhere &&
                      measured.settings == distancesInForce(request.settings);
    return same ? former->sharedDistances() : nullptr;
}

} // namespace

/// Each stage is taken over where its input and its own settings are those of the former one.
Expected<std::shared_ptr<const Solution>> solveGeodesic(const SolveRequest& request, Progress& progress) {
    const bool atVertices = goOverCenters(request.settings.paths); // as in the paper
    auto volume = solveVolume(request, request.settings.lookup,
                              atVertices ? MeasuredAt::Vertex : MeasuredAt::Inside, progress);
    if (!volume) {
        return fail(volume.error());
    }
    auto distances = formerDistances(request, *volume);
    if (!distances) {
        auto measured = measureDistances(*request.input, *volume->surface, volume->volume, volume->lookup,
                                         request.settings, request.reach, progress);
        if (!measured) {
            return fail(measured.error());
        }
        distances = std::move(*measured);
    }
    return std::make_shared<const GeodesicSolution>(request.input, std::move(*volume), std::move(distances),
                                                    request.settings.gap);
}

BindRework geodesicRework(const BindSettings& from, const BindSettings& to) {
    if (volumeInForce(from) != volumeInForce(to)) {
        return BindRework::Volume;
    }
    return distancesInForce(from) == distancesInForce(to) ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew

#include "core/bind/GeodesicVoxel.h"

#include "core/base/Parallel.h"
#include "core/bind/BoneSeeds.h"
#include "core/bind/MemoryEstimate.h"
#include "core/distance/PointLookup.h"
#include "core/voxel/Voxelize.h"

#include <algorithm>
#include <atomic>
#include <bit>

namespace sinew {
namespace {

std::vector<Segment> allSegments(const std::vector<SourceJoint>& sources) {
    std::vector<Segment> segments;
    for (const SourceJoint& source : sources) {
        segments.insert(segments.end(), source.segments.begin(), source.segments.end());
    }
    return segments;
}

std::vector<Vec3> toGrid(const std::vector<Vec3>& points, const VoxelFrame& frame) {
    std::vector<Vec3> result(points.size());
    parallelFor(points.size(), 16384, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            result[p] = frame.gridFromModel * points[p];
        }
    });
    return result;
}

Expected<SparseVoxels> voxelizeProblem(const BindProblem& problem, const std::vector<Vec3>& gridPoints,
                                       std::vector<Segment> bones, const VoxelFrame& frame,
                                       const BindSettings& settings, Progress& progress) {
    for (Segment& bone : bones) {
        bone = {frame.gridFromModel * bone.a, frame.gridFromModel * bone.b};
    }
    auto voxels = voxelize(gridPoints, problem.triangles, bones, frame,
                           {settings.insideRule, settings.windingNumbers}, progress);
    if (voxels && voxels->size() == 0) {
        return fail(ErrorCode::ZeroSizeScene);
    }
    return voxels;
}

std::vector<bool> seededComponents(const LeafComponents& components, const BoneSeeds& seeds) {
    std::vector<bool> seeded(components.count, false);
    for (const auto& ofSource : seeds.ofSource) {
        for (const DistanceSeed& seed : ofSource) {
            seeded[components.ofLeaf[seed.leaf]] = true;
        }
    }
    return seeded;
}

/// The graph walks run on: steps into boundary leaves cost `penalty` times their length, so that walks keep
/// inside. Loose components have no inside to keep to; a penalty there would only blur what hangs on the
/// bridge.
LeafGraph walkGraph(const LeafGraph& graph, const SparseVoxels& voxels, const LeafComponents& components,
                    const std::vector<bool>& seeded, const Bridges& bridges, double penalty) {
    std::vector<float> factor(voxels.size(), 1.0F);
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        if (voxels.boundary(leaf) && seeded[components.ofLeaf[leaf]]) {
            factor[leaf] = static_cast<float>(penalty);
        }
    }
    const LeafGraph costs = graph.stepCosts(factor);
    return bridges.from.empty() ? costs : costs.with(bridges.from, bridges.edges);
}

/// Algorithm 3 for every source, and what the points read from it. False when canceled.
bool measureDistances(const LeafGraph& graph, const BoneSeeds& seeds, const PointLookup& lookup,
                      std::uint32_t resolution, std::vector<std::vector<float>>& distances,
                      Progress& progress) {
    const std::size_t sources = seeds.ofSource.size();
    distances.resize(sources);
    std::atomic<bool> canceled{false};
    const float toUnitCube = 1.0F / static_cast<float>(resolution);
    parallelFor(sources, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end; ++s) {
            const std::vector<float> ofLeaf = geodesicDistances(graph, seeds.ofSource[s], progress);
            if (ofLeaf.empty()) {
                canceled = true;
                return;
            }
            distances[s].resize(lookup.pointCount());
            for (std::size_t p = 0; p < lookup.pointCount(); ++p) {
                distances[s][p] = lookup.distance(p, ofLeaf) * toUnitCube;
            }
        }
    });
    return !canceled;
}

std::vector<LooseComponent> looseComponents(const Bridges& bridges, const LeafComponents& components,
                                            const PointLookup& lookup) {
    std::vector<LooseComponent> loose;
    std::vector<std::uint32_t> indexOf(components.count, kNoLeaf);
    for (const Bridge& bridge : bridges.joined) {
        indexOf[bridge.component] = static_cast<std::uint32_t>(loose.size());
        loose.push_back({bridge, {}});
    }
    for (std::size_t p = 0; p < lookup.pointCount(); ++p) {
        const std::uint32_t index = indexOf[components.ofLeaf[lookup.homeLeaf(p)]];
        if (index != kNoLeaf) {
            loose[index].points.push_back(static_cast<std::uint32_t>(p));
        }
    }
    return loose;
}

} // namespace

Expected<GeodesicField> solveGeodesicField(const BindProblem& problem, const Scene& scene,
                                           const std::vector<SourceJoint>& sources,
                                           const BindSettings& settings, Progress& progress) {
    const std::vector<Segment> bones = allSegments(sources);
    const int depth = std::countr_zero(static_cast<unsigned>(settings.resolution));
    const VoxelFrame frame = fitVoxelFrame(problem.usedPoints, bones, depth);
    if (auto fits = checkMemory(problem.points, problem.triangles, frame.voxelSize, sources.size(), settings);
        !fits) {
        return fail(fits.error());
    }
    const std::vector<Vec3> gridPoints = toGrid(problem.points, frame);
    auto voxels = voxelizeProblem(problem, gridPoints, bones, frame, settings, progress);
    if (!voxels) {
        return fail(voxels.error());
    }
    progress.report(Stage::Adjacency, 0.0);
    const auto graph = LeafGraph::build(*voxels, progress);
    if (!graph) {
        return fail(graph.error());
    }
    const LeafTree tree(*voxels);
    BoneSeeds seeds =
        findBoneSeeds(scene.skeleton, sources, *voxels, tree, frame.voxelSize * scene.metersPerUnit);
    const LeafComponents components = connectedComponents(*graph);
    const std::vector<bool> seeded = seededComponents(components, seeds);
    const Bridges bridges = bridgeComponents(*voxels, components, seeded, tree);
    const LeafGraph walks =
        walkGraph(*graph, *voxels, components, seeded, bridges, effectivePenalty(settings));
    const PointLookup lookup(gridPoints, *voxels, tree, settings.lookup);

    progress.report(Stage::Distances, 0.0);
    GeodesicField field;
    if (!measureDistances(walks, seeds, lookup, frame.resolution(), field.distances, progress)) {
        return fail(ErrorCode::Canceled);
    }
    field.oneVoteLeaves = voxels->count(kLeafOneVote);
    field.componentCount = components.count;
    field.loose = looseComponents(bridges, components, lookup);
    field.pointsOutside = lookup.outside();
    field.notices = std::move(seeds.notices);
    field.voxels = std::move(*voxels);
    return field;
}

} // namespace sinew

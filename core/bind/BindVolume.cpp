#include "core/bind/BindVolume.h"

#include "core/base/Parallel.h"
#include "core/bind/MemoryEstimate.h"
#include "core/voxel/Octree.h"
#include "core/voxel/Voxelize.h"

#include <algorithm>
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
                                       const Refinement& refinement, const BindSettings& settings,
                                       Progress& progress) {
    for (Segment& bone : bones) {
        bone = {frame.gridFromModel * bone.a, frame.gridFromModel * bone.b};
    }
    auto voxels =
        voxelize(gridPoints, problem.triangles, bones, frame,
                 {settings.insideRule, settings.windingNumbers, refinement, settings.voxelEdits}, progress);
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

/// Where two sheets stay joined a leaf costs as much as a base voxel, however small: finer voxels make no
/// wall cheaper. Elsewhere the skin is as thin as its leaves.
float tollOf(const BindVolume& volume, std::size_t leaf) {
    const SparseVoxels& voxels = volume.voxels;
    const auto deeper = static_cast<unsigned>(kDeepestLevel - voxels.frame().depth);
    const OctreeCell cell{voxels.key(leaf) << (3U * deeper),
                          static_cast<std::uint8_t>(voxels.sizeLog2(leaf) + deeper)};
    const std::vector<std::uint64_t>& joined = volume.plan.joined;
    const bool wall = std::binary_search(joined.begin(), joined.end(), cellCode(cell));
    return wall ? static_cast<float>(voxels.frame().baseVoxel() >> voxels.sizeLog2(leaf)) : 1.0F;
}

} // namespace

Expected<BindVolume> solveBindVolume(const BindProblem& problem, const Scene& scene,
                                     const std::vector<SourceJoint>& sources, const BindSettings& settings,
                                     Progress& progress) {
    const std::vector<Segment> bones = allSegments(sources);
    const int depth = std::countr_zero(static_cast<unsigned>(settings.resolution));
    const VoxelFrame base = fitVoxelFrame(problem.usedPoints, bones, depth);
    if (auto fits = checkMemory(problem.points, problem.triangles, base.voxelSize, sources.size(), settings);
        !fits) {
        return fail(fits.error());
    }
    progress.report(Stage::Octree, 0.0);
    std::vector<Vec3> gridPoints = toGrid(problem.points, base);
    auto plan = planRefinement(problem, gridPoints, scene.skeleton, sources, base, settings, progress);
    if (!plan) {
        return fail(plan.error());
    }
    const VoxelFrame frame = deepened(base, plan->refinement.depth(depth));
    if (frame.fineLog2 > 0) {
        gridPoints = toGrid(problem.points, frame);
    }
    auto voxels = voxelizeProblem(problem, gridPoints, bones, frame, plan->refinement, settings, progress);
    if (!voxels) {
        return fail(voxels.error());
    }
    progress.report(Stage::Adjacency, 0.0);
    auto graph = LeafGraph::build(*voxels, progress);
    if (!graph) {
        return fail(graph.error());
    }
    LeafTree tree(*voxels);
    BoneSeeds seeds =
        findBoneSeeds(scene.skeleton, sources, *voxels, tree, frame.voxelSize * scene.metersPerUnit);
    LeafComponents components = connectedComponents(*graph);
    std::vector<bool> seeded = seededComponents(components, seeds);
    Bridges bridges = bridgeComponents(*voxels, components, seeded, tree);
    return BindVolume{std::move(*voxels), std::move(gridPoints), std::move(*graph),
                      std::move(tree),    std::move(components), std::move(seeds),
                      std::move(seeded),  std::move(*plan),      std::move(bridges)};
}

LeafGraph walkGraph(const BindVolume& volume, double penalty) {
    std::vector<float> factor(volume.voxels.size(), 1.0F);
    for (std::size_t leaf = 0; leaf < volume.voxels.size(); ++leaf) {
        if (volume.voxels.boundary(leaf) && volume.seeded[volume.components.ofLeaf[leaf]]) {
            factor[leaf] = static_cast<float>(penalty) * tollOf(volume, leaf);
        }
    }
    LeafGraph costs = volume.graph.stepCosts(factor);
    return volume.bridges.from.empty() ? costs : costs.with(volume.bridges.from, volume.bridges.edges);
}

} // namespace sinew

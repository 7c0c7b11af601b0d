#include "core/solve/volume/BindVolume.h"

#include "core/bind/bones/MeshVolume.h"
#include "core/distance/CostGraph.h"
#include "core/solve/volume/FilledCages.h"
#include "core/solve/volume/MemoryEstimate.h"
#include "core/voxel/Octree.h"
#include "core/voxel/UniformVoxels.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <algorithm>
#include <bit>

namespace sinew {
namespace {

std::vector<Segment> allSegments(const std::vector<Bone>& sources) {
    std::vector<Segment> segments;
    for (const Bone& source : sources) {
        segments.insert(segments.end(), source.segments.begin(), source.segments.end());
    }
    return segments;
}

Expected<void> checkMemoryWith(const std::vector<FilledSurface>& filled, const BindProblem& problem,
                               const VoxelFrame& base, std::size_t sources, const BindSettings& settings) {
    const ResolvedSurface surface(problem, filled);
    return checkMemory(surface.vertices(), surface.triangles(), base.voxelSize, sources, settings);
}

Expected<SparseVoxels> voxelizeProblem(const Scene& scene, const BindProblem& problem,
                                       const std::vector<Vec3>& gridVertices, std::vector<Segment> bones,
                                       const VoxelFrame& frame, const Refinement& refinement,
                                       const std::vector<FilledSurface>& filled, const BindSettings& settings,
                                       Progress& progress) {
    for (Segment& bone : bones) {
        bone = {frame.gridFromModel * bone.a, frame.gridFromModel * bone.b};
    }
    auto voxels = voxelize(
        gridVertices, problem.triangles, bones, frame,
        {settings.insideRule, settings.windingNumbers, refinement, filled, settings.voxelEdits}, progress);
    if (voxels && voxels->size() == 0) {
        return fail(ErrorCode::ZeroSizeScene, {scene.sourceFile});
    }
    if (!voxels || !settings.uniform) {
        return voxels;
    }
    if (auto fits = checkUniformMemory(uniformCount(*voxels), settings); !fits) {
        return fail(fits.error());
    }
    return uniformVoxels(*voxels);
}

std::vector<bool> seededComponents(const LeafComponents& components, const BoneSeeds& seeds) {
    std::vector<bool> seeded(components.count, false);
    for (const DistanceSeeds& source : seeds.ofSource) {
        for (const DistanceSeed& seed : source.seeds) {
            seeded[components.ofLeaf[seed.leaf]] = true;
        }
    }
    return seeded;
}

} // namespace

VolumeSettings volumeInForce(const BindSettings& settings) {
    VolumeSettings volume = settings.volume();
    if (!volume.automatic) {
        volume.gap = VolumeSettings().gap;
    }
    return volume;
}

Expected<BindVolume> solveBindVolume(const BindProblem& problem, const Scene& scene,
                                     const std::vector<Bone>& sources, const BindSettings& settings,
                                     Progress& progress) {
    const std::vector<Segment> bones = allSegments(sources);
    const int depth = std::countr_zero(static_cast<unsigned>(settings.resolution));
    const VoxelFrame base = fitVoxelFrame(problem.usedVertices, bones, depth);
    const std::vector<FilledSurface> filled = filledCages(settings.cages, base);
    if (auto fits = checkMemoryWith(filled, problem, base, sources.size(), settings); !fits) {
        return fail(fits.error());
    }
    progress.report(Stage::Octree, 0.0);
    std::vector<Vec3> gridVertices = toGrid(problem.vertices, base);
    Expected<RefinePlan> plan = RefinePlan();
    if (settings.automatic || settings.findLeaks || !settings.refine.empty()) {
        plan = planRefinement(problem, gridVertices, scene.skeleton, sources, base, settings, progress);
    }
    if (!plan) {
        return fail(plan.error());
    }
    const VoxelFrame frame = deepened(base, plan->refinement.depth(depth));
    if (frame.fineLog2 > 0) {
        gridVertices = toGrid(problem.vertices, frame);
    }
    auto voxels = voxelizeProblem(scene, problem, gridVertices, bones, frame, plan->refinement, filled,
                                  settings, progress);
    if (!voxels) {
        return fail(voxels.error());
    }
    progress.report(Stage::Adjacency, 0.0);
    auto graph = LeafGraph::build(*voxels, progress);
    if (!graph) {
        return fail(graph.error());
    }
    progress.report(Stage::Adjacency, 0.5);
    LeafTree tree(*voxels);
    progress.report(Stage::Adjacency, 0.7);
    BoneSeeds seeds =
        findBoneSeeds(scene.skeleton, sources, *voxels, tree, frame.voxelSize * scene.metersPerUnit);
    progress.report(Stage::Adjacency, 0.8);
    std::vector<bool> seeded = seededComponents(graph->components(), seeds);
    Bridges bridges = bridgeComponents(*voxels, graph->components(), seeded, tree);
    return BindVolume{volumeInForce(settings), std::move(*voxels), std::move(*graph), std::move(tree),
                      std::move(seeds),        std::move(seeded),  std::move(*plan),  std::move(bridges)};
}

CostGraph costGraph(const BindVolume& volume, double penalty) {
    return {volume.voxels, volume.graph, volume.seeded, penalty, volume.bridges};
}

} // namespace sinew

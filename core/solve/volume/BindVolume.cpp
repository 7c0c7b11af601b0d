#include "core/solve/volume/BindVolume.h"

#include "core/bind/placement/SkeletonPlacement.h"
#include "core/distance/CostGraph.h"
#include "core/geometry/repair/Orientation.h"
#include "core/solve/SolverMemory.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/SliceVotes.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace sinew {

std::vector<FilledSurface> filledCages(const std::vector<Cage>& cages, const VoxelFrame& base) {
    std::vector<FilledSurface> surfaces;
    for (const Cage& cage : cages) {
        if (!fillsVolume(cage) || !holdsAll(base, cage.vertices)) {
            continue;
        }
        FilledSurface& surface = surfaces.emplace_back(FilledSurface{cage.vertices, cage.faces});
        const OrientationFix fix = orientOutward(surface.vertices, surface.triangles);
        for (std::size_t t = 0; t < surface.triangles.size(); ++t) {
            if (fix.flipTriangle[t]) {
                std::swap(surface.triangles[t][1], surface.triangles[t][2]);
            }
        }
    }
    return surfaces;
}

ResolvedSurface::ResolvedSurface(const BindProblem& problem, const std::vector<FilledSurface>& filled)
    : m_problem(problem) {
    if (filled.empty()) {
        return;
    }
    m_vertices = problem.vertices;
    m_triangles = problem.triangles;
    for (const FilledSurface& surface : filled) {
        const auto first = static_cast<std::uint32_t>(m_vertices.size());
        m_vertices.insert(m_vertices.end(), surface.vertices.begin(), surface.vertices.end());
        for (const auto& [a, b, c] : surface.triangles) {
            m_triangles.push_back({a + first, b + first, c + first});
        }
    }
}

namespace {

/// How much farther than the nearest leaf another may be to start paths too, base voxels.
constexpr float kRim = 1.0F;

SeedBone toGrid(const Bone& source, const VoxelFrame& frame) {
    SeedBone bone;
    for (const Segment& segment : source.segments) {
        bone.segments.push_back({frame.gridFromModel * segment.a, frame.gridFromModel * segment.b});
    }
    for (const RoundedBox& volume : source.volumes) {
        bone.volumes.push_back(volume.transformed(frame.gridFromModel));
    }
    return bone;
}

/// Leaves whose middle is no farther from a volume than their corners are from it: few that miss it, none
/// that it reaches into.
void addLeavesOf(const RoundedBox& volume, const SparseVoxels& voxels, std::vector<DistanceSeed>& seeds) {
    constexpr double kHalfDiagonal = 0.8660255;
    for (std::uint32_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const Vec3 center = voxels.center(leaf).cast<double>();
        const double corner = kHalfDiagonal * (1U << voxels.sizeLog2(leaf));
        if ((volume.nearest(center) - center).norm() < corner) {
            seeds.push_back({leaf, 0.0F, 0});
        }
    }
}

std::vector<DistanceSeed> leavesMet(const SeedBone& bone, const SparseVoxels& voxels) {
    std::vector<DistanceSeed> seeds;
    for (const std::uint64_t key : voxelsOfSegments(bone.segments, voxels.frame().depth)) {
        const std::uint32_t leaf = voxels.findKey(key);
        const bool again = !seeds.empty() && seeds.back().leaf == leaf; // keys of one leaf are neighbours
        if (leaf != kNoLeaf && !again) {
            seeds.push_back({leaf, 0.0F, 0});
        }
    }
    for (const RoundedBox& volume : bone.volumes) {
        addLeavesOf(volume, voxels, seeds);
    }
    return seeds;
}

/// The leaves nearest to a bone that meets none: asked at steps of half a base voxel along it.
std::vector<DistanceSeed> leavesNear(const std::vector<Segment>& bones, const LeafTree& tree,
                                     float baseVoxel) {
    std::vector<DistanceSeed> candidates;
    float min = std::numeric_limits<float>::infinity();
    for (const Segment& bone : bones) {
        const auto steps = static_cast<std::size_t>(
                               std::ceil((bone.b - bone.a).norm() * 2.0 / static_cast<double>(baseVoxel))) +
                           1;
        for (std::size_t i = 0; i <= steps; ++i) {
            const double t = static_cast<double>(i) / static_cast<double>(steps);
            const LeafTree::Hit hit = tree.nearest(Vec3((1.0 - t) * bone.a + t * bone.b).cast<float>());
            candidates.push_back({hit.leaf, hit.distance, kNoBone});
            min = std::min(min, hit.distance);
        }
    }
    const float max = min + kRim * baseVoxel;
    std::erase_if(candidates, [max](const DistanceSeed& seed) { return seed.distance > max; });
    return candidates;
}

} // namespace

BoneSeeds findBoneSeeds(const Skeleton& skeleton, const std::vector<Bone>& sources,
                        const SparseVoxels& voxels, const LeafTree& tree, double metersPerVoxel) {
    BoneSeeds result;
    for (const Bone& source : sources) {
        SeedBone bone = toGrid(source, voxels.frame());
        std::vector<DistanceSeed> seeds = leavesMet(bone, voxels);
        if (seeds.empty()) {
            seeds = leavesNear(bone.segments, tree, static_cast<float>(voxels.frame().baseVoxel()));
            const auto nearest =
                std::min_element(seeds.begin(), seeds.end(),
                                 [](const auto& a, const auto& b) { return a.distance < b.distance; });
            result.notices.push_back(
                {NoticeCode::JointOutside,
                 skeleton.joints[static_cast<std::size_t>(source.joint)].name,
                 1,
                 {std::to_string(static_cast<double>(nearest->distance) * metersPerVoxel)}});
        }
        result.ofSource.push_back({{std::move(bone)}, std::move(seeds), source.area != nullptr});
    }
    return result;
}

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

/// Of handles that are more than a point or a line, which the spines are there for.
std::vector<RoundedBox> volumesInGrid(const std::vector<Bone>& sources, const VoxelFrame& frame) {
    std::vector<RoundedBox> volumes;
    for (const Bone& source : sources) {
        for (const RoundedBox& volume : source.volumes) {
            if (volume.radius > 0.0 || (volume.half.array() > 0.0).count() > 1) {
                volumes.push_back(volume.transformed(frame.gridFromModel));
            }
        }
    }
    return volumes;
}

/// What the voxels are made of.
struct VoxelSources {
    const std::vector<Vec3>& vertices; ///< of the problem, grid space
    const std::vector<Bone>& bones;
    const Refinement& refinement;
    const std::vector<FilledSurface>& filled;
    const DrawnVotes* drawn = nullptr; ///< null: the columns decide
};

Expected<SparseVoxels> voxelizeProblem(const Scene& scene, const BindProblem& problem,
                                       const VoxelSources& from, const VoxelFrame& frame,
                                       const BindSettings& settings, Progress& progress) {
    std::vector<Segment> segments = allSegments(from.bones);
    for (Segment& bone : segments) {
        bone = {frame.gridFromModel * bone.a, frame.gridFromModel * bone.b};
    }
    auto voxels =
        voxelize(from.vertices, problem.triangles, segments, frame,
                 {settings.insideRule, settings.windingNumbers, from.refinement, from.filled,
                  settings.voxelEdits, volumesInGrid(from.bones, frame), settings.splitAtBones, from.drawn},
                 progress);
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
    const VoxelFrame base = fitVoxelFrame(problem.usedVertices, bones, depth, settings.gridAxes);
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
    std::optional<DrawnVotes> drawn;
    if (settings.voxelizer == Voxelizer::Drawn) {
        SINEW_CHECK(inRange("--resolution with --voxelizer drawn", settings.resolution, kMinResolution,
                            kMaxDrawnResolution));
        SINEW_TRY(drawn, drawSlices(gridVertices, problem.triangles, base.resolution(), progress));
    }
    const VoxelFrame frame = deepened(base, plan->refinement.depth(depth));
    if (frame.fineLog2 > 0) {
        gridVertices = toGrid(problem.vertices, frame);
    }
    auto voxels = voxelizeProblem(
        scene, problem, {gridVertices, sources, plan->refinement, filled, drawn ? &*drawn : nullptr}, frame,
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
    Notices notices;
    if (drawn) {
        notices.push_back({NoticeCode::VoxelsDrawn, scene.sourceFile, drawn->readBacks, {drawn->renderer}});
    }
    return BindVolume{volumeInForce(settings), std::move(*voxels), std::move(*graph),
                      std::move(tree),         std::move(seeds),   std::move(seeded),
                      std::move(*plan),        std::move(bridges), std::move(notices)};
}

CostGraph costGraph(const BindVolume& volume, double penalty) {
    return {volume.voxels, volume.graph, volume.seeded, penalty, volume.bridges};
}

} // namespace sinew

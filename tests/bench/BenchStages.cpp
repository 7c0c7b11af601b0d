#include "core/distance/GeodesicDistance.h"
#include "core/distance/LeafGraph.h"
#include "core/voxel/voxelize/Voxelize.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

#include <bit>

namespace {

using namespace sinew;

struct Problem {
    VoxelFrame frame;
    std::vector<Vec3> vertices; ///< grid space
    std::vector<Triangle> triangles;
};

Problem limbProblem(std::int64_t resolution) {
    const Scene limb = bench::limb();
    const Mesh& mesh = *limb.parts[0].mesh;
    Problem problem;
    problem.frame =
        fitVoxelFrame(mesh.vertices, {}, std::countr_zero(static_cast<std::uint64_t>(resolution)));
    for (const Vec3& point : mesh.vertices) {
        problem.vertices.emplace_back(problem.frame.gridFromModel * point);
    }
    problem.triangles = triangulate(mesh);
    return problem;
}

SparseVoxels voxelsOf(const Problem& problem) {
    Progress progress;
    return *voxelize(problem.vertices, problem.triangles, {}, problem.frame, VoxelizeSettings(), progress);
}

void voxelizeLimb(benchmark::State& state) {
    const Problem problem = limbProblem(state.range(0));
    std::size_t leaves = 0;
    for ([[maybe_unused]] const auto& _ : state) {
        leaves = voxelsOf(problem).size();
    }
    state.counters["leaves"] = static_cast<double>(leaves);
}

/// One source's distances, in leaves a second.
void distancesInLimb(benchmark::State& state) {
    const SparseVoxels voxels = voxelsOf(limbProblem(state.range(0)));
    Progress progress;
    const LeafGraph graph = *LeafGraph::build(voxels, progress);
    const CostGraph context(voxels, graph, std::vector<bool>(graph.components().count, true), 8.0);
    const DistanceSeeds source{{}, {{static_cast<std::uint32_t>(voxels.size() / 2), 0.0F}}};
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(geodesicDistances(context, source, progress));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(voxels.size()));
}

BENCHMARK(voxelizeLimb)->Arg(128)->Arg(256)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(distancesInLimb)->Arg(128)->Arg(256)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

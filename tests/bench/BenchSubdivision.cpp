#include "core/geometry/subdivide/SubdividedMesh.h"
#include "tests/support/Shapes.h"

#include <benchmark/benchmark.h>

namespace {

using namespace sinew;

/// A closed sphere of about 25,000 vertices, as dense as a character.
const Mesh& cageSphere() {
    static const Mesh mesh = test::sphere(Vec3::Zero(), 1.0, 112);
    return mesh;
}

SubdividedMesh surfaceOf(const Mesh& cage, int levels) {
    Progress progress;
    return *subdivided(cage, SubdivisionScheme::CatmullClark, levels, progress);
}

/// Once for a mesh: topology and stencils.
void makeSurface(benchmark::State& state) {
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(surfaceOf(cageSphere(), static_cast<int>(state.range(0))));
    }
}

/// For every pose: vertices by the sparse product, then normals.
void poseSurface(benchmark::State& state) {
    const Mesh& cage = cageSphere();
    const SubdividedMesh smooth = surfaceOf(cage, static_cast<int>(state.range(0)));
    std::vector<Vec3> vertices(smooth.stencils.rowCount());
    for ([[maybe_unused]] const auto& _ : state) {
        applyStencils(smooth.stencils, cage.vertices, vertices);
        benchmark::DoNotOptimize(smooth.normals(vertices));
    }
    state.counters["vertices"] = static_cast<double>(vertices.size());
}

BENCHMARK(makeSurface)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(poseSurface)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

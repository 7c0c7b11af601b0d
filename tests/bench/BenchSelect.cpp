#include "app/view/pick/ScreenPoints.h"
#include "core/geometry/VertexSet.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cmath>

namespace {

using namespace sinew;

/// The Armadillo (43 thousand vertices) before a camera of 1600 x 1000 pixels.
struct Bench {
    std::optional<Scene> scene = bench::armadillo();
    OrbitCamera camera;
    std::vector<Triangle> triangles;

    bool open() {
        if (!scene) {
            return false;
        }
        camera.setViewport(1600, 1000);
        camera.setSceneBox(bounds(*scene));
        camera.frame(bounds(*scene));
        triangles = triangulate(*scene->parts[0].mesh);
        return true;
    }
    ScreenPoints vertices(bool through) const {
        const std::array<const std::vector<Vec3>*, 1> places{&scene->parts[0].mesh->vertices};
        return ScreenPoints(places, triangles, camera, through);
    }
};

void missing(benchmark::State& state) {
    state.SkipWithError("the Armadillo is not there; SINEW_TEST_MODELS names its folder");
}

/// What a drag does once: at its start, or at its end.
void projectVertices(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(bench.vertices(state.range(0) != 0));
    }
}

void pickBox(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    const ScreenPoints vertices = bench.vertices(false);
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(vertices.inBox({0.0, 0.0}, {1600.0, 1000.0}));
    }
}

void pickLasso(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    const ScreenPoints vertices = bench.vertices(false);
    std::vector<Eigen::Vector2d> line;
    for (int i = 0; i < 300; ++i) {
        line.emplace_back(800.0 + 700.0 * std::cos(0.02 * i), 500.0 + 450.0 * std::sin(0.02 * i));
    }
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(vertices.inLasso(line));
    }
}

void pickStroke(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    const ScreenPoints vertices = bench.vertices(false);
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(vertices.inStroke({780.0, 480.0}, {820.0, 520.0}, 40.0));
    }
}

void growVertices(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    const std::array<const Mesh*, 1> meshes{bench.scene->parts[0].mesh.get()};
    const VertexSet half = bench.vertices(false).inBox({0.0, 0.0}, {1600.0, 500.0});
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(grown(half, meshes));
    }
}

BENCHMARK(projectVertices)->ArgName("through")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(pickBox)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(pickLasso)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(pickStroke)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(growVertices)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

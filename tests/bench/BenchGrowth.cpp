#include "core/solve/Bind.h"
#include "tests/support/Shapes.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdlib>
#include <string>

namespace {

using namespace sinew;

/// What one kind of growth costs: time by resolution, by triangles, by bones.
void bindAndCount(benchmark::State& state, const Scene& scene, int resolution) {
    BindSettings settings;
    settings.resolution = resolution;
    settings.automatic = false;
    Progress progress;
    BindReport report;
    for ([[maybe_unused]] const auto& _ : state) {
        Expected<BindResult> result = bind(scene, settings, progress);
        if (!result) {
            state.SkipWithError("the bind failed");
            return;
        }
        report = std::move(result->report);
    }
    state.counters["leaves"] = static_cast<double>(report.leaves);
    state.counters["triangles"] = static_cast<double>(report.triangles);
    state.counters["bones"] = static_cast<double>(report.boneSegments);
}

/// A limb of about so many triangles.
Scene limbOf(std::int64_t triangles, int jointCount = 20) {
    std::vector<Vec3> joints;
    for (int j = 0; j < jointCount; ++j) {
        joints.emplace_back(-1.0 + 2.0 * j / (jointCount - 1), 0, 0);
    }
    const auto around = static_cast<int>(std::sqrt(static_cast<double>(triangles) / 4.0));
    return test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, around, 2 * around),
                       test::chain(joints));
}

/// A comb: thin limbs with ten joints each on one beam, so many joints in all.
Scene combOf(std::int64_t bones) {
    const auto limbs = static_cast<int>(bones / 10);
    Mesh mesh = test::box(Vec3(-1.05, -0.1, -0.05), Vec3(1.05, 0.02, 0.05));
    Skeleton skeleton = test::chain({Vec3(0, -0.04, 0)});
    for (int limb = 0; limb < limbs; ++limb) {
        const double x = limbs == 1 ? 0.0 : -1.0 + 2.0 * limb / (limbs - 1);
        mesh = test::joined(mesh, test::capsule(Vec3(x, 0, 0), Vec3(x, 1.5, 0), 0.03, 12, 60));
        for (int j = 0; j < 10; ++j) {
            Joint joint;
            joint.name = "limb" + std::to_string(limb) + "_" + std::to_string(j);
            joint.parent = j == 0 ? 0 : static_cast<std::int32_t>(skeleton.size()) - 1;
            joint.modelFromJointBind.translation() = Vec3(x, 0.02 + 0.15 * j, 0);
            skeleton.joints.push_back(joint);
        }
    }
    return test::scene(std::move(mesh), std::move(skeleton));
}

void growResolution(benchmark::State& state) {
    bindAndCount(state, limbOf(40000), static_cast<int>(state.range(0)));
}
void growTriangles(benchmark::State& state) {
    bindAndCount(state, limbOf(state.range(0)), 256);
}
/// The same limb, more joints.
void growJoints(benchmark::State& state) {
    bindAndCount(state, limbOf(40000, static_cast<int>(state.range(0))), 256);
}
void growBones(benchmark::State& state) {
    bindAndCount(state, combOf(state.range(0)), 256);
}

BENCHMARK(growResolution)->RangeMultiplier(2)->Range(64, 1024)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(growTriangles)
    ->RangeMultiplier(10)
    ->Range(10000, 10000000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(growJoints)->Arg(20)->Arg(60)->Arg(180)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(growBones)
    ->Arg(10)
    ->Arg(20)
    ->Arg(50)
    ->Arg(100)
    ->Arg(200)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace

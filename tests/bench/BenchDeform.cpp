#include "core/deform/Deform.h"
#include "core/skeleton/Pose.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

namespace {

using namespace sinew;

/// Four influences on every point, as an engine has them.
SkinWeights fourInfluences(std::size_t points, std::size_t joints) {
    SkinWeightsBuilder builder;
    std::vector<Influence> influences(4);
    for (std::size_t p = 0; p < points; ++p) {
        for (std::size_t i = 0; i < influences.size(); ++i) {
            influences[i] = {static_cast<std::int32_t>((p + i) % joints), 1.0F / static_cast<float>(i + 1)};
        }
        builder.add(influences);
    }
    return builder.finish();
}

/// Points a second.
void deform(benchmark::State& state, Deformer deformer) {
    const Scene limb = bench::limb();
    const std::vector<Vec3>& points = limb.parts[0].mesh->points;
    const SkinWeights weights = fourInfluences(points.size(), limb.skeleton.size());
    Pose pose = Pose::bindPose(limb.skeleton);
    for (JointPose& joint : pose.joints) {
        joint.rotation = Quat(Eigen::AngleAxisd(0.2, Vec3::UnitZ()));
    }
    const std::vector<Transform> matrices = skinningMatrices(limb.skeleton, pose);
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(deformPoints(points, weights, matrices, deformer));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(points.size()));
}

void linearBlend(benchmark::State& state) {
    deform(state, Deformer::LinearBlend);
}
void dualQuaternion(benchmark::State& state) {
    deform(state, Deformer::DualQuaternion);
}

BENCHMARK(linearBlend)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(dualQuaternion)->Unit(benchmark::kMicrosecond)->UseRealTime();

} // namespace

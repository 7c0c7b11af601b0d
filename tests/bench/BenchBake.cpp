#include "core/bake/Bake.h"
#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"
#include "core/solve/Bind.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

#include <numbers>

namespace {

using namespace sinew;

/// The limb of 20,000 vertices and 20 joints, bound.
std::optional<Scene> boundLimb() {
    Scene scene = bench::limb();
    Progress progress;
    const Expected<BindResult> bound = bind(scene, BindSettings(), progress);
    if (!bound) {
        return std::nullopt;
    }
    scene.parts[0].weights = bound->weights[0];
    return scene;
}

/// Joint after joint bent by 30, 60, 90 and 120 degrees, as dual quaternions show it; every third pose
/// judges.
BakeInput bendsOf(const Scene& scene, std::size_t poses) {
    BakeInput input;
    input.scene = &scene;
    input.mirror = mirrorTable(scene.skeleton);
    std::vector<std::int32_t> parents;
    for (const Joint& joint : scene.skeleton.joints) {
        parents.push_back(joint.parent);
    }
    const std::size_t bending = scene.skeleton.size() - 1;
    const Part& part = scene.parts[0];
    for (std::size_t p = 0; p < poses; ++p) {
        const std::size_t joint = 1 + p % bending;
        const double degrees = 30.0 * static_cast<double>(1 + p / bending % 4);
        BakePose pose{"", Pose::bindPose(scene.skeleton), static_cast<std::int32_t>(joint), p % 3 == 2, {}};
        pose.pose.joints[joint].rotation =
            Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, Vec3::UnitZ()));
        pose.target.emplace_back();
        for (const Vec3& vertex :
             deformVertices(part.mesh->vertices, *part.weights, skinningMatrices(scene.skeleton, pose.pose),
                            Deformer::DualQuaternion, {{}, {}, parents})) {
            pose.target[0].push_back(vertex.cast<float>());
        }
        input.poses.push_back(std::move(pose));
    }
    return input;
}

/// First argument: poses. Second: whether helper joints and 24 shapes come with the weights.
void bakeLimb(benchmark::State& state) {
    const std::optional<Scene> scene = boundLimb();
    if (!scene) {
        state.SkipWithError("the limb is not bound");
        return;
    }
    const BakeInput input = bendsOf(*scene, static_cast<std::size_t>(state.range(0)));
    BakeSettings settings;
    settings.helpers = state.range(1) != 0;
    settings.maxShapes = settings.helpers ? 24 : 0;
    std::size_t helpers = 0;
    std::size_t shapes = 0;
    for ([[maybe_unused]] const auto& _ : state) {
        Progress progress;
        const Expected<BakeResult> result = bake(input, settings, progress);
        if (!result) {
            state.SkipWithError("nothing is baked");
            return;
        }
        helpers = result->helpers.size();
        shapes = result->shapes.size();
    }
    state.counters["helpers"] = static_cast<double>(helpers);
    state.counters["shapes"] = static_cast<double>(shapes);
}

BENCHMARK(bakeLimb)->ArgsProduct({{38, 76}, {0, 1}})->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"
#include "core/deform/implicit/PosedFields.h"
#include "core/skeleton/Pose.h"
#include "core/solve/Bind.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <numbers>
#include <numeric>

namespace {

using namespace sinew;

/// A bound character and what posing it takes.
struct Bound {
    Scene scene;
    std::vector<SkinnedPart> parts;
    std::vector<std::int32_t> parents;

    explicit Bound(Scene from)
        : scene(std::move(from)) {
        for (const Part& part : scene.parts) {
            parts.push_back({part.mesh.get(), part.weights.get()});
        }
        for (const Joint& joint : scene.skeleton.joints) {
            parents.push_back(joint.parent);
        }
    }
    std::vector<std::vector<Vec3>> directSkinning(const std::vector<Transform>& matrices) const {
        std::vector<std::vector<Vec3>> base;
        for (const SkinnedPart& part : parts) {
            base.push_back(part.weights == nullptr
                               ? part.mesh->vertices
                               : deformVertices(part.mesh->vertices, *part.weights, matrices,
                                                Deformer::DualQuaternion, {{}, {}, parents}));
        }
        return base;
    }
    ImplicitSkin fitted() const {
        Progress progress;
        return bindImplicit(parts, scene.skeleton, progress).value();
    }
};

/// A limb of 20,000 vertices and 20 joints, each vertex between the two joints it lies between.
Bound limb() {
    Scene scene = bench::limb();
    SkinWeightsBuilder builder;
    const auto last = static_cast<double>(scene.skeleton.size() - 1);
    for (const Vec3& point : scene.parts[0].mesh->vertices) {
        const double along = std::clamp((point.x() + 1.0) / 2.0 * last - 0.5, 0.0, last - 1e-9);
        const double low = std::floor(along);
        builder.add(
            std::vector<Influence>{{static_cast<std::int32_t>(low), static_cast<float>(1.0 - (along - low))},
                                   {static_cast<std::int32_t>(low) + 1, static_cast<float>(along - low)}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return Bound(std::move(scene));
}

/// The sample character, bound; nothing when its file cannot be read.
std::optional<Bound> sample() {
    std::optional<Scene> scene = bench::sample();
    if (!scene) {
        return std::nullopt;
    }
    Progress progress;
    BindSettings settings;
    settings.resolution = 128;
    settings.automatic = false;
    Expected<BindResult> bound = bind(*scene, settings, progress);
    if (!bound) {
        return std::nullopt;
    }
    for (std::size_t part = 0; part < scene->parts.size(); ++part) {
        scene->parts[part].weights = bound->weights[part];
    }
    return Bound(std::move(*scene));
}

/// The forearm or the middle of a limb; all: every joint but the first.
std::vector<std::size_t> turned(const Skeleton& skeleton, bool all) {
    const std::int32_t forearm = skeleton.find("LeftForeArm");
    if (!all) {
        return {forearm == kNone ? skeleton.size() / 2 : static_cast<std::size_t>(forearm)};
    }
    std::vector<std::size_t> joints(skeleton.size() - 1);
    std::iota(joints.begin(), joints.end(), std::size_t{1});
    return joints;
}

/// Frame after frame, the joints a degree on with each: to and fro, one by up to 90 degrees, all by 12.
void frames(benchmark::State& state, const std::optional<Bound>& character, bool all) {
    if (!character) {
        state.SkipWithError("the character is missing");
        return;
    }
    const Skeleton& skeleton = character->scene.skeleton;
    const std::vector<std::size_t> joints = turned(skeleton, all);
    const int max = all ? 12 : 90;
    ImplicitPoser poser(std::make_shared<const ImplicitSkin>(character->fitted()));
    int step = 0;
    double moved = 0.0;
    for ([[maybe_unused]] const auto& _ : state) {
        const int degrees = max - std::abs(max - ++step % (2 * max));
        Pose pose = Pose::bindPose(skeleton);
        for (const std::size_t joint : joints) {
            pose.joints[joint].rotation =
                Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, Vec3::UnitZ()));
        }
        const std::vector<Transform> matrices = skinningMatrices(skeleton, pose);
        for (const auto& states : poser.pose(matrices, character->directSkinning(matrices), {}).states) {
            moved += static_cast<double>(
                std::ranges::count_if(states, [](VertexState s) { return s != VertexState::Still; }));
        }
    }
    state.counters["points"] = static_cast<double>(poser.skin().vertices.size());
    state.counters["moved"] = moved / static_cast<double>(state.iterations());
    state.counters["frames"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void implicitLimb(benchmark::State& state) {
    frames(state, limb(), state.range(0) != 0);
}
void implicitSample(benchmark::State& state) {
    frames(state, sample(), state.range(0) != 0);
}

/// Fields of the sample character, 50 joints.
void implicitBind(benchmark::State& state) {
    const std::optional<Bound> character = sample();
    if (!character) {
        state.SkipWithError("the character is missing");
        return;
    }
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(character->fitted());
    }
}

/// What the centres of rotation of the sample character take, once.
void centers(benchmark::State& state) {
    const std::optional<Bound> character = sample();
    if (!character) {
        state.SkipWithError("the character is missing");
        return;
    }
    Progress progress;
    for ([[maybe_unused]] const auto& _ : state) {
        for (const SkinnedPart& part : character->parts) {
            benchmark::DoNotOptimize(centersOfRotation(*part.mesh, *part.weights, progress));
        }
    }
}

BENCHMARK(implicitLimb)->Arg(0)->Arg(1)->ArgName("all")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(implicitSample)->Arg(0)->Arg(1)->ArgName("all")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(implicitBind)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(centers)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

#include "core/layers/brush/Paint.h"
#include "core/layers/evaluate/LayerEvaluator.h"
#include "core/layers/operations/WeightOperations.h"
#include "core/skeleton/Pose.h"
#include "core/solve/Bind.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

namespace {

using namespace sinew;

constexpr std::size_t kLayers = 10;

/// The Armadillo bound at 128, and ten painted layers over all of its vertices.
struct Bench {
    std::shared_ptr<const LayerContext> context;
    MirrorTable table;
    Skeleton skeleton;
    PartWeights bases[2];
    LayerStack stack;
    LayerEvaluator evaluator;

    bool open(std::size_t layers = kLayers) {
        std::optional<Scene> scene = bench::armadillo();
        if (!scene) {
            return false;
        }
        BindSettings settings;
        settings.resolution = 128;
        settings.automatic = false;
        Progress progress;
        const auto field = solveBind(*scene, settings, progress);
        for (PartWeights& base : bases) {
            const BindResult result = weighBind(*scene, **field, settings);
            base.assign(result.weights.begin(), result.weights.end());
            settings.alpha = 0.5;
        }
        std::vector<std::shared_ptr<const Mesh>> meshes;
        for (const Part& part : scene->parts) {
            meshes.push_back(part.mesh);
        }
        skeleton = scene->skeleton;
        table = mirrorTable(skeleton);
        context = std::make_shared<const LayerContext>(makeLayerContext(meshes, scene->skeleton, table));
        for (std::size_t i = 0; i < layers; ++i) {
            addLayer(i);
        }
        return true;
    }

    void addLayer(std::size_t i) {
        WeightLayer layer;
        layer.name = "Layer " + std::to_string(i);
        layer.opacity = i % 2 == 0 ? 1.0F : 0.75F;
        stack = stack.added(std::move(layer), i);
        evaluator.evaluate(stack, bases[0], context);
        std::vector<ReachedVertex> all;
        for (std::uint32_t p = 0; p < context->surface->vertexCount(0); ++p) {
            all.push_back({{0, p}, 0.5F});
        }
        Brush brush;
        brush.joint = static_cast<std::int32_t>(i + 1);
        brush.value = 0.25F;
        stack = *paint({stack, i, evaluator.below(i), *context}, all, brush);
        evaluator.evaluate(stack, bases[0], context);
    }

    LayerStack dab(std::size_t layer, BrushMode mode, std::uint32_t triangle) {
        ReachSettings reach;
        reach.radius = 0.05 * context->surface->diagonal();
        Brush brush;
        brush.mode = mode;
        brush.joint = 3;
        brush.value = 0.1F;
        brush.strength = 0.5F;
        const PartWeights below = evaluator.below(layer);
        const std::vector<ReachedVertex> vertices =
            brushReach(*context->surface, {0, triangle, Vec3(1, 0, 0)}, reach);
        reached = vertices.size();
        return *paint({stack, layer, below, *context}, vertices, brush);
    }
    std::size_t reached = 0;
};

void missing(benchmark::State& state) {
    state.SkipWithError("the Armadillo is not there; SINEW_TEST_MODELS names its folder");
}

/// Ten layers over every vertex after the weights below changed, as the alpha slider changes them.
void layersOtherBase(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    std::size_t which = 0;
    for ([[maybe_unused]] const auto& _ : state) {
        which = 1 - which;
        benchmark::DoNotOptimize(bench.evaluator.evaluate(bench.stack, bench.bases[which], bench.context));
    }
    state.counters["points"] = static_cast<double>(bench.context->surface->vertexCount());
}

/// Reach, stroke and evaluation of a dab; the argument: which of the ten layers, and the mode.
void layersDab(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    std::uint32_t triangle = 0;
    for ([[maybe_unused]] const auto& _ : state) {
        triangle =
            (triangle + 7919) % static_cast<std::uint32_t>(bench.context->surface->triangles(0).size());
        bench.stack = bench.dab(static_cast<std::size_t>(state.range(0)),
                                static_cast<BrushMode>(state.range(1)), triangle);
        benchmark::DoNotOptimize(bench.evaluator.evaluate(bench.stack, bench.bases[0], bench.context));
    }
    state.counters["reached"] = static_cast<double>(bench.reached);
}

/// From a stack with a dab in its lowest layer back to the one before, and forth.
void layersUndo(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    const LayerStack before = bench.stack;
    const LayerStack after = bench.dab(0, BrushMode::Add, 1000);
    bool undone = false;
    for ([[maybe_unused]] const auto& _ : state) {
        undone = !undone;
        benchmark::DoNotOptimize(
            bench.evaluator.evaluate(undone ? before : after, bench.bases[0], bench.context));
    }
    state.counters["stepBytes"] = static_cast<double>(bytesNotShared(after, before));
    state.counters["stackBytes"] = static_cast<double>(bytesOf(before));
}

/// A flood over all vertices.
void layersFlood(benchmark::State& state) {
    Bench bench;
    if (!bench.open(1)) {
        return missing(state);
    }
    std::vector<ReachedVertex> all;
    for (std::uint32_t p = 0; p < bench.context->surface->vertexCount(0); ++p) {
        all.push_back({{0, p}, 1.0F});
    }
    Brush brush;
    brush.mode = static_cast<BrushMode>(state.range(0));
    brush.joint = brush.mode == BrushMode::Smooth ? kNone : 2;
    const PartWeights below = bench.evaluator.below(0);
    for ([[maybe_unused]] const auto& _ : state) {
        const auto stack = paint({bench.stack, 0, below, *bench.context}, all, brush);
        benchmark::DoNotOptimize(bench.evaluator.evaluate(*stack, bench.bases[0], bench.context));
    }
}

/// A layer that relaxes or mirrors, over weights that changed everywhere.
void layersSpread(benchmark::State& state) {
    Bench bench;
    if (!bench.open(0)) {
        return missing(state);
    }
    WeightLayer layer;
    layer.kind = static_cast<LayerKind>(state.range(0));
    const auto context = std::make_shared<const LayerContext>(withMirror(*bench.context, bench.table));
    std::size_t which = 0;
    bench.stack = bench.stack.added(layer, 0);
    for ([[maybe_unused]] const auto& _ : state) {
        which = 1 - which;
        benchmark::DoNotOptimize(bench.evaluator.evaluate(bench.stack, bench.bases[which], context));
    }
}

/// What is made once a mesh: the surface, and the mirror map.
void layersGround(benchmark::State& state) {
    Bench bench;
    if (!bench.open(0)) {
        return missing(state);
    }
    const auto mesh = std::make_shared<const Mesh>(bench.context->surface->mesh(0));
    for ([[maybe_unused]] const auto& _ : state) {
        if (state.range(0) == 0) {
            benchmark::DoNotOptimize(LayerSurface({mesh}).weldedCount());
        } else {
            benchmark::DoNotOptimize(
                MirrorMap(*bench.context->surface, bench.table.normal, bench.table.offset).partnered());
        }
    }
}

/// Four rounds over all vertices, every joint bent a little.
void layersRelaxPosed(benchmark::State& state) {
    Bench bench;
    if (!bench.open(0)) {
        return missing(state);
    }
    Pose pose = Pose::bindPose(bench.skeleton);
    for (JointPose& joint : pose.joints) {
        joint.rotation = Quat(Eigen::AngleAxisd(0.2, Vec3::UnitX()));
    }
    const std::vector<Transform> matrices = skinningMatrices(bench.skeleton, pose);
    OperationInput input{*bench.context, bench.bases[0], {}, {}};
    for (std::uint32_t p = 0; p < bench.context->surface->vertexCount(0); ++p) {
        input.vertices.push_back({0, p});
    }
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(relaxPosed(input, matrices, 4, 0.5F));
    }
}

void layersRogues(benchmark::State& state) {
    Bench bench;
    if (!bench.open(0)) {
        return missing(state);
    }
    for ([[maybe_unused]] const auto& _ : state) {
        benchmark::DoNotOptimize(findWeightOutliers(*bench.context, bench.bases[0]));
    }
}

BENCHMARK(layersOtherBase)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(layersDab)->ArgsProduct({{0, 9}, {0, 4}})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(layersUndo)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(layersFlood)->Arg(1)->Arg(4)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(layersSpread)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(layersGround)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(layersRelaxPosed)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(layersRogues)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

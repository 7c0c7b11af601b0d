#include "app/document/PosedMesh.h"
#include "app/document/edits/Edits.h"
#include "app/jobs/BindController.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

namespace {

using namespace sinew;

/// The Armadillo bound and bent, without a window around it.
struct Bench {
    Document document;
    PosedMesh posed{document};

    bool open(int resolution = BindSettings().resolution) {
        std::optional<Scene> scene = bench::armadillo();
        if (!scene) {
            return false;
        }
        DocumentState opened = stateOfScene(std::move(*scene), {});
        opened.settings.resolution = resolution;
        document.reset(std::move(opened));
        Progress progress;
        const DocumentState& state = document.state();
        auto field = solveBind(*state.scene, state.settings, progress);
        BindResult result = weighBind(*state.scene, **field, state.settings);
        applyBind(document, {*field, std::make_shared<const BindReport>(std::move(result.report)),
                             std::make_shared<const PartWeights>(std::move(result.weights))});
        for (std::int32_t joint = 0; joint < static_cast<std::int32_t>(state.pose.joints.size()); ++joint) {
            JointPose pose;
            pose.rotation = Eigen::AngleAxisd(0.3, Vec3::UnitZ());
            setJointPose(document, joint, pose);
        }
        return true;
    }
};

/// So many regions of all kinds, each about a tenth of the character, and an alpha for one bone when asked.
void addRegions(BindSettings& settings, const Scene& scene, std::int64_t count, bool boneAlpha) {
    const Aabb box = bounds(scene);
    for (std::int64_t i = 0; i < count; ++i) {
        Region region;
        region.name = std::to_string(i);
        const Vec3 center = box.center() + 0.08 * static_cast<double>(i - 2) * Vec3(1, 1, 0) * box.diagonal();
        region.solid = Solid::sphere(center, 0.08 * box.diagonal());
        region.blend = 0.02 * box.diagonal();
        region.alpha = i % 2 == 0 ? std::optional(0.3) : std::nullopt;
        region.maxInfluences = i % 3 == 0 ? std::optional(2) : std::nullopt;
        if (i % 2 == 1) {
            region.joints = {scene.skeleton.joints[5].name, scene.skeleton.joints[6].name};
        }
        settings.regions.push_back(region);
    }
    if (boneAlpha) {
        settings.boneAlphas.push_back({scene.skeleton.joints[5].name, 0.3});
    }
}

void missing(benchmark::State& state) {
    state.SkipWithError("the Armadillo is not there; SINEW_TEST_MODELS names its folder");
}

/// Runs the event loop until `shown`.
void waitFor(const bool& shown) {
    while (!shown) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

/// From the event of a slider that moves to new positions and normals under the weights of its value.
void alphaStep(benchmark::State& state) {
    int argc = 0;
    const QCoreApplication application(argc, nullptr);
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    BindSettings settings = bench.document.state().settings;
    addRegions(settings, *bench.document.state().scene, state.range(1), state.range(2) != 0);
    setBindSettings(bench.document, settings);
    TaskPool pool;
    const BindController controller(bench.document, bench.posed, pool);
    bool shown = false;
    bench.document.onChange(DocumentChange::Weights, &pool, [&] { shown = true; });
    for ([[maybe_unused]] const auto& _ : state) {
        settings.alpha = settings.alpha > 0.5 ? 0.2 : settings.alpha + 0.01;
        shown = false;
        setBindSettings(bench.document, settings, MergeKey::Setting, WeightUpdate::Later);
        waitFor(shown);
        benchmark::DoNotOptimize(bench.posed.vertices(0).data());
        if (state.range(0) != 0) {
            benchmark::DoNotOptimize(bench.posed.normals(0).data());
        }
    }
}

/// A drag of alpha with an event every 16 ms. Counters, in ms: the longest time without a new picture while
/// it lasts, and the time from the last event to the picture of its value; of all iterations the worst.
void alphaDrag(benchmark::State& state) {
    constexpr int kEvents = 60;
    int argc = 0;
    const QCoreApplication application(argc, nullptr);
    Bench bench;
    if (!bench.open(static_cast<int>(state.range(0)))) {
        return missing(state);
    }
    TaskPool pool;
    const BindController controller(bench.document, bench.posed, pool);
    QElapsedTimer clock;
    qint64 gap = 0;
    qint64 rest = 0;
    int pictures = 0;
    int events = 0;
    QTimer hand;
    bool shown = false;
    bench.document.onChange(DocumentChange::Weights, &pool, [&] {
        benchmark::DoNotOptimize(bench.posed.vertices(0).data());
        benchmark::DoNotOptimize(bench.posed.normals(0).data());
        ++pictures;
        if (events < kEvents) {
            gap = std::max(gap, clock.restart());
        } else if (!bench.document.weightsAwaited()) {
            rest = std::max(rest, clock.elapsed());
            shown = true;
        }
    });
    QObject::connect(&hand, &QTimer::timeout, &pool, [&] {
        BindSettings settings = bench.document.state().settings;
        settings.alpha = settings.alpha > 0.5 ? 0.2 : settings.alpha + 0.005;
        if (++events == kEvents) {
            hand.stop();
            clock.restart();
        }
        setBindSettings(bench.document, settings, MergeKey::Setting, WeightUpdate::Later);
    });
    for ([[maybe_unused]] const auto& _ : state) {
        events = 0;
        shown = false;
        clock.start();
        hand.start(16);
        waitFor(shown);
    }
    state.counters["gap"] = static_cast<double>(gap);
    state.counters["rest"] = static_cast<double>(rest);
    state.counters["pictures"] =
        benchmark::Counter(static_cast<double>(pictures), benchmark::Counter::kAvgIterations);
}

/// From a joint's turn to new positions and normals.
void poseStep(benchmark::State& state) {
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    setDeformer(bench.document, static_cast<Deformer>(state.range(0)));
    double angle = 0.0;
    for ([[maybe_unused]] const auto& _ : state) {
        JointPose pose;
        pose.rotation = Eigen::AngleAxisd(angle += 0.01, Vec3::UnitX());
        setJointPose(bench.document, 3, pose, MergeKey::Pose);
        benchmark::DoNotOptimize(bench.posed.vertices(0).data());
        benchmark::DoNotOptimize(bench.posed.normals(0).data());
    }
}

/// From the penalty slider's event to the positions under the weights of that penalty.
void penaltyStep(benchmark::State& state) {
    int argc = 0;
    const QCoreApplication application(argc, nullptr);
    Bench bench;
    if (!bench.open()) {
        return missing(state);
    }
    TaskPool pool;
    BindController controller(bench.document, bench.posed, pool);
    bool shown = false;
    QObject::connect(&controller, &BindController::finished, &controller, [&] { shown = true; });
    BindSettings settings = bench.document.state().settings;
    settings.penalty = 8.0;
    for ([[maybe_unused]] const auto& _ : state) {
        settings.penalty += 1.0;
        shown = false;
        setBindSettings(bench.document, settings, MergeKey::Setting);
        waitFor(shown);
        benchmark::DoNotOptimize(bench.posed.vertices(0).data());
    }
}

BENCHMARK(alphaStep)
    ->ArgNames({"normals", "regions", "bone"})
    ->ArgsProduct({{0, 1}, {0, 5}, {0, 1}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(alphaDrag)
    ->ArgName("resolution")
    ->Arg(64)
    ->Arg(256)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(5);
BENCHMARK(poseStep)->ArgName("dqs")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(penaltyStep)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(20);

} // namespace

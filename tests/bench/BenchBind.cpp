#include "app/jobs/DragPreview.h"
#include "core/solve/Bind.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

namespace {

using namespace sinew;

/// Binds at the resolution in the first argument; the seconds of every stage as counters.
void bindScene(benchmark::State& state, const Scene& scene) {
    BindSettings settings;
    settings.resolution = static_cast<int>(state.range(0));
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
    const auto count = [&](const char* name, Stage stage) {
        for (const StageTime& time : report.stages) {
            if (time.stage == stage) {
                state.counters[name] = time.seconds;
            }
        }
    };
    count("octree_s", Stage::Octree);
    count("voxelize_s", Stage::Voxelize);
    count("adjacency_s", Stage::Adjacency);
    count("distances_s", Stage::Distances);
    count("weights_s", Stage::Weights);
    state.counters["leaves"] = static_cast<double>(report.leaves);
}

void bindFile(benchmark::State& state, const std::optional<Scene>& scene) {
    if (!scene) {
        state.SkipWithError("the model is not there; SINEW_TEST_MODELS names the folder of real ones");
        return;
    }
    bindScene(state, *scene);
}

void bindSample(benchmark::State& state) {
    bindFile(state, bench::sample());
}
void bindArmadillo(benchmark::State& state) {
    bindFile(state, bench::armadillo());
}

/// What follows a joint that is dragged: the bind of a character that is bound already. Argument: DragDetail.
void dragPreview(benchmark::State& state, const std::optional<Scene>& scene) {
    if (!scene) {
        state.SkipWithError("the model is not there; SINEW_TEST_MODELS names the folder of real ones");
        return;
    }
    Progress progress;
    const auto detail = static_cast<DragDetail>(state.range(0));
    const auto bound = solveBind(*scene, {}, progress);
    for ([[maybe_unused]] const auto& _ : state) {
        if (!bound || !draggedWeights(*scene, {}, detail, bound->get(), progress)) {
            state.SkipWithError("the bind failed");
            return;
        }
    }
}

void dragSample(benchmark::State& state) {
    dragPreview(state, bench::sample());
}
void dragArmadillo(benchmark::State& state) {
    dragPreview(state, bench::armadillo());
}

BENCHMARK(dragSample)->DenseRange(0, 2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(dragArmadillo)->DenseRange(0, 2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(bindSample)->Arg(128)->Arg(256)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(bindArmadillo)->Arg(128)->Arg(256)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

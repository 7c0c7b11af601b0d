#include "core/solve/Bind.h"
#include "tests/bench/BenchModels.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

namespace {

using namespace sinew;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Watches how evenly a bind reports, and can cancel it.
class Pulse final : public Progress {
public:
    bool canceled() const override { return m_canceled; }
    void report(Stage stage, double /*fraction*/) override {
        const std::lock_guard lock(m_mutex);
        if (const double still = secondsSince(m_last); still > m_longest) {
            m_longest = still;
            m_stage = m_reported;
        }
        m_reported = stage;
        m_last = Clock::now();
    }
    void cancel() { m_canceled = true; }
    double longest() const { return m_longest; }
    Stage stage() const { return m_stage; }

private:
    std::atomic<bool> m_canceled{false};
    std::mutex m_mutex;
    Clock::time_point m_last = Clock::now();
    Stage m_reported = Stage::Prepare;
    Stage m_stage = Stage::Prepare;
    double m_longest = 0.0;
};

/// Seconds from a cancel at `at` seconds to the end of the bind.
double answerTo(const Scene& scene, const BindSettings& settings, double at) {
    Pulse pulse;
    Clock::time_point asked;
    std::thread impatient([&] {
        std::this_thread::sleep_for(std::chrono::duration<double>(at));
        asked = Clock::now();
        pulse.cancel();
    });
    const auto result = bind(scene, settings, pulse);
    const Clock::time_point answered = Clock::now();
    impatient.join();
    return result ? 0.0 : std::chrono::duration<double>(answered - asked).count();
}

/// How long the progress of a bind stands still at most (and in which stage, by its number), and how long a
/// cancel waits for an answer at most, asked at twelve moments.
void pulse(benchmark::State& state) {
    const std::optional<Scene> scene = bench::armadillo();
    if (!scene) {
        state.SkipWithError("the model is not there; SINEW_TEST_MODELS names the folder of real ones");
        return;
    }
    BindSettings settings;
    settings.resolution = static_cast<int>(state.range(0));
    settings.automatic = false;
    for ([[maybe_unused]] const auto& _ : state) {
        Pulse watching;
        const Clock::time_point begin = Clock::now();
        if (!bind(*scene, settings, watching)) {
            state.SkipWithError("the bind failed");
            return;
        }
        const double whole = secondsSince(begin);
        state.counters["longest_still_s"] = watching.longest();
        state.counters["in_stage"] = static_cast<double>(watching.stage());
        constexpr int moments = 12;
        double slowest = 0.0;
        for (int k = 1; k <= moments; ++k) {
            slowest = std::max(slowest, answerTo(*scene, settings, whole * k / (moments + 1)));
        }
        state.counters["cancel_s"] = slowest;
    }
}

BENCHMARK(pulse)->Arg(256)->Arg(1024)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

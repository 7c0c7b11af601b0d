#include "app/bake/BakeRun.h"

#include "app/text/SolverTexts.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace sinew {
namespace {

/// Seconds since the last call.
class LapWatch {
public:
    double lap() {
        const auto now = std::chrono::steady_clock::now();
        return std::chrono::duration<double>(now - std::exchange(m_last, now)).count();
    }

private:
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

/// Where each phase ends, as a fraction of the whole. Fitted on quaternius_adventurer and mh_worker_mixamo
/// with implicit skinning; with other methods the source takes less.
constexpr std::array kPhaseEnds{0.45, 0.65, 0.8, 1.0};

/// Reports of stages as those of the phase that they belong to, in fractions of the whole bake. What is
/// prepared in other stages does not move the bar.
class PhaseProgress final : public Progress {
public:
    PhaseProgress(Progress& whole, std::initializer_list<std::pair<const Stage, BakePhase>> phases)
        : m_whole(whole)
        , m_phases(phases) {}

    bool canceled() const override { return m_whole.canceled(); }
    void report(Stage stage, double fraction) override {
        const auto found = m_phases.find(stage);
        if (found != m_phases.end()) {
            const auto phase = static_cast<std::size_t>(found->second);
            const double from = phase > 0 ? kPhaseEnds[phase - 1] : 0.0;
            m_whole.report(stage, from + (kPhaseEnds[phase] - from) * fraction);
        }
    }

private:
    Progress& m_whole;
    std::map<Stage, BakePhase> m_phases;
};

std::string methodOf(const BakeSource& source) {
    return skinningMethodText(source.deform).toStdString();
}

/// Before anything long: whether there is something to bake, and room for it.
Expected<void> checkAsked(const BakeAsked& asked) {
    const Scene& scene = *asked.source.scene;
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {scene.sourceFile});
    }
    if (isLinear(asked.source)) {
        return fail(ErrorCode::BakeWithoutGain, {methodOf(asked.source)});
    }
    if (asked.poses.empty()) {
        return fail(ErrorCode::BakeWithoutPoses);
    }
    const std::size_t megabytes = bakeMegabytes(scene, asked.poses.size());
    return megabytes <= asked.megabytes
               ? Expected<void>()
               : fail(ErrorCode::BakeTooLarge, {std::to_string(megabytes), std::to_string(asked.megabytes)});
}

std::size_t heldCount(const std::vector<std::vector<bool>>& held) {
    std::size_t count = 0;
    for (const std::vector<bool>& part : held) {
        count += static_cast<std::size_t>(std::ranges::count(part, true));
    }
    return count;
}

/// Of BakeOutcome.
std::vector<std::int32_t> undrivenJoints(const BakeInput& input, const BakeSettings& fit) {
    std::set<std::int32_t> undriven;
    if (fit.helpers || fit.maxShapes > 0) {
        const Skeleton& skeleton = input.scene->skeleton;
        for (const BakePose& pose : input.poses) {
            for (const std::int32_t joint : turnedJoints(skeleton, pose.pose)) {
                if (!canDrive(skeleton, joint)) {
                    undriven.insert(joint);
                }
            }
        }
    }
    return {undriven.begin(), undriven.end()};
}

} // namespace

BakePhase bakePhaseAt(double fraction) {
    const auto* const end = std::ranges::upper_bound(kPhaseEnds, fraction);
    return end == kPhaseEnds.end() ? BakePhase::Measure
                                   : static_cast<BakePhase>(std::distance(kPhaseEnds.begin(), end));
}

Expected<BakeOutcome> runBake(BakeAsked asked, Progress& progress) {
    SINEW_CHECK(checkAsked(asked));
    BakeOutcome outcome;
    LapWatch watch;
    PhaseProgress showing(progress, {{Stage::Deform, BakePhase::Show}});
    SINEW_CHECK(showTargets(asked.source, asked.poses, showing));
    outcome.seconds.source = watch.lap();
    const BakeInput input{asked.source.scene.get(), asked.source.drivers,  std::move(asked.poses),
                          std::move(asked.locked),  std::move(asked.held), std::move(asked.mirror),
                          methodOf(asked.source)};
    PhaseProgress fitting(progress, {{Stage::Weights, BakePhase::Fit}, {Stage::Deform, BakePhase::Correct}});
    SINEW_TRY(outcome.result, bake(input, asked.fit, fitting));
    outcome.seconds.fit = watch.lap();
    outcome.drivers = input.drivers;
    outcome.baked = std::make_shared<const Scene>(withBake(*input.scene, outcome.result, outcome.drivers));
    PhaseProgress judging(progress, {{Stage::Deform, BakePhase::Measure}});
    SINEW_TRY(outcome.figures,
              judgeBake(input, asked.fit, outcome.result, *outcome.baked, outcome.drivers, judging));
    outcome.seconds.figures = watch.lap();
    outcome.fit = asked.fit;
    outcome.countedShapes = countedShapes(outcome.result, input.mirror);
    outcome.heldVertices = heldCount(input.held);
    outcome.undriven = undrivenJoints(input, asked.fit);
    for (const BakePose& pose : input.poses) {
        outcome.poses.push_back({pose.name, pose.pose, pose.joint, pose.heldOut, {}});
    }
    return outcome;
}

std::size_t usualInfluences(const Scene& scene) {
    std::size_t influences = 4;
    for (const Part& part : scene.parts) {
        influences = std::max(influences, part.weights ? part.weights->largestInfluenceCount() : 0);
    }
    return influences;
}

} // namespace sinew

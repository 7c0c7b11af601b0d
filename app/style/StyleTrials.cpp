#include "app/style/StyleTrials.h"

#include "app/report/ScenePairs.h"
#include "core/bind/BindInput.h"
#include "core/metrics/WeightMeasures.h"
#include "core/solve/Bind.h"

#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Parts attached to a joint without skin say nothing.
PartWeights finishedWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.rigidJoint == kNone ? part.weights : nullptr);
    }
    return weights;
}

/// Binds one character again and again; trials of one solver follow each other and solve once.
class TrialBind {
public:
    TrialBind(const Scene& scene, Progress& progress)
        : m_scene(scene)
        , m_progress(progress)
        , m_finished(finishedWeights(scene)) {}

    /// The artist's weights with those of a trial. Errors: as bind.
    Expected<WeightPair> pairOf(const StyleTrial& trial) {
        BindSettings settings;
        putFigures(trial, settings);
        if (m_state == nullptr || m_solver != trial.solver) {
            SINEW_TRY(m_state, solveBind(m_scene, settings, m_progress));
            m_solver = trial.solver;
        }
        const BindResult bound = weighBind(m_scene, *m_state, settings, m_progress);
        if (m_progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        return weightPair(m_scene, m_finished, bound.weights);
    }

private:
    const Scene& m_scene;
    Progress& m_progress;
    PartWeights m_finished;
    std::string m_solver;
    std::shared_ptr<const BindState> m_state;
};

} // namespace

Expected<StyleExample> styleExample(const Scene& scene, const std::string& name, Progress& progress) {
    StyleExample example;
    example.name = name;
    SINEW_TRY(const BindProblem problem, makeBindProblem(scene));
    example.surface = surfaceKindOf(problem);
    TrialBind binds(scene, progress);
    for (const StyleTrial& trial : styleTrials()) {
        const Expected<WeightPair> pair = binds.pairOf(trial);
        const bool first = example.differences.empty();
        if (!pair && (first || pair.error().code == ErrorCode::Canceled)) {
            return fail(pair.error());
        }
        example.differences.push_back(pair ? meanDifference(*pair) : std::numeric_limits<double>::infinity());
        if (first) {
            example.transitions = kindTransitions(*pair, scene.skeleton);
            example.influences = influencesPerVertex(pair->reference);
        }
    }
    return example;
}

Expected<void> applyStyle(const HouseStyle& style, const Scene& scene, BindSettings& settings) {
    SINEW_TRY(const BindProblem problem, makeBindProblem(scene));
    applyStyle(style, surfaceKindOf(problem), settings);
    return {};
}

} // namespace sinew

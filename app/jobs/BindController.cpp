#include "app/jobs/BindController.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {

namespace {

/// So long a value rests before the real thing starts.
constexpr int kRestMilliseconds = 250;
constexpr int kPauseMilliseconds = 30; // a moving slider sends its values faster than that

/// Where each stage of a bind begins on a bar from 0 to 1, as it is on characters at 256.
double stageStart(Stage stage) {
    switch (stage) {
    case Stage::Octree:
        return 0.05;
    case Stage::Voxelize:
        return 0.15;
    case Stage::WindingNumbers:
        return 0.3;
    case Stage::Adjacency:
        return 0.35;
    case Stage::Distances:
    case Stage::Solve:
        return 0.5;
    case Stage::Weights:
        return 0.95;
    default:
        return 0.0;
    }
}

double stageEnd(Stage stage) {
    constexpr std::array order{Stage::Prepare,   Stage::Octree,    Stage::Voxelize, Stage::WindingNumbers,
                               Stage::Adjacency, Stage::Distances, Stage::Weights};
    const auto* next =
        std::find(order.begin(), order.end(), stage == Stage::Solve ? Stage::Distances : stage);
    return next == order.end() || next + 1 == order.end() ? 1.0 : stageStart(*(next + 1));
}

/// The report panel and the view show leaks.
BindSettings withLeaks(BindSettings settings) {
    settings.findLeaks = true;
    return settings;
}

/// Whether the penalty, and perhaps what weights alone depend on, is all that differs.
bool penaltyMoved(const BindSettings& from, const BindSettings& to) {
    DistanceSettings distance = from.distance();
    distance.penalty = to.penalty;
    return from.penalty != to.penalty && distance == to.distance() && from.input() == to.input() &&
           from.volume() == to.volume() && from.method() == to.method();
}

/// A bind under the coarse settings of `settings`, without a report. `previous`, one of the same scene, lends
/// what the settings leave as it was.
Expected<BindOutcome> coarseBind(const DocumentState& state, const BindState* previous, Progress& progress) {
    const BindSettings coarse = coarseSettings(state.settings);
    auto field = solveState(state, coarse, progress, previous);
    if (!field) {
        return fail(field.error());
    }
    PartWeights weights = bindWeights(*state.scene, **field, coarse, progress);
    return BindOutcome{std::move(*field), nullptr, std::make_shared<const PartWeights>(std::move(weights))};
}

} // namespace

double bindFraction(Stage stage, double fraction) {
    const double begin = stageStart(stage);
    return begin + (stageEnd(stage) - begin) * std::clamp(fraction, 0.0, 1.0);
}

BindSettings coarseSettings(const BindSettings& settings, int side) {
    BindSettings coarse = settings;
    coarse.resolution = std::min({settings.resolution, side,
                                  distanceCounts(settings) ? kPreviewResolution : kSolvedPreviewResolution});
    coarse.automatic = false;
    coarse.refine.clear();
    coarse.penalty = 1.0 + (effectivePenalty(settings) - 1.0) * coarse.resolution /
                               static_cast<double>(settings.resolution);
    return coarse;
}

BindController::BindController(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_job(pool)
    , m_previewJob(pool)
    , m_weighJob(pool) {
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, [this] { start(Owner::Settings); });
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_weighJob.running() && !m_overtaken && m_weighedSettings != m_document.state().settings) {
            m_overtaken = true;
            m_weighJob.drop();
            weigh();
        }
    });
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_told = true;
        Q_EMIT runningChanged(true);
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Weights, this,
                      &BindController::documentChanged);
}

BindProgress BindController::progress() const {
    BindProgress progress;
    if (!running()) {
        return progress;
    }
    progress.stage = m_job.stage();
    progress.residual = m_job.lastResidual();
    m_shownFraction = std::max(m_shownFraction, bindFraction(progress.stage, m_job.fraction()));
    progress.fraction = m_shownFraction;
    progress.secondsLeft = m_timeLeft.after(static_cast<double>(m_clock.elapsed()) * 1e-3, progress.fraction);
    return progress;
}

void BindController::bind() {
    m_delay.stop();
    // Changed settings and an edited skeleton have asked already; this only lets them wait no longer.
    start(rebindDue() ? Owner::Settings : Owner::Itself);
}

void BindController::cancel() {
    const bool waits = awaited() && !running();
    m_delay.stop();
    m_job.cancel(); // finish() comes with Canceled
    if (waits) {
        Q_EMIT runningChanged(false);
    }
}

void BindController::stop() {
    m_job.drop();
    m_previewJob.drop();
}

/// `another`: it is of a newer value of the slider whose bind has just ended.
void BindController::start(Owner owner, bool another) {
    const DocumentState& state = m_document.state();
    if (!state.scene) {
        return;
    }
    m_delay.stop();
    another = another || (m_following && running()); // or still runs
    stop();
    m_clock.start();
    m_shownFraction = 0.0;
    m_timeLeft = {};
    m_asked = state;
    m_owner = owner;
    m_following = owner == Owner::Settings && state.field && !state.unboundByEdit() &&
                  penaltyMoved(state.field->settings, state.settings);
    const auto work = [state,
                       settings = withLeaks(state.settings)](Progress& progress) -> Expected<BindOutcome> {
        auto field = solveState(state, settings, progress, state.field.get());
        if (!field) {
            return fail(field.error());
        }
        progress.report(Stage::Weights, 0.0);
        BindResult result = weighBind(*state.scene, **field, settings, progress);
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        return BindOutcome{std::move(*field), std::make_shared<const BindReport>(std::move(result.report)),
                           std::make_shared<const PartWeights>(std::move(result.weights))};
    };
    m_job.start<BindOutcome>(work, [this](Expected<BindOutcome> outcome) { finish(std::move(outcome)); });
    if (owner == Owner::Itself && voxelsCount(state.settings) && !distanceCounts(state.settings)) {
        startPreview();
    }
    if (m_following && another) {
        return;
    }
    m_told = false;
    m_following ? m_patience.start() : m_patience.stop();
    Q_EMIT started();
    Q_EMIT runningChanged(true);
}

/// Starts anew for the value that a slider is at now, in the place of one that has taken its time already.
void BindController::follow() {
    const qint64 left = kPatienceMilliseconds - m_clock.elapsed();
    if (!running() || !m_following || left <= 0) {
        start(Owner::Settings);
    } else if (!m_delay.isActive()) {
        m_delay.start(static_cast<int>(left));
    }
}

/// A value that the slider was at is ready, which another has followed.
void BindController::showFollowed(const Expected<BindOutcome>& outcome) {
    start(Owner::Settings, true);
    if (!outcome) {
        return;
    }
    if (m_following) {
        m_patience.start();
    }
    m_posed.setWeightsPreview(outcome->weights);
    Q_EMIT followed();
}

void BindController::finish(Expected<BindOutcome> outcome) {
    if (m_following && m_delay.isActive() && rebindDue()) {
        showFollowed(outcome);
        return;
    }
    ended();
    m_posed.setWeightsPreview(nullptr);
    const bool applied = outcome && apply(std::move(*outcome));
    m_asked = {};
    if (applied) {
        Q_EMIT finished(static_cast<double>(m_clock.elapsed()) * 1e-3);
    } else if (outcome) {
        Q_EMIT stale();
    } else if (outcome.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled();
    } else {
        Q_EMIT failed(outcome.error());
    }
}

void BindController::ended() {
    m_patience.stop();
    Q_EMIT runningChanged(false);
}

/// False when it is of what the document no longer is.
bool BindController::apply(BindOutcome outcome) {
    if (m_owner == Owner::Settings) {
        return completeBind(m_document, m_asked, outcome);
    }
    const DocumentState& state = m_document.state();
    const BindRework rework = reworkFor(m_asked.settings, state.settings);
    if (state.scene != m_asked.scene || rework >= BindRework::Distances) {
        return false;
    }
    if (rework == BindRework::Weights) { // alpha moved while it ran
        outcome.weights.reset();
    }
    applyBind(m_document, std::move(outcome));
    return true;
}

void BindController::documentChanged(DocumentChanges what) {
    const DocumentState& state = m_document.state();
    if (what.testFlag(DocumentChange::Scene)) {
        sceneChanged();
        return;
    }
    weigh();
    if (!what.testFlag(DocumentChange::Settings) || !m_live || !(state.bound() || state.unboundByEdit())) {
        return;
    }
    if (rebindDue()) {
        if (state.bound() && penaltyMoved(state.field->settings, state.settings)) {
            follow();
        } else {
            startPreview();
            m_delay.start(kRestMilliseconds);
        }
    } else { // undone, or moved back
        m_delay.stop();
        if (running()) {
            stop();
            ended();
        }
        m_posed.setWeightsPreview(nullptr);
    }
}

/// The end of one starts the next. What runs for another field is canceled.
void BindController::weigh() {
    if (!m_document.weightsAwaited()) {
        m_weighJob.drop();
        return;
    }
    if (m_weighJob.running() && m_weighed == m_document.state().field) {
        m_pause.start();
        return;
    }
    using Weights = std::shared_ptr<const PartWeights>;
    const DocumentState asked = m_document.state();
    m_weighed = asked.field;
    m_weighedSettings = asked.settings;
    const auto work = [asked](Progress& progress) -> Expected<Weights> {
        auto weights = baseWeights(asked, progress);
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        return weights;
    };
    m_weighJob.start<Weights>(work, [this, asked](const Expected<Weights>& weights) {
        m_overtaken = false;
        if (weights) {
            m_document.showWeights(asked, *weights);
            weigh();
        } else if (weights.error().code != ErrorCode::Canceled) {
            Q_EMIT failed(weights.error());
        }
    });
}

void BindController::sceneChanged() {
    m_delay.stop();
    m_weighJob.drop();
    const bool ran = running();
    stop();
    if (ran) {
        ended();
        Q_EMIT stale();
    }
    m_coarse.reset();
    if (rebindDue() && m_document.state().unboundByEdit()) {
        startPreview();
        m_delay.start(kRestMilliseconds);
    }
}

bool BindController::rebindDue() const {
    const DocumentState& state = m_document.state();
    return m_live && (state.stale() || state.unboundByEdit());
}

void BindController::startPreview() {
    const DocumentState& state = m_document.state();
    auto timer = std::make_shared<QElapsedTimer>();
    timer->start();
    const auto previous = m_coarseScene == state.scene ? m_coarse : nullptr;
    const auto work = [state, previous](Progress& progress) {
        return coarseBind(state, previous.get(), progress);
    };
    const auto done = [this, scene = state.scene, timer](Expected<BindOutcome> outcome) {
        const bool awaited = rebindDue() || running();
        if (!outcome || m_document.state().scene != scene || !awaited) {
            return;
        }
        m_coarse = outcome->field;
        m_coarseScene = scene;
        m_posed.setWeightsPreview(outcome->weights);
        Q_EMIT previewShown(static_cast<double>(timer->nsecsElapsed()) * 1e-6);
    };
    m_previewJob.start<BindOutcome>(work, done);
}

} // namespace sinew

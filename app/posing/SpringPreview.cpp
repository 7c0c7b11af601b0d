#include "app/posing/SpringPreview.h"

#include "app/document/avatar/AvatarEdits.h"
#include "core/avatar/BakeSprings.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr int kMillisecondsPerStep = 16;
constexpr int kMaxStepsAtOnce = 8;      ///< after a pause of the program time is lost, not caught up
constexpr double kStillMotion = 1e-4;   ///< of a bone's length in a step: nobody sees it
constexpr int kStillSteps = 20;         ///< a chain stands still for a moment at each end of its way
constexpr int kMaxSettlingSteps = 240;  ///< four seconds
constexpr double kOwedTolerance = 1e-9; ///< seconds: sums of steps are not exact

} // namespace

SpringPreview::SpringPreview(Document& document, PosedMesh& posed, ViewState& view, ClipPlayer& player,
                             QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_view(view)
    , m_player(player)
    , m_on(view.settings().springs) {
    m_timer.setInterval(kMillisecondsPerStep);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const double seconds = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
        m_clock.restart();
        advance(std::min(seconds, kMaxStepsAtOnce * kSpringStep));
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &SpringPreview::rebuild);
    connect(&posed, &PosedMesh::changed, this, &SpringPreview::follow);
    connect(&player, &ClipPlayer::advancing, this, &SpringPreview::followClip);
    connect(&player, &ClipPlayer::timeChanged, this, &SpringPreview::followJump);
    connect(&player, &ClipPlayer::showingChanged, this, &SpringPreview::followJump);
    connect(&player, &ClipPlayer::playingChanged, this, [this](bool playing) {
        if (playing) {
            m_timer.stop();
            m_clipTime = m_player.time();
            m_owed = 0.0;
        } else if (swinging()) {
            start(); // they go on by the clock
        }
    });
    connect(&view, &ViewState::changed, this, [this] {
        if (m_view.settings().springs != m_on) {
            m_on = m_view.settings().springs;
            rebuild();
        }
    });
    rebuild();
}

SpringPreview::~SpringPreview() {
    m_posed.disconnect(this);
    m_posed.setSwing(nullptr);
}

/// Chains may swing: not where somebody else shows the character as it is bound (rest mode).
bool SpringPreview::wanted() const {
    return m_on && !m_springs.empty() && m_scene == m_document.state().scene &&
           (!m_posed.preview() || m_player.showing());
}

/// The character stands as it is bound.
bool SpringPreview::rests() const {
    return !m_player.showing() && m_posed.shownPose() == Pose::bindPose(m_document.state().scene->skeleton);
}

/// Other chains or other values. They hang as these have it, at once.
void SpringPreview::rebuild() {
    const DocumentState& state = m_document.state();
    const Springs& values = avatarOf(state).springs;
    const bool swings = m_on && state.hasSkeleton() && !values.empty();
    if (state.scene == m_scene && values == m_values && swings != m_springs.empty()) {
        return; // something else of the avatar
    }
    const bool were = swinging();
    stop();
    m_last.reset();
    m_scene = state.scene;
    m_values = values;
    m_springs = swings ? SpringPlayer(state.scene->skeleton, values, state.scene->metersPerUnit,
                                      springRest(*state.scene))
                       : SpringPlayer();
    if (!wanted()) {
        return;
    }
    m_last = m_posed.drivenPose();
    if (were || !rests()) {
        settle();
    }
}

void SpringPreview::settle() {
    if (!wanted()) {
        return;
    }
    const Pose pose = m_posed.drivenPose();
    m_springs.reset(pose);
    m_stillSteps = 0;
    for (int steps = 0; steps < kMaxSettlingSteps && m_stillSteps < kStillSteps; ++steps) {
        step(pose);
    }
    m_last = pose;
    m_owed = 0.0;
    m_clipTime = m_player.time();
    if (rests()) {
        stop();
    } else {
        show();
    }
}

/// The posed mesh shows another pose: chains start from where they were in the one before.
void SpringPreview::follow() {
    if (m_showing) {
        return;
    }
    if (!wanted()) {
        if (swinging() || m_timer.isActive()) {
            stop();
        }
        return;
    }
    const Pose pose = m_posed.drivenPose();
    const Pose before = std::exchange(m_last, pose).value_or(pose);
    if (m_player.playing() || before == pose) {
        return;
    }
    if (!swinging()) {
        m_springs.reset(before);
    }
    start();
    if (!m_player.showing()) {
        tellTurned(before, pose);
    }
}

/// Where nothing else has changed.
void SpringPreview::tellTurned(const Pose& before, const Pose& now) {
    std::vector<std::int32_t> changed;
    for (std::size_t j = 0; j < now.joints.size(); ++j) {
        if (!(now.joints[j] == before.joints[j])) {
            changed.push_back(static_cast<std::int32_t>(j));
        }
    }
    const std::vector<std::int32_t> swinging = m_springs.joints();
    const bool inVain = std::ranges::all_of(
        changed, [&](std::int32_t joint) { return std::ranges::find(swinging, joint) != swinging.end(); });
    if (inVain && !changed.empty()) {
        Q_EMIT turnedInVain(changed.front());
    }
}

void SpringPreview::followClip(double seconds) {
    m_advancing = true;
    if (!wanted() || !m_player.playing()) {
        return;
    }
    if (!swinging()) {
        m_springs.reset(m_posed.driven(m_player.poseAtTime(m_clipTime)));
    }
    m_owed += seconds;
    while (m_owed + kOwedTolerance >= kSpringStep) {
        m_owed -= kSpringStep;
        m_clipTime = m_player.timeAfter(m_clipTime, kSpringStep);
        step(m_posed.driven(m_player.poseAtTime(m_clipTime)));
    }
    show();
}

/// Not the next moment of a clip that plays.
void SpringPreview::followJump() {
    if (!std::exchange(m_advancing, false)) {
        settle();
    }
}

void SpringPreview::step(const Pose& pose) {
    m_springs.step(pose);
    m_stillSteps = m_springs.motion() < kStillMotion ? m_stillSteps + 1 : 0;
}

void SpringPreview::advance(double seconds) {
    if (!wanted()) {
        stop();
        return;
    }
    m_owed += seconds;
    if (m_owed + kOwedTolerance < kSpringStep) {
        return;
    }
    const Pose pose = m_posed.drivenPose();
    while (m_owed + kOwedTolerance >= kSpringStep) {
        m_owed -= kSpringStep;
        step(pose);
    }
    if (m_stillSteps < kStillSteps) {
        show();
    } else if (rests()) {
        stop();
    } else {
        m_timer.stop();
    }
}

void SpringPreview::show() {
    m_showing = true;
    m_posed.setSwing([this](const Pose& pose) { return m_springs.shown(pose); });
    m_showing = false;
}

void SpringPreview::start() {
    m_stillSteps = 0;
    show();
    if (!m_timer.isActive()) {
        m_owed = 0.0;
        m_clock.start();
        m_timer.start();
    }
}

void SpringPreview::stop() {
    m_timer.stop();
    m_showing = true;
    m_posed.setSwing(nullptr);
    m_showing = false;
}

} // namespace sinew

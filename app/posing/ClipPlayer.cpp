#include "app/posing/ClipPlayer.h"

#include "app/document/edits/Edits.h"
#include "app/text/Numbers.h"
#include "core/scene/ClipPose.h"
#include "core/scene/DrivenClips.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr int kMillisecondsPerFrame = 33;
constexpr double kShortestKeyRange = 4.0; // seconds
constexpr double kRoomBehindKeys = 2.0;

/// Joints that move vertices, the bind's or those of the file's weights, and that no driver turns.
std::vector<bool> movingJoints(const DocumentState& state) {
    const DriverRig rig(state.scene->skeleton, driversOf(state));
    if (!state.field) {
        return withoutDriven(deformingJoints(state.scene->skeleton, *state.weights), rig);
    }
    std::vector<bool> moving(state.scene->skeleton.size());
    for (const std::int32_t joint : state.field->input->sourceJoints()) {
        moving[static_cast<std::size_t>(joint)] = true;
    }
    return withoutDriven(std::move(moving), rig);
}

} // namespace

ClipPlayer::ClipPlayer(Document& document, PosedMesh& posed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed) {
    m_timer.setInterval(kMillisecondsPerFrame);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const double seconds = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
        m_clock.restart();
        advance(seconds * m_speed);
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Pose |
                          DocumentChange::Motions | DocumentChange::Driving,
                      this, &ClipPlayer::documentChanged);
    m_keys = std::max(0, static_cast<int>(clips().size()) - 1);
}

QStringList ClipPlayer::clips() const {
    QStringList names;
    if (m_document.state().hasSkeleton()) {
        names << tr("Range of motion");
        for (const Clip& clip : m_document.state().scene->clips) {
            const QString name = printable(clip.name);
            names << (name.isEmpty() ? tr("Animation %1").arg(names.size()) : name);
        }
        for (const auto& motion : motionsOf(m_document.state()).loaded) {
            const QString name = printable(motion->clip.name);
            names << (name.isEmpty() ? tr("Animation %1").arg(names.size()) : name);
        }
        names << tr("Pose keys");
    }
    return names;
}

const RangeOfMotion& ClipPlayer::rangeOfMotion() const {
    if (!m_range) {
        const DocumentState& state = m_document.state();
        m_range.emplace(state.scene->skeleton, movingJoints(state));
    }
    return *m_range;
}

std::optional<std::size_t> ClipPlayer::loadedMotion() const {
    const DocumentState& state = m_document.state();
    const std::size_t before = 1 + (state.scene ? state.scene->clips.size() : 0);
    const auto current = static_cast<std::size_t>(m_current);
    const bool loaded = current >= before && current - before < motionsOf(state).loaded.size();
    return loaded ? std::optional(current - before) : std::nullopt;
}

/// The current one of the file or of another file; null: it is made here.
const Clip* ClipPlayer::clip() const {
    const DocumentState& state = m_document.state();
    if (const auto loaded = loadedMotion()) {
        return &motionsOf(state).loaded[*loaded]->clip;
    }
    return m_current == 0 || onKeys() || !state.hasSkeleton()
               ? nullptr
               : &state.scene->clips[static_cast<std::size_t>(m_current - 1)];
}

double ClipPlayer::duration() const {
    if (!m_document.state().hasSkeleton()) {
        return 0.0;
    }
    if (onKeys()) {
        const auto& keys = motionsOf(m_document.state()).keys;
        return keys.empty() ? 0.0 : keys.back().seconds;
    }
    const Clip* current = clip();
    return current != nullptr ? current->duration : rangeOfMotion().duration();
}

double ClipPlayer::range() const {
    return onKeys() ? std::max(kShortestKeyRange, std::ceil(duration() + kRoomBehindKeys)) : duration();
}

double ClipPlayer::frameRate() const {
    const Clip* current = clip();
    return onKeys() ? kKeyRate : current != nullptr ? current->frameRate : 0.0;
}

std::int32_t ClipPlayer::movingJoint() const {
    return m_showing && m_current == 0 ? rangeOfMotion().jointAt(m_time) : kNone;
}

void ClipPlayer::setCurrent(int clip) {
    if (clip == m_current || clip < 0 || clip >= clips().size()) {
        return;
    }
    m_current = clip;
    m_time = 0.0;
    Q_EMIT currentChanged(clip);
    if (m_showing) {
        show();
        settle();
    }
    Q_EMIT timeChanged(m_time);
}

void ClipPlayer::showKeys(double seconds) {
    setPlaying(false);
    setCurrent(m_keys);
    goTo(seconds);
}

void ClipPlayer::setSpeed(double speed) {
    constexpr double slowest = 0.05;
    constexpr double fastest = 8.0;
    m_speed = std::clamp(speed, slowest, fastest);
}

void ClipPlayer::setPlaying(bool playing) {
    if (playing != m_timer.isActive()) {
        if (playing) {
            m_clock.start();
            m_timer.start();
        } else {
            m_timer.stop();
        }
        Q_EMIT playingChanged(playing);
    }
}

void ClipPlayer::play() {
    if (!(duration() > 0.0)) {
        return;
    }
    if (m_time >= duration()) {
        m_time = 0.0;
    }
    show();
    setPlaying(true);
}

void ClipPlayer::pause() {
    setPlaying(false);
    if (onKeys() && m_showing) {
        goTo(m_time);
    }
}

void ClipPlayer::hide() {
    if (m_showing) {
        m_showing = false;
        m_posed.setPreview(std::nullopt);
        Q_EMIT showingChanged(false);
    }
}

void ClipPlayer::goTo(double seconds) {
    seek(seconds);
    settle();
}

/// Pose keys are edited where they stand still.
void ClipPlayer::settle() {
    if (onKeys() && m_showing && !playing()) {
        const Pose pose = poseNow();
        m_changing = true;
        setPose(m_document, pose, tr("Go to Time"), MergeKey::Pose);
        m_changing = false;
        hide();
    }
}

void ClipPlayer::stop() {
    setPlaying(false);
    hide();
    if (m_time != 0.0) {
        m_time = 0.0;
        Q_EMIT timeChanged(m_time);
    }
}

void ClipPlayer::seek(double seconds) {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    m_time = std::clamp(onKeys() && !playing() ? keyFrame(seconds) : seconds, 0.0, range());
    show();
    Q_EMIT timeChanged(m_time);
}

void ClipPlayer::advance(double seconds) {
    const double length = duration();
    const double next = timeAfter(m_time, seconds);
    if (m_time + seconds >= length && (!m_loop || !(length > 0.0))) {
        setPlaying(false);
    }
    Q_EMIT advancing(seconds);
    seek(next);
    settle();
}

double ClipPlayer::timeAfter(double time, double seconds) const {
    const double length = duration();
    const double next = time + seconds;
    if (next < length) {
        return next;
    }
    return m_loop && length > 0.0 ? std::fmod(next, length) : length;
}

Pose ClipPlayer::poseAtTime(double seconds) const {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton() || (onKeys() && motionsOf(state).keys.empty())) {
        return state.pose;
    }
    if (onKeys()) {
        return poseAt(motionsOf(state).keys, seconds);
    }
    const Clip* current = clip();
    return current != nullptr ? poseAt(state.scene->skeleton, *current, seconds)
                              : rangeOfMotion().poseAt(seconds);
}

/// The file's own clips alone know its shapes.
std::vector<ShapeWeight> ClipPlayer::shapesNow() const {
    const Clip* current = clip();
    return current != nullptr && !loadedMotion() ? shapesAt(*m_document.state().scene, *current, m_time)
                                                 : std::vector<ShapeWeight>();
}

void ClipPlayer::show() {
    if (onKeys() && motionsOf(m_document.state()).keys.empty()) {
        hide(); // there is nothing but the document's own pose
        return;
    }
    m_posed.setPreview(poseNow(), shapesNow());
    if (!m_showing) {
        m_showing = true;
        Q_EMIT showingChanged(true);
    }
}

void ClipPlayer::takePose() {
    if (!m_showing) {
        return;
    }
    const Pose pose = m_posed.shownPose();
    m_changing = true;
    setPose(m_document, pose, tr("Use Pose from Clip"));
    m_changing = false;
    stop();
}

void ClipPlayer::documentChanged(DocumentChanges what) {
    if (what.testFlag(DocumentChange::Scene)) {
        m_range.reset();
        m_current = 0;
        m_keys = std::max(0, static_cast<int>(clips().size()) - 1);
        m_showing = m_showing || m_posed.preview().has_value();
        stop();
        Q_EMIT clipsChanged();
        Q_EMIT currentChanged(0);
    } else if (what.testAnyFlags(DocumentChange::Field | DocumentChange::Driving)) {
        m_range.reset();
        m_time = std::min(m_time, range());
    }
    if (what.testFlag(DocumentChange::Motions) && !what.testFlag(DocumentChange::Scene)) {
        motionsChanged();
    }
    if (what.testFlag(DocumentChange::Pose) && !m_changing && onKeys()) {
        setPlaying(false);
        hide();
    } else if (what.testFlag(DocumentChange::Pose) && !m_changing) {
        stop();
    }
}

/// Clips may have come or gone; keys that are shown are others.
void ClipPlayer::motionsChanged() {
    const bool keys = onKeys();
    const int before = m_keys;
    m_keys = std::max(0, static_cast<int>(clips().size()) - 1);
    if (keys) {
        m_current = m_keys;
        if (m_showing) {
            show();
        }
    } else if (m_keys != before && m_current >= std::min(m_keys, before)) { // it may be gone
        stop();
        m_current = 0;
    }
    // NOLINTNEXTLINE(readability-misleading-indentation): Q_EMIT is empty
    Q_EMIT clipsChanged();
    Q_EMIT currentChanged(m_current);
}

} // namespace sinew

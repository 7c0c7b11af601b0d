#include "app/posing/ClipPlayer.h"

#include "app/document/edits/Edits.h"
#include "app/text/Fill.h"
#include "core/scene/ClipPose.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kMillisecondsPerFrame = 33;

/// Joints that move vertices: the bind's, or those of the file's weights.
std::vector<bool> movingJoints(const DocumentState& state) {
    if (!state.field) {
        return deformingJoints(state.scene->skeleton, *state.weights);
    }
    std::vector<bool> moving(state.scene->skeleton.size());
    for (const std::int32_t joint : state.field->input->sourceJoints()) {
        moving[static_cast<std::size_t>(joint)] = true;
    }
    return moving;
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
    document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Pose, this,
                      &ClipPlayer::documentChanged);
}

QStringList ClipPlayer::clips() const {
    QStringList names;
    if (m_document.state().hasSkeleton()) {
        names << tr("Range of motion");
        for (const Clip& clip : m_document.state().scene->clips) {
            const QString name = printable(clip.name);
            names << (name.isEmpty() ? tr("Animation %1").arg(names.size()) : name);
        }
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

double ClipPlayer::duration() const {
    if (!m_document.state().hasSkeleton()) {
        return 0.0;
    }
    return m_current == 0 ? rangeOfMotion().duration()
                          : m_document.state().scene->clips[static_cast<std::size_t>(m_current - 1)].duration;
}

double ClipPlayer::frameRate() const {
    const DocumentState& state = m_document.state();
    return m_current == 0 || !state.hasSkeleton()
               ? 0.0
               : state.scene->clips[static_cast<std::size_t>(m_current - 1)].frameRate;
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
    }
    Q_EMIT timeChanged(m_time);
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
}

void ClipPlayer::stop() {
    setPlaying(false);
    if (m_showing) {
        m_showing = false;
        m_posed.setPreview(std::nullopt);
        Q_EMIT showingChanged(false);
    }
    if (m_time != 0.0) {
        m_time = 0.0;
        Q_EMIT timeChanged(m_time);
    }
}

void ClipPlayer::seek(double seconds) {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    m_time = std::clamp(seconds, 0.0, duration());
    show();
    Q_EMIT timeChanged(m_time);
}

void ClipPlayer::advance(double seconds) {
    const double length = duration();
    double next = m_time + seconds;
    if (next >= length) {
        if (!m_loop || !(length > 0.0)) {
            setPlaying(false);
        }
        next = m_loop && length > 0.0 ? std::fmod(next, length) : length;
    }
    seek(next);
}

void ClipPlayer::show() {
    const DocumentState& state = m_document.state();
    Pose pose = m_current == 0 ? rangeOfMotion().poseAt(m_time)
                               : poseAt(state.scene->skeleton,
                                        state.scene->clips[static_cast<std::size_t>(m_current - 1)], m_time);
    m_posed.setPreview(std::move(pose));
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
        m_showing = m_showing || m_posed.preview().has_value();
        stop();
        Q_EMIT clipsChanged();
        Q_EMIT currentChanged(0);
    } else if (what.testFlag(DocumentChange::Field)) {
        m_range.reset();
        m_time = std::min(m_time, duration());
    }
    if (what.testFlag(DocumentChange::Pose) && !m_changing) {
        stop();
    }
}

} // namespace sinew

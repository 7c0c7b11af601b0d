#include "core/avatar/BakeSprings.h"

#include "core/avatar/SpringPlayer.h"
#include "core/scene/ClipPose.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kSettleSeconds = 4.0; ///< in the first pose: soft hair hangs still after half of it
constexpr double kLoopTurn = std::numbers::pi / 36.0; ///< radians that joints may be apart where a loop meets
constexpr double kLoopMove = 0.02;                    ///< of the character's size, likewise

/// Whether a clip ends about where it starts.
bool isLoop(const Pose& start, const Pose& end, double size) {
    for (std::size_t j = 0; j < start.joints.size(); ++j) {
        const JointPose& a = start.joints[j];
        const JointPose& b = end.joints[j];
        if (a.rotation.angularDistance(b.rotation) > kLoopTurn ||
            (a.translation - b.translation).norm() > kLoopMove * size) {
            return false;
        }
    }
    return true;
}

/// Plays a clip with springs, and keeps the keys.
class SpringBaker {
public:
    SpringBaker(const Scene& scene, const Clip& clip, const Springs& springs, const CompletePose& complete)
        : m_scene(scene)
        , m_clip(clip)
        , m_complete(complete)
        , m_player(scene.skeleton, springs, scene.metersPerUnit, springRest(scene))
        , m_steps(std::max(1.0, std::round(clip.duration / kSpringStep)))
        , m_seconds(clip.duration / m_steps) {
        for (const std::int32_t joint : m_player.joints()) {
            const Transform bind = scene.skeleton.parentFromJointBind(static_cast<std::size_t>(joint));
            m_tracks.push_back({joint, Quat(bind.rotation()), {}});
        }
    }

    bool settle(Progress& progress) {
        const Pose start = poseOf(0.0);
        m_player.reset(start);
        if (m_seconds > 0.0 && isLoop(start, poseOf(m_steps), bounds(m_scene).diagonal())) {
            return play(progress, false);
        }
        for (double seconds = 0.0; seconds < kSettleSeconds; seconds += kSpringStep) {
            m_player.step(start);
        }
        return !progress.canceled();
    }

    bool play(Progress& progress, bool keep) {
        if (keep) {
            addKeys(0.0, m_player.shown(poseOf(0.0)));
        }
        for (double frame = 1.0; m_seconds > 0.0 && frame <= m_steps; ++frame) {
            const Pose pose = m_player.step(poseOf(frame), m_seconds);
            if (keep) {
                addKeys(frame * m_seconds, pose);
            }
            if (progress.canceled()) {
                return false;
            }
        }
        return true;
    }

    void finish(Clip& clip) {
        for (Track& track : m_tracks) {
            const auto found = std::ranges::find(clip.tracks, track.joint, &JointTrack::joint);
            JointTrack& own = found != clip.tracks.end() ? *found : clip.tracks.emplace_back();
            own.joint = track.joint;
            own.rotations = std::move(track.keys);
        }
    }

private:
    struct Track {
        std::int32_t joint;
        Quat bind; ///< parentFromJoint
        std::vector<Key<Quat>> keys;
    };

    Pose poseOf(double frame) const {
        const Pose pose = poseAt(m_scene.skeleton, m_clip, frame * m_seconds);
        return m_complete ? m_complete(pose) : pose;
    }

    void addKeys(double seconds, const Pose& pose) {
        for (Track& track : m_tracks) {
            Quat turn =
                (track.bind * pose.joints[static_cast<std::size_t>(track.joint)].rotation).normalized();
            if (!track.keys.empty() && turn.dot(track.keys.back().value) < 0.0) {
                turn.coeffs() = -turn.coeffs();
            }
            track.keys.push_back({seconds, turn});
        }
    }

    const Scene& m_scene;
    const Clip& m_clip;
    const CompletePose& m_complete;
    SpringPlayer m_player;
    double m_steps;
    double m_seconds; ///< of a step
    std::vector<Track> m_tracks;
};

} // namespace

Pose springRest(const Scene& scene) {
    return scene.nodesPosed ? poseAt(scene.skeleton, Clip(), 0.0) : Pose::bindPose(scene.skeleton);
}

Expected<Clip> bakedClip(const Scene& scene, Clip clip, const Springs& springs, const CompletePose& complete,
                         Progress& progress) {
    SpringBaker baker(scene, clip, springs, complete);
    if (!baker.settle(progress) || !baker.play(progress, true)) {
        return fail(ErrorCode::Canceled);
    }
    baker.finish(clip);
    return clip;
}

Expected<void> bakeSprings(Scene& scene, const Springs& springs, const CompletePose& complete,
                           Progress& progress) {
    std::vector<Clip> clips;
    for (const Clip& clip : scene.clips) {
        SINEW_TRY(Clip baked, bakedClip(scene, clip, springs, complete, progress));
        clips.push_back(std::move(baked));
        progress.report(Stage::Deform,
                        static_cast<double>(clips.size()) / static_cast<double>(scene.clips.size()));
    }
    scene.clips = std::move(clips);
    return {};
}

} // namespace sinew

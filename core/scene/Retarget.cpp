#include "core/scene/Retarget.h"

#include "core/scene/ClipPose.h"
#include "core/skeleton/HumanoidMap.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Beyond it a clip is not sampled at its frames but at its keys, of which a file has no more than it is
/// long.
constexpr double kMaxFrames = 1e6;
constexpr std::size_t kFramesBetweenPolls = 64;
constexpr std::size_t kFewestBones = 6; ///< that make a human, hips among them

std::size_t bonesFound(const HumanoidMap& bones) {
    return static_cast<std::size_t>(
        std::ranges::count_if(bones, [](std::int32_t joint) { return joint != kNone; }));
}

/// How joints are turned in the bind pose, seen from their parents.
std::vector<Quat> boundTurns(const Skeleton& skeleton) {
    std::vector<Quat> turns;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        turns.emplace_back(skeleton.parentFromJointBind(j).rotation());
    }
    return turns;
}

/// How every joint is turned, model space.
std::vector<Quat> turnsOf(const Skeleton& skeleton, const std::vector<Quat>& bound, const Pose& pose) {
    std::vector<Quat> turns;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Quat local = bound[j] * pose.joints[j].rotation;
        const std::int32_t parent = skeleton.joints[j].parent;
        turns.push_back(
            (parent == kNone ? local : turns[static_cast<std::size_t>(parent)] * local).normalized());
    }
    return turns;
}

template<typename T>
void addKeyTimes(const std::vector<Key<T>>& keys, std::vector<double>& times) {
    for (const Key<T>& key : keys) {
        times.push_back(key.seconds);
    }
}

/// When a clip is sampled: at all of its frames.
std::vector<double> timesOf(const Clip& clip) {
    std::vector<double> times;
    if (const double last = lastFrame(clip); last < kMaxFrames) {
        for (double frame = 0.0; frame <= last; frame += 1.0) {
            times.push_back(frame / framesPerSecond(clip));
        }
        return times;
    }
    times = {0.0, clip.duration};
    for (const JointTrack& track : clip.tracks) {
        addKeyTimes(track.translations, times);
        addKeyTimes(track.rotations, times);
        addKeyTimes(track.scales, times);
    }
    std::erase_if(times, [](double time) { return time < 0.0; });
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

class Retargeter {
public:
    Retargeter(const Skeleton& from, const Clip& clip, const Skeleton& to,
               std::span<const std::int32_t> jointOf)
        : m_from(from)
        , m_clip(clip)
        , m_to(to)
        , m_rest(alignRest(from, to, jointOf))
        , m_localFrom(boundTurns(from))
        , m_localTo(boundTurns(to)) {
        for (std::size_t j = 0; j < to.size(); ++j) {
            m_bindTo.emplace_back(to.joints[j].modelFromJointBind.rotation());
        }
        for (std::size_t j = 0; j < from.size(); ++j) {
            m_bindFrom.emplace_back(from.joints[j].modelFromJointBind.rotation());
        }
    }

    Clip run(const Progress* progress) {
        ClipBuilder clip(m_to, framesPerSecond(m_clip), m_clip.name);
        const std::vector<double> times = timesOf(m_clip);
        for (std::size_t frame = 0; frame < times.size(); ++frame) {
            if (progress != nullptr && frame % kFramesBetweenPolls == 0 && progress->canceled()) {
                break;
            }
            clip.add(times[frame], poseOf(poseAt(m_from, m_clip, times[frame]), frame == 0));
        }
        return clip.finish();
    }

private:
    Pose poseOf(const Pose& source, bool first) {
        const std::vector<Quat> turned = turnsOf(m_from, m_localFrom, source);
        std::vector<Quat> turns;
        Pose pose = Pose::bindPose(m_to);
        for (std::size_t j = 0; j < m_to.size(); ++j) {
            const std::int32_t parent = m_to.joints[j].parent;
            const Quat above = parent == kNone ? Quat::Identity() : turns[static_cast<std::size_t>(parent)];
            const Quat& bound = m_localTo[j];
            const std::int32_t s = m_rest.source[j];
            if (s == kNone) {
                turns.push_back((above * bound).normalized());
                continue;
            }
            const auto from = static_cast<std::size_t>(s);
            const Quat away = turned[from] * m_bindFrom[from].conjugate();
            const Quat turn = m_rest.facing * away * m_rest.facing.conjugate() * m_rest.laid[j] * m_bindTo[j];
            turns.push_back(turn.normalized());
            pose.joints[j].rotation = ((above * bound).conjugate() * turns[j]).normalized();
        }
        if (m_rest.mover != kNone) {
            move(source, first, pose);
        }
        if (first && m_rest.mover != kNone && !m_rest.feet.empty()) {
            stand(source, pose);
            move(source, false, pose);
        }
        return pose;
    }

    /// The lowest foot, seen upright; `jointOf`: the joint of a foot in this skeleton.
    template<typename JointOf>
    static double lowestFoot(const std::vector<Transform>& joints, const std::vector<std::int32_t>& feet,
                             const Quat& facing, const JointOf& jointOf) {
        double lowest = std::numeric_limits<double>::infinity();
        for (const std::int32_t foot : feet) {
            const auto joint = static_cast<std::size_t>(jointOf(foot));
            lowest = std::min(lowest, (facing * joints[joint].translation()).y());
        }
        return lowest;
    }

    /// Legs of other proportions lift the feet otherwise: in the first frame they are to stand as theirs do.
    void stand(const Pose& source, const Pose& pose) {
        const auto own = [&](const std::vector<Transform>& joints) {
            return lowestFoot(joints, m_rest.feet, Quat::Identity(), [](std::int32_t foot) { return foot; });
        };
        const auto theirs = [&](const std::vector<Transform>& joints) {
            return lowestFoot(joints, m_rest.feet, m_rest.facing, [&](std::int32_t foot) {
                return m_rest.source[static_cast<std::size_t>(foot)];
            });
        };
        const double now = theirs(modelFromJoints(m_from, source));
        const double bound = theirs(modelFromJoints(m_from, Pose::bindPose(m_from)));
        // Above the ground that they were bound to, or that heights are counted from.
        const double lifted = std::abs(now - bound) <= std::abs(now - (bound - m_rest.lowest))
                                  ? now - bound
                                  : now - (bound - m_rest.lowest);
        const double wanted = own(modelFromJoints(m_to, Pose::bindPose(m_to))) + m_rest.scale * lifted;
        m_start.y() += (own(modelFromJoints(m_to, pose)) - wanted) / m_rest.scale;
    }

    void move(const Pose& source, bool first, Pose& pose) {
        const auto mover = static_cast<std::size_t>(m_rest.mover);
        const auto from = static_cast<std::size_t>(m_rest.source[mover]);
        const Vec3 position = m_rest.facing * modelFromJoints(m_from, source)[from].translation();
        if (first) {
            m_start = m_rest.startOf(position);
        }
        const Vec3 wanted = m_to.position(mover) + m_rest.scale * (position - m_start);
        const std::int32_t parent = m_to.joints[mover].parent;
        const Transform above = parent == kNone
                                    ? Transform::Identity()
                                    : modelFromJoints(m_to, pose)[static_cast<std::size_t>(parent)];
        const Vec3 local = above.inverse(Eigen::Isometry) * wanted;
        pose.joints[mover].translation = local - m_to.parentFromJointBind(mover).translation();
    }

    const Skeleton& m_from;
    const Clip& m_clip;
    const Skeleton& m_to;
    RestAlignment m_rest;
    std::vector<Quat> m_localFrom; ///< in the bind pose, seen from the parent
    std::vector<Quat> m_localTo;
    std::vector<Quat> m_bindFrom; ///< model space
    std::vector<Quat> m_bindTo;
    Vec3 m_start = Vec3::Zero();
};

} // namespace

std::vector<std::int32_t> motionMatches(const Skeleton& from, const Skeleton& to,
                                        std::span<const JointMapping> table) {
    std::vector<std::int32_t> jointOf(from.size(), kNone);
    std::vector<bool> decided(from.size(), false);
    std::vector<bool> taken(to.size(), false);
    const auto match = [&](std::int32_t source, std::int32_t joint) {
        const auto s = static_cast<std::size_t>(source);
        if (!decided[s] && joint != kNone && !taken[static_cast<std::size_t>(joint)]) {
            jointOf[s] = joint;
            decided[s] = true;
            taken[static_cast<std::size_t>(joint)] = true;
        }
    };
    for (const JointMapping& mapping : table) {
        const std::int32_t source = from.find(mapping.from);
        if (source != kNone) {
            match(source, mapping.to.empty() ? kNone : to.find(mapping.to));
            decided[static_cast<std::size_t>(source)] = true;
        }
    }
    const HumanoidMap bonesFrom = findHumanoid(from);
    const HumanoidMap bonesTo = findHumanoid(to);
    if (bonesFound(bonesFrom) >= kFewestBones && bonesFound(bonesTo) >= kFewestBones) {
        for (std::size_t bone = 0; bone < bonesFrom.size(); ++bone) {
            if (bonesFrom[bone] != kNone) {
                match(bonesFrom[bone], bonesTo[bone]);
            }
        }
    }
    const std::vector<std::int32_t> byName = matchJoints(from, to, table);
    for (std::size_t j = 0; j < from.size(); ++j) {
        match(static_cast<std::int32_t>(j), byName[j]);
    }
    return jointOf;
}

Clip retargeted(const Skeleton& from, const Clip& clip, const Skeleton& to,
                std::span<const std::int32_t> jointOf, const Progress* progress) {
    return Retargeter(from, clip, to, jointOf).run(progress);
}

} // namespace sinew

#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <algorithm>
#include <cmath>

namespace sinew {

/// A clip's pose at a time, as changes against the bind pose: keys linear in between (rotations along the
/// shorter arc), the first and last hold before and after. A joint without keys stands at its rest, as in the
/// file. Exactly the identity where that is the bind pose. O(#J + keys' logarithms).
Pose poseAt(const Skeleton& skeleton, const Clip& clip, double seconds);

/// A value between keys, as poseAt has it. `keys`: at least one. O(logarithm of keys).
Vec3 keyedAt(const std::vector<Key<Vec3>>& keys, double seconds);

/// Frames a second of clips whose rate neither their file nor their keys tell.
constexpr double kUsualFrameRate = 30.0;

/// Frames a second of a clip. Frame F is at F / framesPerSecond(clip) seconds, the first at 0.
inline double framesPerSecond(const Clip& clip) {
    return clip.frameRate > 0.0 ? clip.frameRate : kUsualFrameRate;
}

/// The number of a clip's last frame, from 0.
inline double lastFrame(const Clip& clip) {
    return std::max(0.0, std::round(clip.duration * framesPerSecond(clip)));
}

/// Keys of one value over time, for which a value that stays as it is takes no memory.
template<typename T>
class KeyList {
public:
    /// `times`: those of all keys so far, this one's among them.
    void add(const std::vector<double>& times, const T& value) {
        if (times.size() == 1) {
            m_first = value;
        }
        if (m_keys.empty() && same(value, m_first)) {
            return;
        }
        for (std::size_t k = m_keys.size(); k + 1 < times.size(); ++k) {
            m_keys.push_back({times[k], m_first});
        }
        m_keys.push_back({times.back(), value});
    }
    const T& last() const { return m_keys.empty() ? m_first : m_keys.back().value; }
    /// All keys; a value that stayed all along once, at `start`.
    std::vector<Key<T>> take(double start) {
        return m_keys.empty() ? std::vector<Key<T>>{{start, m_first}} : std::move(m_keys);
    }

private:
    static bool same(const Vec3& a, const Vec3& b) { return a == b; }
    static bool same(const Quat& a, const Quat& b) { return a.coeffs() == b.coeffs(); }

    T m_first{};
    std::vector<Key<T>> m_keys; ///< empty while the value is the first one
};

/// Makes a clip of poses that come one after the other, and keeps none of them: long motions at high rates
/// have more of them than fit into memory.
class ClipBuilder {
public:
    ClipBuilder(const Skeleton& skeleton, double frameRate, std::string name);
    /// `seconds`: ascending.
    void add(double seconds, const Pose& pose);
    /// As clipOf has it.
    Clip finish();

private:
    struct JointKeys {
        Transform bind; ///< parentFromJoint
        Quat turn;
        JointPose first;
        bool still = true; ///< all poses so far are the first
        KeyList<Vec3> translations;
        KeyList<Quat> rotations;
        KeyList<Vec3> scales;
    };

    const Skeleton& m_skeleton;
    Clip m_clip;
    std::vector<double> m_times;
    std::vector<JointKeys> m_joints;
};

/// A pose that a motion goes through.
struct PoseKey {
    double seconds = 0.0;
    Pose pose;
    bool operator==(const PoseKey&) const = default;
};

/// The way from one pose to another: 0 is `from`, 1 is `to`. Turns along the shortest way.
Pose poseBetween(const Pose& from, const Pose& to, double fraction);

/// The pose at a time, between the keys before and after it; the first and the last hold. `keys`: at least
/// one, ascending in time. O(#J + logarithm of keys).
Pose poseAt(const std::vector<PoseKey>& keys, double seconds);

/// A clip that shows these poses one after the other, from 0 on, `frameRate` of them a second. Joints that
/// stay in the bind pose, where they rest there, have no keys; those that stay in another place have one.
/// O(#poses #J).
Clip clipOf(const Skeleton& skeleton, const std::vector<Pose>& poses, double frameRate,
            const std::string& name);

/// Pose keys as a clip with a key at every frame from 0 to the last one, so that programs that turn joints
/// otherwise between keys show the same. Without keys an empty clip.
Clip clipOf(const Skeleton& skeleton, const std::vector<PoseKey>& keys, double frameRate,
            const std::string& name);

} // namespace sinew

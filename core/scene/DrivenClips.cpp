#include "core/scene/DrivenClips.h"

#include "core/scene/ClipPose.h"
#include "core/scene/Shapes.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace sinew {
namespace {

constexpr double kSameTime = 1e-7;           // seconds
constexpr double kMaxBakedFrames = 200000.0; // of a clip that is sampled frame by frame

/// A value between keys; `keys`: at least one.
double weightAt(const std::vector<Key<double>>& keys, double seconds) {
    const auto after = std::ranges::upper_bound(keys, seconds, {}, &Key<double>::seconds);
    if (after == keys.begin() || after == keys.end()) {
        return after == keys.begin() ? keys.front().value : keys.back().value;
    }
    const Key<double>& before = *std::prev(after);
    return std::lerp(before.value, after->value,
                     (seconds - before.seconds) / (after->seconds - before.seconds));
}

template<typename T>
void addBakedTimes(const std::vector<Key<T>>& keys, std::vector<double>& times) {
    for (const Key<T>& key : keys) {
        times.push_back(key.seconds);
    }
}

/// Seconds at which driven channels get a key. Ascending.
std::vector<double> bakedTimes(const Clip& clip, const std::set<std::int32_t>& joints) {
    std::vector<double> times{0.0};
    const double last = std::floor(clip.duration * framesPerSecond(clip) + kSameTime);
    for (double frame = 1.0; last <= kMaxBakedFrames && frame <= last; ++frame) {
        times.push_back(frame / framesPerSecond(clip));
    }
    for (const JointTrack& track : clip.tracks) {
        if (joints.contains(track.joint)) {
            addBakedTimes(track.translations, times);
            addBakedTimes(track.rotations, times);
            addBakedTimes(track.scales, times);
        }
    }
    times.push_back(std::max(clip.duration, 0.0));
    std::erase_if(times, [](double seconds) { return !std::isfinite(seconds); });
    std::ranges::sort(times);
    const auto same = std::ranges::unique(times, [](double a, double b) { return b - a < kSameTime; });
    times.erase(same.begin(), same.end());
    return times;
}

/// What a joint's driven channels are, of its transform to its parent.
struct BakedChannels {
    bool translation = false;
    bool rotation = false;
    bool scale = false;

    explicit BakedChannels(const std::vector<DriverChannel>& channels)
        : translation(std::ranges::any_of(channels, isTranslation))
        , rotation(std::ranges::any_of(channels, turnsJoint))
        , scale(std::ranges::any_of(channels, isScale)) {}
};

JointTrack& drivenTrack(Clip& clip, std::int32_t joint) {
    const auto found = std::ranges::find(clip.tracks, joint, &JointTrack::joint);
    if (found != clip.tracks.end()) {
        return *found;
    }
    clip.tracks.push_back({joint, {}, {}, {}});
    return clip.tracks.back();
}

/// Keys of a driven joint, made one time after the other.
class JointBaker {
public:
    JointBaker(const Skeleton& skeleton, std::int32_t joint, const std::vector<DriverChannel>& channels)
        : m_joint(static_cast<std::size_t>(joint))
        , m_channels(channels)
        , m_bind(skeleton.parentFromJointBind(m_joint))
        , m_turn(m_bind.rotation()) {
        m_track.joint = joint;
    }

    void add(double seconds, const Pose& driven) {
        const JointPose& pose = driven.joints[m_joint];
        Quat rotation = (m_turn * pose.rotation).normalized();
        if (!m_track.rotations.empty() && rotation.dot(m_track.rotations.back().value) < 0.0) {
            rotation.coeffs() = -rotation.coeffs();
        }
        m_track.translations.push_back({seconds, m_bind.translation() + pose.translation});
        m_track.rotations.push_back({seconds, rotation});
        m_track.scales.push_back({seconds, pose.scale});
    }

    void finish(Clip& clip) {
        JointTrack& track = drivenTrack(clip, m_track.joint);
        if (m_channels.translation) {
            track.translations = std::move(m_track.translations);
        }
        if (m_channels.rotation) {
            track.rotations = std::move(m_track.rotations);
        }
        if (m_channels.scale) {
            track.scales = std::move(m_track.scales);
        }
    }

private:
    std::size_t m_joint;
    BakedChannels m_channels;
    Transform m_bind;
    Quat m_turn;
    JointTrack m_track;
};

using WeightKeys = std::vector<std::vector<Key<double>>>; ///< by shape, in the order of DriverRig::shapes

void finishShapes(const Scene& scene, const std::vector<ShapeWeight>& shapes, const WeightKeys& keys,
                  Clip& clip) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const std::vector<MorphTarget>& targets = scene.parts[part].mesh->morphTargets;
        for (std::size_t t = 0; t < targets.size(); ++t) {
            const auto driven = std::ranges::find(shapes, targets[t].name, &ShapeWeight::shape);
            if (driven == shapes.end()) {
                continue;
            }
            const auto of = static_cast<std::int32_t>(part);
            const auto shape = static_cast<std::int32_t>(t);
            std::erase_if(clip.morphTracks,
                          [&](const MorphTrack& track) { return track.part == of && track.shape == shape; });
            clip.morphTracks.push_back({of, shape, keys[static_cast<std::size_t>(driven - shapes.begin())]});
        }
    }
}

void bakeClip(const Scene& scene, const DriverRig& rig, Clip& clip) {
    std::set<std::int32_t> joints;
    for (const std::int32_t joint : rig.sources()) {
        joints.insert(joint);
    }
    std::vector<JointBaker> bakers;
    for (const std::int32_t joint : rig.targets()) {
        joints.insert(joint);
        bakers.emplace_back(scene.skeleton, joint, rig.channels(joint));
    }
    const std::vector<ShapeWeight> shapes = rig.shapes(Pose::bindPose(scene.skeleton));
    WeightKeys weights(shapes.size());
    for (const double seconds : bakedTimes(clip, joints)) {
        const Pose pose = rig.driven(poseAt(scene.skeleton, clip, seconds));
        for (JointBaker& baker : bakers) {
            baker.add(seconds, pose);
        }
        const std::vector<ShapeWeight> now = rig.shapes(pose);
        for (std::size_t s = 0; s < now.size(); ++s) {
            weights[s].push_back({seconds, now[s].weight});
        }
    }
    for (JointBaker& baker : bakers) {
        baker.finish(clip);
    }
    finishShapes(scene, shapes, weights, clip);
}

/// Weights where no clip plays.
void setRestWeights(Scene& scene, const std::vector<ShapeWeight>& shapes) {
    for (Part& part : scene.parts) {
        const auto driven = [&](const MorphTarget& target) {
            return std::ranges::find(shapes, target.name, &ShapeWeight::shape) != shapes.end();
        };
        if (std::ranges::none_of(part.mesh->morphTargets, driven)) {
            continue;
        }
        auto mesh = std::make_shared<Mesh>(*part.mesh);
        for (MorphTarget& target : mesh->morphTargets) {
            const auto found = std::ranges::find(shapes, target.name, &ShapeWeight::shape);
            target.weight = found == shapes.end() ? target.weight : found->weight;
        }
        part.mesh = std::move(mesh);
    }
}

} // namespace

void bakeDrivers(Scene& scene, const Drivers& drivers) {
    const DriverRig rig(scene.skeleton, drivers);
    if (rig.empty()) {
        return;
    }
    for (Clip& clip : scene.clips) {
        bakeClip(scene, rig, clip);
    }
    setRestWeights(scene, rig.shapes(rig.driven(poseAt(scene.skeleton, Clip(), 0.0))));
}

Notices unusedDrivers(const Scene& scene, const Drivers& drivers) {
    const std::vector<std::string> shapes = shapeNames(scene, {});
    std::set<std::string> missing;
    for (const JointDriver& driver : drivers) {
        if (scene.skeleton.find(driver.joint) == kNone) {
            missing.insert(driver.joint);
        }
        for (const DriverPose& pose : driver.from) {
            if (scene.skeleton.find(pose.joint) == kNone) {
                missing.insert(pose.joint);
            }
        }
        const bool there = driver.channel == DriverChannel::Shape
                               ? std::ranges::find(shapes, driver.target) != shapes.end()
                               : scene.skeleton.find(driver.target) != kNone;
        if (!there) {
            missing.insert(driver.target);
        }
    }
    Notices notices;
    for (const std::string& name : missing) {
        notices.push_back({NoticeCode::DriverUnused, name, 0, {}});
    }
    return notices;
}

std::vector<ShapeWeight> shapesAt(const Scene& scene, const Clip& clip, double seconds) {
    std::vector<ShapeWeight> shapes;
    for (const MorphTrack& track : clip.morphTracks) {
        const std::vector<MorphTarget>& targets =
            scene.parts[static_cast<std::size_t>(track.part)].mesh->morphTargets;
        const std::string& name = targets[static_cast<std::size_t>(track.shape)].name;
        if (!track.weights.empty() && std::ranges::find(shapes, name, &ShapeWeight::shape) == shapes.end()) {
            shapes.push_back({name, weightAt(track.weights, seconds)});
        }
    }
    return shapes;
}

} // namespace sinew

#include "app/motion/MotionClip.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {
namespace {

constexpr double kFrameRate = 30.0;
constexpr const char* kMotionName = "RangeOfMotion";

} // namespace

std::string freeClipName(const Scene& scene, const std::string& wanted) {
    std::string name = wanted;
    for (int number = 2; std::ranges::find(scene.clips, name, &Clip::name) != scene.clips.end(); ++number) {
        name = wanted + "_" + std::to_string(number);
    }
    return name;
}

Clip clipOf(const RangeOfMotion& motion, const Skeleton& skeleton, const std::string& name) {
    std::map<std::int32_t, JointTrack> tracks;
    for (const Bend& bend : motion.bends()) {
        JointTrack& track = tracks[bend.joint];
        track.joint = bend.joint;
        const auto joint = static_cast<std::size_t>(bend.joint);
        const Quat rest(Mat3(skeleton.parentFromJointBind(joint).rotation()));
        const auto add = [&](double seconds, const Quat& turn) {
            if (track.rotations.empty() || track.rotations.back().seconds < seconds) {
                track.rotations.push_back({seconds, (rest * turn).normalized()});
            }
        };
        if (track.rotations.empty()) {
            add(0.0, Quat::Identity());
        }
        add(bend.begin, Quat::Identity());
        const auto frames = static_cast<int>(std::lround(bend.duration * kFrameRate));
        for (int frame = 1; frame < frames; ++frame) {
            const double seconds = bend.begin + frame / kFrameRate;
            add(seconds, motion.poseAt(seconds).joints[joint].rotation);
        }
        add(bend.begin + bend.duration, Quat::Identity());
    }
    Clip clip;
    clip.name = name;
    clip.duration = motion.duration();
    clip.frameRate = kFrameRate;
    for (auto& [joint, track] : tracks) {
        clip.tracks.push_back(std::move(track));
    }
    return clip;
}

Scene withRangeOfMotion(Scene scene) {
    std::vector<std::shared_ptr<const SkinWeights>> weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    const RangeOfMotion motion(scene.skeleton, deformingJoints(scene.skeleton, weights));
    if (!motion.bends().empty()) {
        scene.clips.push_back(clipOf(motion, scene.skeleton, freeClipName(scene, kMotionName)));
    }
    return scene;
}

} // namespace sinew

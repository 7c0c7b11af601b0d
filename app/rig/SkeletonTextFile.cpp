#include "app/rig/SkeletonTextFile.h"

#include "core/io/skeleton/WriteSkeleton.h"
#include "core/scene/ClipFrames.h"
#include "core/scene/ClipPose.h"

namespace sinew {
namespace {

/// The first clip, frame by frame.
struct ClipFrames {
    std::vector<Pose> poses;
    double seconds = 1.0 / kUsualFrameRate;
};
ClipFrames framesOfFirst(const Scene& scene) {
    ClipFrames frames;
    if (scene.clips.empty()) {
        return frames;
    }
    const Clip& clip = scene.clips.front();
    frames.seconds = 1.0 / framesPerSecond(clip);
    const auto count = static_cast<std::size_t>(lastFrame(clip));
    for (std::size_t frame = 0; frame <= count; ++frame) {
        frames.poses.push_back(poseAt(scene.skeleton, clip, static_cast<double>(frame) * frames.seconds));
    }
    return frames;
}

} // namespace

Expected<void> writeSkeletonFile(const Scene& scene, const std::filesystem::path& file, OutputSet* outputs) {
    const ClipFrames frames = framesOfFirst(scene);
    return writeSkeleton(scene, frames.poses, frames.seconds, file, outputs);
}

} // namespace sinew

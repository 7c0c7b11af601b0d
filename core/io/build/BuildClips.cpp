#include "core/io/build/BuildClips.h"

#include "core/io/build/BuildKeys.h"

#include <algorithm>

namespace sinew {
namespace {

Transform parentSide(std::size_t joint, const ImportedFile& source, const JointPlan& plan,
                     const BindPlan& bind, std::span<const Transform> modelFromNode) {
    const std::int32_t parent = source.nodes[static_cast<std::size_t>(plan.nodeOfJoint[joint])].parent;
    if (parent == kNone) {
        return source.modelFromFile;
    }
    const std::int32_t parentJoint = plan.jointOfNode[static_cast<std::size_t>(parent)];
    return parentJoint == kNone ? modelFromNode[static_cast<std::size_t>(parent)]
                                : bind.jointFromFileJoint[static_cast<std::size_t>(parentJoint)];
}

/// Tracks of morph targets whose mesh became a part.
void addMorphTracks(const ImportedClip& source, std::span<const std::int32_t> partOfMesh, Clip& clip) {
    for (const ImportedMorphTrack& track : source.morphTracks) {
        if (partOfMesh[track.mesh] != kNone && !track.weights.empty()) {
            clip.morphTracks.push_back(
                {partOfMesh[track.mesh], static_cast<std::int32_t>(track.shape), track.weights});
            clip.duration = std::max(clip.duration, track.weights.back().seconds);
        }
    }
}

double lastTime(const JointTrack& track) {
    double last = 0.0;
    last = track.translations.empty() ? last : std::max(last, track.translations.back().seconds);
    last = track.rotations.empty() ? last : std::max(last, track.rotations.back().seconds);
    return track.scales.empty() ? last : std::max(last, track.scales.back().seconds);
}

} // namespace

Transform convertedLocal(std::size_t joint, const Transform& local, const ImportedFile& source,
                         const JointPlan& plan, const BindPlan& bind,
                         std::span<const Transform> modelFromNode) {
    return parentSide(joint, source, plan, bind, modelFromNode) * local *
           bind.jointFromFileJoint[joint].inverse();
}

Transform convertedRest(std::size_t joint, const ImportedFile& source, const JointPlan& plan,
                        const BindPlan& bind, std::span<const Transform> modelFromNode) {
    const ImportedNode& node = source.nodes[static_cast<std::size_t>(plan.nodeOfJoint[joint])];
    return convertedLocal(joint, node.parentFromNode, source, plan, bind, modelFromNode);
}

std::vector<Clip> convertClips(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                               std::span<const Transform> modelFromNode,
                               std::span<const std::int32_t> partOfMesh, Notices& notices) {
    std::vector<Clip> clips;
    for (const ImportedClip& sourceClip : source.clips) {
        Clip clip{sourceClip.name, 0.0, {}};
        clip.frameRate = sourceClip.frameRate;
        for (const ImportedTrack& track : sourceClip.tracks) {
            const ImportedNode& node = source.nodes[static_cast<std::size_t>(track.node)];
            const std::int32_t joint = plan.jointOfNode[static_cast<std::size_t>(track.node)];
            if (joint == kNone) {
                if (movesFromRest(track, node.parentFromNode)) {
                    notices.push_back({NoticeCode::AnimationIgnored, clip.name, 0, {node.name}});
                }
                continue;
            }
            const auto j = static_cast<std::size_t>(joint);
            JointTrack converted =
                convertTrack(track, node.parentFromNode, parentSide(j, source, plan, bind, modelFromNode),
                             bind.jointFromFileJoint[j].inverse());
            converted.joint = joint;
            clip.duration = std::max(clip.duration, lastTime(converted));
            clip.tracks.push_back(std::move(converted));
        }
        addMorphTracks(sourceClip, partOfMesh, clip);
        if (!clip.tracks.empty() || !clip.morphTracks.empty()) {
            clips.push_back(std::move(clip));
        }
    }
    return clips;
}

} // namespace sinew

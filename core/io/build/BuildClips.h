#pragma once

#include "core/io/build/BuildBind.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Translation, rotation, scale of a transform; exact when its linear part is a rotation times a scale along
/// the joint's own axes.
struct Trs {
    Vec3 translation = Vec3::Zero();
    Quat rotation = Quat::Identity();
    Vec3 scale = Vec3::Ones();
};
Trs decompose(const Transform& transform);
Transform compose(const Trs& trs);

/// Keys of parentSide * local(t) * jointSide, where local(t) is the track's, `rest` where it has no keys.
/// Channels stay apart when both sides only turn and scale evenly; otherwise all are sampled at every key's
/// time.
JointTrack convertTrack(const ImportedTrack& track, const Transform& rest, const Transform& parentSide,
                        const Transform& jointSide);

/// False when every key of the track is the rest value.
bool movesFromRest(const ImportedTrack& track, const Transform& rest);

/// Converts a joint's transform in its parent from the file's frames to the scene's:
/// local' = parentSide * local * jointSide, where parentSide is the parent joint's C (or, for a root, where
/// its parent node rests) and jointSide the joint's C^-1. Keys are converted alike, exactly.
Transform convertedLocal(std::size_t joint, const Transform& local, const ImportedFile& source,
                         const JointPlan& plan, const BindPlan& bind,
                         std::span<const Transform> modelFromNode);

/// The same of where the joint's node rests.
Transform convertedRest(std::size_t joint, const ImportedFile& source, const JointPlan& plan,
                        const BindPlan& bind, std::span<const Transform> modelFromNode);

/// Clips that move a joint or a morph target. `partOfMesh`: the scene's part of every mesh of the file.
/// Notices: AnimationIgnored for what moves nodes that are no joints.
std::vector<Clip> convertClips(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                               std::span<const Transform> modelFromNode,
                               std::span<const std::int32_t> partOfMesh, Notices& notices);

} // namespace sinew

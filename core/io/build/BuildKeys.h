#pragma once

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

} // namespace sinew

#include "core/scene/FollowMotion.h"

#include "core/skeleton/edit/FollowPose.h"

#include <algorithm>

namespace sinew {
namespace {

Quat boundTurn(const Skeleton& skeleton, std::int32_t joint) {
    return Quat(skeleton.parentFromJointBind(static_cast<std::size_t>(joint)).linear());
}

/// The joint's track, a new one where it has none; moves other tracks.
JointTrack& trackFor(Clip& clip, std::int32_t joint) {
    auto found = std::ranges::find(clip.tracks, joint, &JointTrack::joint);
    if (found == clip.tracks.end()) {
        clip.tracks.emplace_back().joint = joint;
        return clip.tracks.back();
    }
    return *found;
}

void shareTurns(Clip& clip, const Quat& bound, std::span<const std::int32_t> joints) {
    const auto found = std::ranges::find(clip.tracks, joints.front(), &JointTrack::joint);
    if (found == clip.tracks.end() || found->rotations.empty()) {
        return;
    }
    const double share = 1.0 / static_cast<double>(joints.size());
    std::vector<Key<Quat>> parts;
    for (Key<Quat>& key : found->rotations) {
        const Quat part = Quat::Identity().slerp(share, key.value * bound.conjugate());
        parts.push_back({key.seconds, part});
        key.value = part * bound;
    }
    for (const std::int32_t link : joints.subspan(1)) {
        trackFor(clip, link).rotations = parts;
    }
}

void carry(Clip& clip, const Vec3& rest, std::int32_t to, std::int32_t from) {
    const auto found = std::ranges::find(clip.tracks, from, &JointTrack::joint);
    if (found == clip.tracks.end() || found->translations.empty()) {
        return;
    }
    std::vector<Key<Vec3>> moved;
    for (Key<Vec3>& key : found->translations) {
        moved.push_back({key.seconds, Vec3(key.value.x() - rest.x(), 0.0, key.value.z() - rest.z())});
        key.value = Vec3(rest.x(), key.value.y(), rest.z());
    }
    trackFor(clip, to).translations = std::move(moved);
}

} // namespace

double largestBend(const Scene& scene, std::int32_t joint) {
    const Quat bound = boundTurn(scene.skeleton, joint);
    double most = 0.0;
    for (const Clip& clip : scene.clips) {
        for (const JointTrack& track : clip.tracks) {
            if (track.joint != joint) {
                continue;
            }
            for (const Key<Quat>& key : track.rotations) {
                most = std::max(most, bound.angularDistance(key.value));
            }
        }
    }
    return most;
}

void followMotion(std::vector<Clip>& clips, const Skeleton& skeleton, const SkeletonEdit& edit) {
    const std::vector<std::int32_t> joints = movedJoints(skeleton, edit);
    if (joints.size() < 2) {
        return;
    }
    for (Clip& clip : clips) {
        if (edit.kind == SkeletonEditKind::Share) {
            shareTurns(clip, boundTurn(skeleton, joints.front()), joints);
        } else {
            const Joint& carried = skeleton.joints[static_cast<std::size_t>(joints[1])];
            carry(clip, carried.parentFromJointRest.translation(), joints[0], joints[1]);
        }
    }
}

} // namespace sinew

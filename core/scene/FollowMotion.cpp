#include "core/scene/FollowMotion.h"

#include "core/scene/ClipPose.h"
#include "core/skeleton/edit/FollowPose.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <utility>

namespace sinew {
namespace {

Quat boundTurn(const Skeleton& skeleton, std::int32_t joint) {
    return Quat(skeleton.parentFromJointBind(static_cast<std::size_t>(joint)).linear());
}

/// The rotation vector of a turn; of those that mean the same the one nearest to `before`, so that a turn
/// that grows beyond 180 degrees from key to key grows on.
Vec3 turnNear(const Quat& turn, const Vec3& before) {
    constexpr double kWhole = 2.0 * std::numbers::pi;
    const double sine = turn.vec().norm();
    const Vec3 axis = sine > 1e-9 ? Vec3(turn.vec() / sine) : before.normalized();
    const double angle = 2.0 * std::atan2(sine, turn.w());
    return (angle + kWhole * std::floor((before.dot(axis) - angle) / kWhole + 0.5)) * axis;
}

/// How each key turns the joint away from its bind pose, in its parent's axes: rotation vectors, key by key
/// without a jump.
std::vector<Vec3> keyedTurns(const std::vector<Key<Quat>>& keys, const Quat& bound) {
    std::vector<Vec3> turns;
    Vec3 last = Vec3::Zero();
    for (const Key<Quat>& key : keys) {
        last = turnNear(key.value.normalized() * bound.conjugate(), last);
        turns.push_back(last);
    }
    return turns;
}

Quat turnBy(const Vec3& turn) {
    return Quat(Eigen::AngleAxisd(turn.norm(), turn.normalized()));
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
    const std::vector<Vec3> turns = keyedTurns(found->rotations, bound);
    std::vector<Key<Quat>> parts;
    for (std::size_t k = 0; k < turns.size(); ++k) {
        Key<Quat>& key = found->rotations[k];
        const Quat part = turnBy(turns[k] / static_cast<double>(joints.size()));
        parts.push_back({key.seconds, part});
        key.value = part * bound;
    }
    for (const std::int32_t link : joints.subspan(1)) {
        trackFor(clip, link).rotations = parts;
    }
}

/// The way over the floor that the joint `to` takes over; empty: there is none.
std::vector<Key<Vec3>> carry(Clip& clip, const Vec3& rest, std::int32_t to, std::int32_t from) {
    const auto found = std::ranges::find(clip.tracks, from, &JointTrack::joint);
    if (found == clip.tracks.end() || found->translations.empty()) {
        return {};
    }
    std::vector<Key<Vec3>> moved;
    for (Key<Vec3>& key : found->translations) {
        moved.push_back({key.seconds, Vec3(key.value.x() - rest.x(), 0.0, key.value.z() - rest.z())});
        key.value = Vec3(rest.x(), key.value.y(), rest.z());
    }
    trackFor(clip, to).translations = moved;
    return moved;
}

/// The joint goes its own way while the joint above it goes over the floor.
void stayBehind(Clip& clip, const Vec3& rest, std::int32_t joint, const std::vector<Key<Vec3>>& floor) {
    JointTrack& track = trackFor(clip, joint);
    const std::vector<Key<Vec3>> own = std::exchange(track.translations, {});
    std::set<double> times; // both ways are straight between these
    for (const std::vector<Key<Vec3>>* keys : {&own, &floor}) {
        for (const Key<Vec3>& key : *keys) {
            times.insert(key.seconds);
        }
    }
    for (const double seconds : times) {
        const Vec3 way = own.empty() ? rest : keyedAt(own, seconds);
        track.translations.push_back({seconds, way - keyedAt(floor, seconds)});
    }
}

void carryFirst(Clip& clip, const Skeleton& skeleton, std::int32_t to, std::int32_t from) {
    const auto restOf = [&](std::int32_t joint) {
        return Vec3(skeleton.joints[static_cast<std::size_t>(joint)].parentFromJointRest.translation());
    };
    const std::vector<Key<Vec3>> floor = carry(clip, restOf(from), to, from);
    if (std::ranges::all_of(floor, [](const Key<Vec3>& key) { return key.value.isZero(0.0); })) {
        return; // others need no keys
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const auto joint = static_cast<std::int32_t>(j);
        if (skeleton.joints[j].parent == to && joint != from) {
            stayBehind(clip, restOf(joint), joint, floor);
        }
    }
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
            for (const Vec3& turn : keyedTurns(track.rotations, bound)) {
                most = std::max(most, turn.norm());
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
            carryFirst(clip, skeleton, joints[0], joints[1]);
        }
    }
}

} // namespace sinew

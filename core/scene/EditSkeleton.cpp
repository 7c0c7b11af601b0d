#include "core/scene/EditSkeleton.h"

#include "core/scene/ClipPose.h"
#include "core/scene/RestPose.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/LocalChange.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <utility>

namespace sinew {
namespace {

struct Place {
    Vec3 translation = Vec3::Zero();
    Quat rotation = Quat::Identity();
    Vec3 scale = Vec3::Ones();
};

Place restPlace(const Joint& joint) {
    const Mat3 linear = joint.parentFromJointRest.linear();
    Place place;
    place.translation = joint.parentFromJointRest.translation();
    place.scale = linear.colwise().norm().transpose();
    const Vec3 inverse = place.scale.unaryExpr([](double s) { return s > 0.0 ? 1.0 / s : 1.0; });
    place.rotation = Quat(Mat3(linear * inverse.asDiagonal())).normalized();
    return place;
}

template<typename T, typename Mix>
T sampled(const std::vector<Key<T>>& keys, double seconds, const T& rest, const Mix& mix) {
    if (keys.empty()) {
        return rest;
    }
    const auto after = std::ranges::upper_bound(keys, seconds, {}, &Key<T>::seconds);
    if (after == keys.begin()) {
        return keys.front().value;
    }
    if (after == keys.end()) {
        return keys.back().value;
    }
    const Key<T>& before = *(after - 1);
    const double span = after->seconds - before.seconds;
    return span > 0.0 ? mix(before.value, after->value, (seconds - before.seconds) / span) : before.value;
}

Place placeAt(const JointTrack& track, double seconds, const Place& rest) {
    const auto line = [](const Vec3& a, const Vec3& b, double t) { return Vec3(a + t * (b - a)); };
    const auto turn = [](const Quat& a, const Quat& b, double t) { return Quat(a.slerp(t, b)); };
    return {sampled(track.translations, seconds, rest.translation, line),
            sampled(track.rotations, seconds, rest.rotation, turn),
            sampled(track.scales, seconds, rest.scale, line)};
}

template<typename T>
void addTimes(const std::vector<Key<T>>& keys, std::vector<double>& times) {
    for (const Key<T>& key : keys) {
        times.push_back(key.seconds);
    }
}

/// Two tracks, the second relative to the first, as one: keys wherever either has any.
JointTrack composed(const JointTrack& upper, const Place& upperRest, const JointTrack& lower,
                    const Place& lowerRest) {
    JointTrack result;
    result.joint = lower.joint;
    std::vector<double> times;
    for (const JointTrack* track : {&upper, &lower}) {
        addTimes(track->translations, times);
        addTimes(track->rotations, times);
        addTimes(track->scales, times);
    }
    std::ranges::sort(times);
    const auto repeated = std::ranges::unique(times);
    times.erase(repeated.begin(), repeated.end());
    for (const double seconds : times) {
        const Place a = placeAt(upper, seconds, upperRest);
        const Place b = placeAt(lower, seconds, lowerRest);
        result.translations.push_back(
            {seconds, a.translation + a.rotation * a.scale.cwiseProduct(b.translation)});
        result.rotations.push_back({seconds, (a.rotation * b.rotation).normalized()});
        result.scales.push_back({seconds, a.scale.cwiseProduct(b.scale)});
    }
    return result;
}

Place composed(const Place& upper, const Place& lower) {
    return {upper.translation + upper.rotation * upper.scale.cwiseProduct(lower.translation),
            upper.rotation * lower.rotation, upper.scale.cwiseProduct(lower.scale)};
}

using Tracks = std::map<std::int32_t, const JointTrack*>;

JointTrack trackOf(const Tracks& tracks, std::int32_t joint) {
    const auto found = tracks.find(joint);
    JointTrack none;
    none.joint = joint;
    return found == tracks.end() ? none : *found->second;
}

JointTrack chainTrack(const Tracks& tracks, const Skeleton& before, std::span<const std::int32_t> chain) {
    JointTrack result = trackOf(tracks, chain.front());
    Place rest = restPlace(before.joints[static_cast<std::size_t>(chain.front())]);
    for (std::size_t i = 1; i < chain.size(); ++i) {
        const Place own = restPlace(before.joints[static_cast<std::size_t>(chain[i])]);
        result = composed(result, rest, trackOf(tracks, chain[i]), own);
        rest = composed(rest, own);
    }
    return result;
}

bool says(const JointTrack& track) {
    return !track.translations.empty() || !track.rotations.empty() || !track.scales.empty();
}

void changeKeys(JointTrack& track, const LocalChange& change) {
    for (Key<Vec3>& key : track.translations) {
        key.value = change.place(key.value);
    }
    for (Key<Quat>& key : track.rotations) {
        key.value = change.rotation(key.value);
    }
    for (Key<Vec3>& key : track.scales) {
        key.value = change.restScale(key.value);
    }
}

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

void distributeTurns(Clip& clip, const Quat& bound, std::span<const std::int32_t> joints) {
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
        const Vec3 offset = own.empty() ? rest : keyedAt(own, seconds);
        track.translations.push_back({seconds, offset - keyedAt(floor, seconds)});
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

bool keepsNumbers(std::span<const std::int32_t> weightTarget) {
    for (std::size_t j = 0; j < weightTarget.size(); ++j) {
        if (weightTarget[j] != static_cast<std::int32_t>(j)) {
            return false;
        }
    }
    return true;
}

/// Those of a Divide, by the numbers of the skeleton, ascending by fraction.
std::vector<JointAlongBone> fractionsOf(const SkeletonEdit& edit, const Skeleton& skeleton) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    std::vector<JointAlongBone> fractions;
    for (const EditedJoint& joint : edit.joints) {
        const auto at = std::ranges::find(names, joint.joint) - names.begin();
        fractions.push_back({static_cast<std::int32_t>(at), joint.fraction});
    }
    std::ranges::stable_sort(fractions, {}, &JointAlongBone::fraction);
    return fractions;
}

std::int32_t dividedJoint(const SkeletonEdit& edit, const Skeleton& skeleton) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    return static_cast<std::int32_t>(std::ranges::find(names, edit.joints.front().joint) - names.begin());
}

} // namespace

std::vector<Clip> followed(const std::vector<Clip>& clips, const Skeleton& before,
                           std::span<const LocalChange> changes) {
    std::vector<Clip> result = clips;
    for (Clip& clip : result) {
        const std::vector<JointTrack> all = std::move(clip.tracks);
        clip.tracks.clear();
        Tracks tracks;
        for (const JointTrack& track : all) {
            tracks.emplace(track.joint, &track);
        }
        for (std::size_t j = 0; j < changes.size(); ++j) {
            if (changes[j].chain.empty()) {
                continue;
            }
            JointTrack track = chainTrack(tracks, before, changes[j].chain);
            if (says(track)) {
                track.joint = static_cast<std::int32_t>(j);
                if (!changes[j].same) {
                    changeKeys(track, changes[j]);
                }
                clip.tracks.push_back(std::move(track));
            }
        }
    }
    return result;
}

double largestBend(const Scene& scene, std::int32_t joint) {
    const Quat bound = boundTurn(scene.skeleton, joint);
    double max = 0.0;
    for (const Clip& clip : scene.clips) {
        for (const JointTrack& track : clip.tracks) {
            if (track.joint != joint) {
                continue;
            }
            for (const Vec3& turn : keyedTurns(track.rotations, bound)) {
                max = std::max(max, turn.norm());
            }
        }
    }
    return max;
}

void followMotion(std::vector<Clip>& clips, const Skeleton& skeleton, const SkeletonEdit& edit) {
    const std::vector<std::int32_t> joints = movedJoints(skeleton, edit);
    if (joints.size() < 2) {
        return;
    }
    for (Clip& clip : clips) {
        if (edit.kind == SkeletonEditKind::Fraction) {
            distributeTurns(clip, boundTurn(skeleton, joints.front()), joints);
        } else {
            carryFirst(clip, skeleton, joints[0], joints[1]);
        }
    }
}

PartWeights followed(const PartWeights& weights, const Scene& before, const SkeletonEdit& edit,
                     std::span<const std::int32_t> weightTarget) {
    PartWeights result = weights;
    const bool divides = edit.kind == SkeletonEditKind::Divide && !edit.joints.empty();
    if (!divides && keepsNumbers(weightTarget)) {
        return result;
    }
    const std::vector<JointAlongBone> fractions =
        divides ? fractionsOf(edit, before.skeleton) : std::vector<JointAlongBone>();
    for (std::size_t part = 0; part < result.size(); ++part) {
        if (!result[part]) {
            continue;
        }
        result[part] = std::make_shared<const SkinWeights>(
            divides ? sharedAlong(*result[part], dividedJoint(edit, before.skeleton), fractions, edit.bone,
                                  before.parts[part].mesh->vertices)
                    : renumbered(*result[part], weightTarget));
    }
    return result;
}

Expected<EditedScene> withSkeletonEdit(const Scene& scene, const SkeletonEdit& edit) {
    Expected<EditedSkeleton> edited = withEdit(scene.skeleton, edit);
    if (!edited) {
        Error error = edited.error();
        if (error.code == ErrorCode::TooManyJoints) {
            error.arguments.front() = scene.sourceFile;
        }
        return fail(std::move(error));
    }
    EditedScene result{scene, edited->number, edited->weightTarget};
    if (edit.kind == SkeletonEditKind::Rest) {
        result.scene.skeleton = std::move(edited->skeleton);
        SINEW_CHECK(applyRest(result.scene, scene.skeleton, edit));
        return result;
    }
    result.scene.clips =
        followed(scene.clips, scene.skeleton, localChanges(scene.skeleton, edited->skeleton, edited->number));
    result.scene.skeleton = std::move(edited->skeleton);
    followMotion(result.scene.clips, result.scene.skeleton, edit);
    const PartWeights weights = followed(partWeights(scene), scene, edit, result.weightTarget);
    for (std::size_t p = 0; p < weights.size(); ++p) {
        Part& part = result.scene.parts[p];
        part.weights = weights[p];
        if (part.rigidJoint != kNone) {
            part.rigidJoint = result.weightTarget[static_cast<std::size_t>(part.rigidJoint)];
        }
    }
    return result;
}

Expected<Scene> withSkeletonEdits(Scene scene, std::span<const SkeletonEdit> edits) {
    if (edits.empty()) {
        return scene;
    }
    scene = withoutHandleJoints(std::move(scene));
    for (const SkeletonEdit& edit : edits) {
        Expected<EditedScene> edited = withSkeletonEdit(scene, edit);
        if (!edited) {
            return fail(edited.error());
        }
        scene = std::move(edited->scene);
    }
    return scene;
}

Scene withoutHandleJoints(Scene scene) {
    std::erase_if(scene.skeleton.joints, [](const Joint& joint) { return joint.added; }); // they stand last
    return scene;
}

} // namespace sinew

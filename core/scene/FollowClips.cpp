#include "core/scene/FollowClips.h"

#include <algorithm>
#include <map>

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

} // namespace sinew

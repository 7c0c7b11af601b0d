#include "core/io/export/ExportInput.h"
#include "core/io/source/FrameRate.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kSameKey =
    1e-6; ///< relative to a unit for scales and rotations, to the offset for translations

/// Times ascending from 0, at least a float apart (both formats keep times that a float can tell apart); of
/// keys that fall together the last one counts.
template<typename T>
std::vector<Key<T>> orderedKeys(std::vector<Key<T>> keys) {
    std::erase_if(keys, [](const Key<T>& key) { return !std::isfinite(key.seconds); });
    std::stable_sort(keys.begin(), keys.end(),
                     [](const Key<T>& a, const Key<T>& b) { return a.seconds < b.seconds; });
    std::vector<Key<T>> result;
    for (Key<T>& key : keys) {
        key.seconds = std::max(0.0, key.seconds);
        const bool together =
            !result.empty() && !(static_cast<float>(result.back().seconds) < static_cast<float>(key.seconds));
        if (together) {
            result.back().value = key.value;
        } else {
            result.push_back(key);
        }
    }
    return result;
}

void alignRotations(std::vector<Key<Quat>>& keys) {
    for (std::size_t k = 0; k < keys.size(); ++k) {
        keys[k].value.normalize();
        if (k > 0 && keys[k].value.dot(keys[k - 1].value) < 0.0) {
            keys[k].value.coeffs() *= -1.0;
        }
    }
}

struct Parts {
    Vec3 translation;
    Quat rotation;
    Vec3 scale;
};

Parts partsOf(const Transform& transform) {
    if (transform.linear().determinant() < 0.0) {
        const Trs mirrored = decompose(transform);
        return {mirrored.translation, mirrored.rotation, mirrored.scale};
    }
    const Vec3 scale = transform.linear().colwise().norm();
    Mat3 rotation = transform.linear();
    for (int axis = 0; axis < 3; ++axis) {
        rotation.col(axis) /= scale[axis] > 0.0 ? scale[axis] : 1.0;
    }
    return {transform.translation(), Quat(rotation).normalized(), scale};
}

/// Fills channels without keys with the rest value where the bind pose, which the nodes stand in, has
/// another.
void holdRest(ExportTrack& track, const Parts& rest, const Parts& bind, double scale) {
    if (track.translations.empty() &&
        (rest.translation - bind.translation).norm() > kSameKey * bind.translation.norm()) {
        track.translations.push_back({0.0, rest.translation * scale});
    }
    if (track.rotations.empty() && rest.rotation.angularDistance(bind.rotation) > kSameKey) {
        track.rotations.push_back({0.0, rest.rotation});
    }
    if (track.scales.empty() && (rest.scale - bind.scale).norm() > kSameKey) {
        track.scales.push_back({0.0, rest.scale});
    }
}

void dropUnitScales(ExportTrack& track) {
    const bool unit = std::all_of(track.scales.begin(), track.scales.end(), [](const Key<Vec3>& key) {
        return (key.value - Vec3::Ones()).norm() <= kSameKey;
    });
    if (unit) {
        track.scales.clear();
    }
}

ExportTrack prepareTrack(const JointTrack* keys, double scale) {
    ExportTrack track;
    if (keys != nullptr) {
        track.translations = orderedKeys(keys->translations);
        track.rotations = orderedKeys(keys->rotations);
        track.scales = orderedKeys(keys->scales);
    }
    for (Key<Vec3>& key : track.translations) {
        key.value *= scale;
    }
    alignRotations(track.rotations);
    return track;
}

/// Tracks of targets that exist, each with a key at least.
std::vector<MorphTrack> prepareMorphTracks(const Scene& scene, const Clip& clip) {
    std::vector<MorphTrack> result;
    for (const MorphTrack& track : clip.morphTracks) {
        const bool partThere = track.part >= 0 && static_cast<std::size_t>(track.part) < scene.parts.size();
        const std::size_t morphTargets =
            partThere ? scene.parts[static_cast<std::size_t>(track.part)].mesh->morphTargets.size() : 0;
        std::vector<Key<double>> keys = orderedKeys(track.weights);
        if (!keys.empty() && track.shape >= 0 && static_cast<std::size_t>(track.shape) < morphTargets) {
            result.push_back({track.part, track.shape, std::move(keys)});
        }
    }
    return result;
}

template<typename T>
void addTimes(const std::vector<Key<T>>& keys, std::vector<double>& times) {
    for (const Key<T>& key : keys) {
        times.push_back(key.seconds);
    }
}

double rateOfKeys(const std::vector<ExportClip>& clips) {
    std::vector<double> times;
    for (const ExportClip& clip : clips) {
        for (const ExportTrack& track : clip.tracks) {
            addTimes(track.translations, times);
            addTimes(track.rotations, times);
            addTimes(track.scales, times);
        }
        for (const MorphTrack& track : clip.morphTracks) {
            addTimes(track.weights, times);
        }
    }
    return frameRateOf(times);
}

} // namespace

double commonFrameRate(const std::vector<ExportClip>& clips) {
    double highest = 0.0;
    bool agree = true;
    for (const ExportClip& clip : clips) {
        agree = agree && (highest == 0.0 || clip.frameRate == 0.0 || clip.frameRate == highest);
        highest = std::max(highest, clip.frameRate);
    }
    if (highest > 0.0 && agree) {
        return highest;
    }
    const double ofKeys = rateOfKeys(clips);
    return ofKeys > 0.0 ? ofKeys : highest > 0.0 ? highest : kDefaultFrameRate;
}

double weightAt(const std::vector<Key<double>>& keys, double seconds) {
    const auto after = std::ranges::lower_bound(keys, seconds, {}, &Key<double>::seconds);
    if (after == keys.begin() || after == keys.end()) {
        return after == keys.end() ? keys.back().value : keys.front().value;
    }
    const Key<double>& before = *(after - 1);
    const double share = (seconds - before.seconds) / (after->seconds - before.seconds);
    return before.value + share * (after->value - before.value);
}

ExportClip prepareClip(const Scene& scene, const Clip& clip, double scale) {
    std::vector<const JointTrack*> trackOfJoint(scene.skeleton.size(), nullptr);
    for (const JointTrack& track : clip.tracks) {
        if (track.joint != kNone) {
            trackOfJoint[static_cast<std::size_t>(track.joint)] = &track;
        }
    }
    ExportClip result{clip.name, clip.duration, {}};
    result.frameRate = clip.frameRate;
    result.morphTracks = prepareMorphTracks(scene, clip);
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        ExportTrack track = prepareTrack(trackOfJoint[j], scale);
        track.joint = j;
        const Parts rest = partsOf(scene.skeleton.joints[j].parentFromJointRest);
        holdRest(track, rest, partsOf(scene.skeleton.parentFromJointBind(j)), scale);
        if (!scene.nodesPosed || (rest.scale - Vec3::Ones()).norm() <= kSameKey) {
            dropUnitScales(track); // the node has the scale of 1 itself
        }
        if (!track.translations.empty() || !track.rotations.empty() || !track.scales.empty()) {
            result.tracks.push_back(std::move(track));
        }
    }
    return result;
}

} // namespace sinew

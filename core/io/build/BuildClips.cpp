#include "core/io/build/BuildSteps.h"

#include <Eigen/SVD>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kEven = 1e-6;

Vec3 mixed(const Vec3& a, const Vec3& b, double t) {
    return a + t * (b - a);
}
Quat mixed(const Quat& a, const Quat& b, double t) {
    return a.slerp(t, b);
}

/// The linear value between keys; the first or last beyond them.
template<typename T>
T sample(const std::vector<Key<T>>& keys, double seconds, const T& rest) {
    if (keys.empty()) {
        return rest;
    }
    const auto after = std::lower_bound(keys.begin(), keys.end(), seconds,
                                        [](const Key<T>& key, double time) { return key.seconds < time; });
    if (after == keys.begin()) {
        return keys.front().value;
    }
    if (after == keys.end()) {
        return keys.back().value;
    }
    const Key<T>& before = *(after - 1);
    const double gap = after->seconds - before.seconds;
    return gap > 0.0 ? mixed(before.value, after->value, (seconds - before.seconds) / gap) : after->value;
}

template<typename T>
void collectTimes(const std::vector<Key<T>>& keys, std::vector<double>& times) {
    for (const Key<T>& key : keys) {
        times.push_back(key.seconds);
    }
}

JointTrack resampled(const ImportedTrack& track, const Trs& rest, const Transform& parentSide,
                     const Transform& jointSide) {
    std::vector<double> times;
    collectTimes(track.translations, times);
    collectTimes(track.rotations, times);
    collectTimes(track.scales, times);
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    JointTrack result;
    for (const double time : times) {
        const Trs local{sample(track.translations, time, rest.translation),
                        sample(track.rotations, time, rest.rotation).normalized(),
                        sample(track.scales, time, rest.scale)};
        const Trs moved = decompose(parentSide * compose(local) * jointSide);
        result.translations.push_back({time, moved.translation});
        result.rotations.push_back({time, moved.rotation});
        result.scales.push_back({time, moved.scale});
    }
    return result;
}

/// Neighbouring keys on the same side of the 4D sphere, so that a plain linear mix goes the short way.
void alignSigns(std::vector<Key<Quat>>& keys) {
    for (std::size_t k = 1; k < keys.size(); ++k) {
        if (keys[k].value.coeffs().dot(keys[k - 1].value.coeffs()) < 0.0) {
            keys[k].value.coeffs() = -keys[k].value.coeffs();
        }
    }
}

} // namespace

std::optional<double> evenScale(const Mat3& linear, double tolerance) {
    const Mat3 square = linear.transpose() * linear;
    const double mean = square.trace() / 3.0;
    if (!(mean > 0.0) || (square - mean * Mat3::Identity()).norm() > tolerance * mean ||
        linear.determinant() < 0.0) {
        return std::nullopt;
    }
    return std::sqrt(mean);
}

Trs decompose(const Transform& transform) {
    Trs result;
    result.translation = transform.translation();
    const Mat3 linear = transform.linear();
    Mat3 rotation;
    const Vec3 lengths = linear.colwise().norm();
    const Mat3 square = linear.transpose() * linear;
    const Mat3 diagonal = square.diagonal().asDiagonal();
    if (lengths.minCoeff() > 0.0 && linear.determinant() > 0.0 &&
        (square - diagonal).norm() <= kEven * square.norm()) {
        rotation = linear * lengths.cwiseInverse().asDiagonal();
    } else {
        const Eigen::JacobiSVD<Mat3> svd(linear, Eigen::ComputeFullU | Eigen::ComputeFullV);
        Mat3 u = svd.matrixU();
        if ((u * svd.matrixV().transpose()).determinant() < 0.0) {
            u.col(2) = -u.col(2);
        }
        rotation = u * svd.matrixV().transpose();
    }
    result.rotation = Quat(rotation).normalized();
    result.scale = (rotation.transpose() * linear).diagonal();
    return result;
}

Transform compose(const Trs& trs) {
    Transform result = Transform::Identity();
    result.linear() = trs.rotation.toRotationMatrix() * trs.scale.asDiagonal();
    result.translation() = trs.translation;
    return result;
}

JointTrack convertTrack(const ImportedTrack& track, const Transform& rest, const Transform& parentSide,
                        const Transform& jointSide) {
    const Trs restTrs = decompose(rest);
    const std::optional<double> parentScale = evenScale(parentSide.linear());
    const std::optional<double> jointScale = evenScale(jointSide.linear());
    const bool jointTurns =
        jointScale && (jointSide.linear() - *jointScale * Mat3::Identity()).norm() > kEven * *jointScale;
    JointTrack result;
    if (!parentScale || !jointScale || jointTurns) {
        result = resampled(track, restTrs, parentSide, jointSide);
    } else {
        const Quat turn(Mat3(parentSide.linear() / *parentScale));
        for (const auto& key : track.translations) {
            result.translations.push_back({key.seconds, parentSide * key.value});
        }
        for (const auto& key : track.rotations) {
            result.rotations.push_back({key.seconds, (turn * key.value).normalized()});
        }
        for (const auto& key : track.scales) {
            result.scales.push_back({key.seconds, *parentScale * *jointScale * key.value});
        }
    }
    alignSigns(result.rotations);
    return result;
}

bool movesFromRest(const ImportedTrack& track, const Transform& rest) {
    const Trs trs = decompose(rest);
    constexpr double kStill = 1e-4;
    const double length = std::max(1.0, trs.translation.norm());
    return std::ranges::any_of(
               track.translations,
               [&](const auto& key) { return (key.value - trs.translation).norm() > kStill * length; }) ||
           std::ranges::any_of(
               track.rotations,
               [&](const auto& key) { return key.value.angularDistance(trs.rotation) > kStill; }) ||
           std::ranges::any_of(track.scales, [&](const auto& key) {
               return (key.value - trs.scale).norm() > kStill * trs.scale.norm();
           });
}

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

BuiltClips convertClips(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                        std::span<const Transform> modelFromNode, std::span<const std::int32_t> partOfMesh,
                        Notices& notices) {
    BuiltClips built;
    for (std::size_t c = 0; c < source.clips.size(); ++c) {
        const ImportedClip& sourceClip = source.clips[c];
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
            built.clips.push_back(std::move(clip));
            built.sources.push_back(c);
        }
    }
    return built;
}

} // namespace sinew

#include "core/io/patch/MovedSkeleton.h"

#include "core/scene/FollowClips.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

constexpr double kRounding = 1e-9;

template<typename T, typename Same>
bool sameKeys(const std::vector<Key<T>>& a, const std::vector<Key<T>>& b, const Same& same) {
    return std::ranges::equal(a, b, [&](const Key<T>& left, const Key<T>& right) {
        return left.seconds == right.seconds && same(left.value, right.value);
    });
}

bool sameTrack(const JointTrack& a, const JointTrack& b) {
    const auto places = [](const Vec3& left, const Vec3& right) {
        return (left - right).norm() <= kRounding * (1.0 + left.norm());
    };
    const auto turns = [](const Quat& left, const Quat& right) {
        return (left.coeffs() - right.coeffs()).norm() <= kRounding;
    };
    return a.joint == b.joint && sameKeys(a.translations, b.translations, places) &&
           sameKeys(a.rotations, b.rotations, turns) && sameKeys(a.scales, b.scales, places);
}

bool sameTracks(const std::vector<Clip>& a, const std::vector<Clip>& b) {
    return std::ranges::equal(a, b, [](const Clip& left, const Clip& right) {
        return std::ranges::equal(left.tracks, right.tracks, sameTrack);
    });
}

bool sameFrame(const Transform& a, const Transform& b) {
    return a.isApprox(b, kRounding);
}

} // namespace

JointsMoved jointsMoved(const Scene& scene, const Scene& original) {
    const std::size_t count = original.skeleton.size();
    bool moved = false;
    for (std::size_t j = 0; j < count; ++j) {
        moved = moved || !sameFrame(scene.skeleton.joints[j].modelFromJointBind,
                                    original.skeleton.joints[j].modelFromJointBind);
    }
    if (!moved) {
        return JointsMoved::No;
    }
    EditedSkeleton edited{scene.skeleton, std::vector<std::int32_t>(count), {}};
    std::iota(edited.number.begin(), edited.number.end(), 0);
    edited.heir = edited.number;
    const std::vector<LocalChange> changes = followRest(original.skeleton, edited);
    for (std::size_t j = 0; j < count; ++j) {
        if (!sameFrame(edited.skeleton.joints[j].parentFromJointRest,
                       scene.skeleton.joints[j].parentFromJointRest)) {
            return JointsMoved::Otherwise;
        }
    }
    return sameTracks(followed(original.clips, original.skeleton, changes), scene.clips)
               ? JointsMoved::ByEdits
               : JointsMoved::Otherwise;
}

} // namespace sinew

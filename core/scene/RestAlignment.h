#pragma once

#include "core/skeleton/Skeleton.h"

#include <span>

namespace sinew {

/// How a skeleton that a motion was made for and one that is to move by it stand to one another in their bind
/// poses.
struct RestAlignment {
    std::vector<std::int32_t> source; ///< #J of `to`: the joint of `from`, kNone: it keeps its bind pose
    Quat facing = Quat::Identity();   ///< turns `from` upright and to where `to` looks; by right angles
    std::vector<Quat> laid;           ///< #J of `to`: lays its bones along those of `from`, model space
    std::int32_t mover = kNone;       ///< joint of `to` whose place follows: the hips, or the topmost
    std::vector<std::int32_t> feet;   ///< joints of `to` that stand on the ground and have a counterpart
    double scale = 1.0;               ///< from lengths of `from` to those of `to`
    double boundHeight = 0.0;         ///< of the mover's counterpart, turned as `facing` says
    double lowest = 0.0;              ///< the lowest joint of `from`, likewise

    /// Where the mover's counterpart is when the mover is where it is bound: below or above its place in the
    /// first frame, as high as it is bound. Files that bind the hips to the origin count heights from the
    /// ground.
    Vec3 startOf(const Vec3& first) const;
};

/// `jointOf`: of every joint of `from` that of `to`, or kNone. O(#J^2).
RestAlignment alignRest(const Skeleton& from, const Skeleton& to, std::span<const std::int32_t> jointOf);

} // namespace sinew

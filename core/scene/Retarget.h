#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/Skeleton.h"

#include <span>

namespace sinew {

/// Of every joint of `from` the joint of `to` that its motion goes to, kNone: none. By the table; then, where
/// both are humans by their names, by the bones these say (findHumanoid), so that a LeftShoulder that is an
/// upper arm does not move a collar bone; the rest by matchJoints. No joint of `to` stands there twice.
std::vector<std::int32_t> motionMatches(const Skeleton& from, const Skeleton& to,
                                        std::span<const JointMapping> table = {});

/// A clip of one skeleton on another. Joints turn in model space as their counterparts do, away from their
/// own bind pose; limbs and fingers are first laid along those of `from` (an A-pose becomes its T-pose), so
/// that they then point the same way. The hips move as far as the legs are long, from where they are bound;
/// the motion begins over that place, feet as high above the ground as theirs. A character that stands turned
/// by right angles, or lies, is turned first. Joints without counterpart keep their bind pose. Keys at every
/// frame of the clip, at its rate (ClipPose.h); of more than a million frames at its keys alone. `jointOf`:
/// as motionMatches. When canceled, the result must not be used. O(#frames (#J + log #keys)),
/// memory for joints that move.
Clip retargeted(const Skeleton& from, const Clip& clip, const Skeleton& to,
                std::span<const std::int32_t> jointOf, const Progress* progress = nullptr);

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

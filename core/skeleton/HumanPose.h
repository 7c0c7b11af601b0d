#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/base/Types.h"
#include "core/skeleton/HumanoidMap.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// The joint of a bone of the table ("leftUpperArm"); kNone: none is. O(#bones).
std::int32_t humanJoint(const HumanoidMap& map, std::string_view bone);

/// A pose that people make characters in: legs straight down, arms straight.
enum class HumanPose {
    T, ///< arms level to the sides
    A  ///< arms 45 degrees below that
};

constexpr Names<HumanPose, 2> kHumanPoseNames{{{"t-pose", HumanPose::T}, {"a-pose", HumanPose::A}}};

/// The pose of a human, by the smallest turn of each bone: arms and legs point where it says, hands go along,
/// feet keep how they stand on the ground. Legs that no joint is are left out. Error: RestPoseLimbs, where no
/// joint is an upper or a lower arm. `chosen`: as findHumanoid. O(#J).
Expected<Pose> humanPose(const Skeleton& skeleton, HumanPose pose, std::span<const BoneJoint> chosen = {});

/// The turn about the vertical that lets a human look along +Z, by its upper arms; no turn where these do not
/// tell.
Quat turnToFront(const Skeleton& skeleton, const HumanoidMap& map);

/// Degrees that nobody sees when a motion made for a T-pose is played.
constexpr double kTPoseTolerance = 10.0;
/// Degrees by which a character may face elsewhere. Shoulders are rarely so even that they tell it better.
constexpr double kFacingTolerance = 20.0;

/// How the bones of a skeleton are turned away from the T-pose that faces where it does.
struct TPoseMisfit {
    double facing = 0.0;   ///< degrees between its own left and +X
    std::size_t bones = 0; ///< of arms and legs that are turned by more than the tolerance
    double worst = 0.0;    ///< degrees
    std::string worstBone;
};

/// Of a skeleton with both arms and legs. `tolerance`: degrees. O(1).
TPoseMisfit tPoseMisfit(const Skeleton& skeleton, const HumanoidMap& map, double tolerance);

} // namespace sinew

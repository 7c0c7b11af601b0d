#pragma once

#include "core/skeleton/Skeleton.h"

#include <array>
#include <cstddef>
#include <vector>

namespace sinew {

/// What a joint is, judged by its place in the skeleton and by the lengths of the bones around it. Names are
/// not read, so a knee is one in every language.
enum class JointKind {
    Spine,
    Neck,
    Head,
    Tail,
    Collar,
    Shoulder,
    Elbow,
    Wrist,
    Hip,
    Knee,
    Ankle,
    Toe,
    Finger,
    Other
};
constexpr std::size_t kJointKinds = 14;
constexpr std::array<JointKind, kJointKinds> kAllJointKinds{
    JointKind::Spine,    JointKind::Neck,  JointKind::Head,   JointKind::Tail, JointKind::Collar,
    JointKind::Shoulder, JointKind::Elbow, JointKind::Wrist,  JointKind::Hip,  JointKind::Knee,
    JointKind::Ankle,    JointKind::Toe,   JointKind::Finger, JointKind::Other};

/// The kind of every joint. #J; O(#J^2) for limbs that leave one joint (LimbRoles).
///
/// Elbow and knee are where a limb bends (hinge); what stands before and behind them on an arm or a leg is
/// counted from there. Of limbs in the middle those that others leave are spines, those that rise are necks
/// with a head at their end, and all others are tails.
std::vector<JointKind> jointKinds(const Skeleton& skeleton);

} // namespace sinew

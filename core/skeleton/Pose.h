#pragma once

#include "core/base/Types.h"
#include "core/skeleton/Skeleton.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// What a pose does to one joint, in the joint's own bind axes: first turned, then moved.
struct JointPose {
    Quat rotation = Quat::Identity();
    Vec3 translation = Vec3::Zero(); ///< scene units, along the axes of the joint's parent's bind frame
    Vec3 scale = Vec3::Ones();
    bool operator==(const JointPose& other) const {
        return rotation.coeffs() == other.rotation.coeffs() && translation == other.translation &&
               scale == other.scale;
    }
};

/// A pose as changes against the bind pose: parentFromJoint = translate(t) * parentFromJointBind * rotate(r)
/// * scale(s). The identity for every joint is the bind pose. #J entries.
struct Pose {
    std::vector<JointPose> joints;
    static Pose bindPose(const Skeleton& skeleton);
    bool operator==(const Pose&) const = default;
};

/// modelFromJoint of every joint in a pose. #J.
std::vector<Transform> modelFromJoints(const Skeleton& skeleton, const Pose& pose);

/// Skinning matrices modelFromJoint * jointFromModelBind; exactly the identity for joints that the pose does
/// not move. #J.
std::vector<Transform> skinningMatrices(const Skeleton& skeleton, const Pose& pose);

/// How each of some places turned when all were moved: the mean, as quaternions, of the smallest rotations
/// that take its edges from where they pointed at rest to where they point in the pose (Jacobson et al. 2011,
/// sec. 3.4, pseudo-edges). rest, posed: #V places; edges: pairs of them, of which those without length at
/// rest or in the pose say nothing. #V unit quaternions; the identity where no edge says anything, or where
/// their rotations cancel out. O(#V + #edges).
std::vector<Quat> inferredTurns(std::span<const std::array<std::uint32_t, 2>> edges,
                                std::span<const Vec3> rest, std::span<const Vec3> posed);

/// Limits of a joint as it is bound: angles count from the bind pose, about the joint's own axes.
JointLimits limitsFromBind(const Skeleton& skeleton, std::size_t joint,
                           const std::array<AngleRange, 3>& ranges);

/// The angles of a joint with limits in a pose (limitAngles).
Vec3 limitAngles(const Skeleton& skeleton, std::size_t joint, const JointPose& pose);

/// What the pose does to a joint, turned back into the joint's limits; a joint without limits as it is.
JointPose withinLimits(const Skeleton& skeleton, std::size_t joint, const JointPose& pose);

/// `to` with those joints kept within their limits that are turned otherwise than in `from`: who poses one
/// joint does not turn others that stood outside their limits. O(#J).
Pose withinLimits(const Skeleton& skeleton, const Pose& from, Pose to);

} // namespace sinew

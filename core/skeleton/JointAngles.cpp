#include "core/skeleton/JointAngles.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kDegrees = 180.0 / std::numbers::pi;

/// Where the joint's bone ends, model space; where nothing says so the joint itself.
Vec3 boneTarget(const Skeleton& skeleton, std::size_t joint) {
    if (skeleton.joints[joint].tail) {
        return *skeleton.joints[joint].tail;
    }
    Vec3 sum = Vec3::Zero();
    double count = 0.0;
    for (std::size_t j = joint + 1; j < skeleton.size(); ++j) {
        if (skeleton.joints[j].parent == static_cast<std::int32_t>(joint)) {
            sum += skeleton.position(j);
            count += 1.0;
        }
    }
    return count > 0.0 ? Vec3(sum / count) : skeleton.position(joint);
}

} // namespace

JointAngles anglesOf(const Quat& rotation, const Vec3& axis) {
    const Quat q = rotation.normalized();
    const double along = q.vec().dot(axis);
    const double across = (q.vec() - along * axis).norm();
    // The halves of both angles: q = swing * twist has |w, along| = cos(swing / 2).
    const double cosHalfSwing = std::hypot(q.w(), along);
    double twist = cosHalfSwing > 0.0 ? 2.0 * kDegrees * std::atan2(along, q.w()) : 0.0;
    twist = std::remainder(twist, 360.0);
    const double swing = 2.0 * kDegrees * std::atan2(across, cosHalfSwing);
    const Quat turned = cosHalfSwing > 0.0
                            ? Quat(q.w() / cosHalfSwing, axis.x() * along / cosHalfSwing,
                                   axis.y() * along / cosHalfSwing, axis.z() * along / cosHalfSwing)
                            : Quat::Identity();
    const Vec3 square = (q * turned.conjugate()).vec(); // of the swing alone
    const double length = square.norm();
    return {swing, twist, length > 0.0 ? Vec3(swing / length * square) : Vec3(Vec3::Zero())};
}

double JointAngles::of(JointAngle angle) const {
    switch (angle) {
    case JointAngle::Swing:
        return swing;
    case JointAngle::Twist:
        return twist;
    case JointAngle::BendX:
        return bend.x();
    case JointAngle::BendY:
        return bend.y();
    case JointAngle::BendZ:
        break;
    }
    return bend.z();
}

Vec3 boneAxis(const Skeleton& skeleton, std::int32_t joint) {
    constexpr double kShortest = 1e-12;
    const auto j = static_cast<std::size_t>(joint);
    const Vec3 origin = skeleton.position(j);
    Vec3 along = boneTarget(skeleton, j) - origin;
    if (along.norm() <= kShortest && skeleton.joints[j].parent != kNone) {
        along = origin - skeleton.position(static_cast<std::size_t>(skeleton.joints[j].parent));
    }
    if (along.norm() <= kShortest) {
        return Vec3::UnitY();
    }
    return (skeleton.joints[j].modelFromJointBind.linear().transpose() * along).normalized();
}

JointAngles jointAngles(const Skeleton& skeleton, const Pose& pose, std::int32_t joint) {
    return anglesOf(pose.joints[static_cast<std::size_t>(joint)].rotation, boneAxis(skeleton, joint));
}

} // namespace sinew

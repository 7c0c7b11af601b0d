#include "core/skeleton/edit/OrientJoints.h"

#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kShortBone = 1e-9;

std::optional<Vec3> wayOfBone(const Skeleton& skeleton, std::int32_t joint) {
    const std::optional<Vec3> end = boneEnd(skeleton, joint);
    const Vec3 way = end ? Vec3(*end - skeleton.position(static_cast<std::size_t>(joint))) : Vec3::Zero();
    return way.norm() > kShortBone ? std::optional(Vec3(way.normalized())) : std::nullopt;
}

/// Where the bone points; of an end, where the one above does.
std::optional<Vec3> aimOf(const Skeleton& skeleton, std::int32_t joint) {
    const std::optional<Vec3> own = wayOfBone(skeleton, joint);
    const std::int32_t parent = skeleton.joints[static_cast<std::size_t>(joint)].parent;
    if (own || parent == kNone) {
        return own;
    }
    const Vec3 way = skeleton.position(static_cast<std::size_t>(joint)) -
                     skeleton.position(static_cast<std::size_t>(parent));
    return way.norm() > kShortBone ? std::optional(Vec3(way.normalized())) : std::nullopt;
}

Vec3 secondaryOf(const Skeleton& skeleton, std::int32_t joint, const Vec3& aim,
                 const JointOrientation& orientation) {
    constexpr double kStraight = 1e-3;
    const std::int32_t parent = skeleton.joints[static_cast<std::size_t>(joint)].parent;
    if (orientation.fromBend && parent != kNone) {
        const Vec3 before = skeleton.position(static_cast<std::size_t>(joint)) -
                            skeleton.position(static_cast<std::size_t>(parent));
        const Vec3 across = before.normalized().cross(aim);
        if (across.allFinite() && across.norm() > kStraight) {
            return across;
        }
    }
    return orientation.towards;
}

/// The rotation whose `aim` points along `way` and whose `secondary` points to `towards` as far as it can.
Quat axesAlong(const JointOrientation& orientation, const Vec3& way, const Vec3& towards) {
    constexpr double kParallel = 1e-4;
    Vec3 across = towards - towards.dot(way) * way;
    if (across.norm() <= kParallel * towards.norm()) {
        across = way.unitOrthogonal();
    }
    across.normalize();
    Mat3 own;
    own.col(0) = axisVector(orientation.aim);
    own.col(1) = axisVector(orientation.secondary);
    own.col(2) = own.col(0).cross(own.col(1));
    Mat3 model;
    model.col(0) = way;
    model.col(1) = across;
    model.col(2) = way.cross(across);
    return Quat(Mat3(model * own.transpose())).normalized();
}

/// A frame's axes mirrored and reversed: a rotation again.
Quat mirroredBehaviour(const Mat3& axes, const Vec3& normal) {
    const Mat3 mirrored = axes - 2.0 * normal * (normal.transpose() * axes);
    return Quat(Mat3(-mirrored)).normalized();
}

bool onNegativeSide(const Skeleton& skeleton, std::size_t joint, const MirrorTable& mirror) {
    const std::int32_t partner = joint < mirror.partner.size() ? mirror.partner[joint] : kNone;
    return partner != kNone && static_cast<std::size_t>(partner) != joint &&
           mirror.normal.dot(skeleton.position(joint)) < mirror.offset;
}

} // namespace

Vec3 axisVector(JointAxis axis) {
    const int number = static_cast<int>(axis);
    return number < 3 ? Vec3(Vec3::Unit(number)) : Vec3(-Vec3::Unit(number - 3));
}

JointOrientation orientationFor(AxisConvention convention) {
    JointOrientation result;
    switch (convention) {
    case AxisConvention::Blender:
        break;
    case AxisConvention::Unreal:
        result.aim = JointAxis::X;
        result.secondary = JointAxis::Y;
        result.mirrorBehaviour = true;
        break;
    case AxisConvention::Unity:
        result.alongModel = true;
        break;
    case AxisConvention::Maya:
        result.aim = JointAxis::X;
        result.secondary = JointAxis::Y;
        result.fromBend = true;
        result.mirrorBehaviour = true;
        break;
    }
    return result;
}

SkeletonSteps orientJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                           const JointOrientation& orientation, const MirrorTable& mirror) {
    JointPlaces places(skeleton);
    const auto orient = [&](std::int32_t joint) {
        const auto aim = aimOf(skeleton, joint);
        const auto j = static_cast<std::size_t>(joint);
        if (orientation.alongModel) {
            places.turn(j, Quat::Identity(), JointsBelow::Stay);
        } else if (aim) {
            places.turn(j, axesAlong(orientation, *aim, secondaryOf(skeleton, joint, *aim, orientation)),
                        JointsBelow::Stay);
        }
    };
    std::ranges::for_each(joints, orient);
    for (const std::int32_t joint : joints) {
        const auto j = static_cast<std::size_t>(joint);
        if (!orientation.mirrorBehaviour || orientation.alongModel || !onNegativeSide(skeleton, j, mirror)) {
            continue;
        }
        // Of a partner that is not among them, its axes as they are.
        const auto partner = static_cast<std::size_t>(mirror.partner[j]);
        places.turn(j, mirroredBehaviour(places.frame(partner).linear(), mirror.normal), JointsBelow::Stay);
    }
    return places.steps();
}

} // namespace sinew

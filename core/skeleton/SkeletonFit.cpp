#include "core/skeleton/SkeletonFit.h"

#include <cmath>
#include <numbers>

namespace sinew {

SkeletonFit composed(const SkeletonFit& second, const SkeletonFit& first) {
    return {second.scale * first.scale, second.turn * first.turn, second(first.move)};
}

std::string upAxisOf(const SkeletonFit& fit) {
    Eigen::Index axis = 1;
    fit.turn.row(1).cwiseAbs().maxCoeff(&axis);
    const std::string name(1, static_cast<char>('X' + axis));
    return fit.turn(1, axis) < 0.0 ? "-" + name : name;
}

int quarterTurnOf(const SkeletonFit& fit) {
    const Vec3 up = fit.turn.row(1).transpose();
    const Mat3 shortest = Quat::FromTwoVectors(up, Vec3::UnitY()).toRotationMatrix();
    const Mat3 rest = fit.turn * shortest.transpose();
    const auto quarters = std::lround(std::atan2(rest(0, 2), rest(2, 2)) * 2.0 / std::numbers::pi);
    return quarters == -2 ? 180 : static_cast<int>(quarters) * 90;
}

void fitSkeleton(Skeleton& skeleton, const SkeletonFit& fit) {
    for (Joint& joint : skeleton.joints) {
        joint.modelFromJointBind.linear() = fit.turn * joint.modelFromJointBind.linear();
        joint.modelFromJointBind.translation() = fit(joint.modelFromJointBind.translation());
        if (joint.parent == kNone) {
            joint.parentFromJointRest.linear() = fit.turn * joint.parentFromJointRest.linear();
            joint.parentFromJointRest.translation() = fit(joint.parentFromJointRest.translation());
        } else {
            joint.parentFromJointRest.translation() *= fit.scale;
        }
        if (joint.tail) {
            joint.tail = fit(*joint.tail);
        }
    }
}

} // namespace sinew

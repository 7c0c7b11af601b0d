#include "core/skeleton/Skeleton.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace sinew {

Transform Skeleton::parentFromJointBind(std::size_t j) const {
    const Joint& joint = joints[j];
    if (joint.parent == kNone) {
        return joint.modelFromJointBind;
    }
    const Joint& parent = joints[static_cast<std::size_t>(joint.parent)];
    return parent.modelFromJointBind.inverse() * joint.modelFromJointBind;
}

std::vector<std::vector<std::int32_t>> Skeleton::children() const {
    std::vector<std::vector<std::int32_t>> result(joints.size());
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (joints[j].parent != kNone) {
            result[static_cast<std::size_t>(joints[j].parent)].push_back(static_cast<std::int32_t>(j));
        }
    }
    return result;
}

std::vector<std::int32_t> Skeleton::roots() const {
    std::vector<std::int32_t> result;
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (joints[j].parent == kNone) {
            result.push_back(static_cast<std::int32_t>(j));
        }
    }
    return result;
}

std::int32_t Skeleton::find(const std::string& name) const {
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (joints[j].name == name) {
            return static_cast<std::int32_t>(j);
        }
    }
    return kNone;
}

bool liesBelow(const Skeleton& skeleton, std::int32_t joint, std::int32_t above) {
    while (joint != kNone && joint != above) {
        joint = skeleton.joints[static_cast<std::size_t>(joint)].parent;
    }
    return joint == above;
}

void identifyJoints(Skeleton& skeleton, const Skeleton& before) {
    std::map<std::string, JointId> ofHandles;
    for (const Joint& joint : before.joints) {
        if (joint.added) {
            ofHandles.emplace(joint.name, joint.id);
        }
    }
    skeleton.lastId = std::max(skeleton.lastId, before.lastId);
    for (Joint& joint : skeleton.joints) {
        if (joint.id != JointId::None) {
            continue;
        }
        const auto found = joint.added ? ofHandles.find(joint.name) : ofHandles.end();
        if (found == ofHandles.end()) {
            skeleton.lastId = JointId{static_cast<std::uint32_t>(skeleton.lastId) + 1};
        }
        joint.id = found == ofHandles.end() ? skeleton.lastId : found->second;
    }
}

std::vector<std::int32_t> numbersAfter(const Skeleton& before, const Skeleton& after) {
    std::map<JointId, std::int32_t> numbers;
    for (std::size_t j = 0; j < after.size(); ++j) {
        numbers.emplace(after.joints[j].id, static_cast<std::int32_t>(j));
    }
    std::vector<std::int32_t> result;
    for (const Joint& joint : before.joints) {
        const auto found = numbers.find(joint.id);
        result.push_back(found == numbers.end() ? kNone : found->second);
    }
    return result;
}

std::size_t ownJointCount(const Skeleton& skeleton) {
    const auto first = std::ranges::find(skeleton.joints, true, &Joint::added);
    return first == skeleton.joints.begin() ? skeleton.size()
                                            : static_cast<std::size_t>(first - skeleton.joints.begin());
}

std::size_t limitedJoints(const Skeleton& skeleton) {
    return static_cast<std::size_t>(
        std::ranges::count_if(skeleton.joints, [](const Joint& joint) { return joint.limits.has_value(); }));
}

bool parentsFirst(const Skeleton& skeleton) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        if (parent < kNone || parent >= static_cast<std::int32_t>(j)) {
            return false;
        }
    }
    return true;
}

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
            if (joint.limits) {
                joint.limits->parentFromAxes = Quat(fit.turn) * joint.limits->parentFromAxes;
            }
        } else {
            joint.parentFromJointRest.translation() *= fit.scale;
        }
        if (joint.tail) {
            joint.tail = fit(*joint.tail);
        }
    }
}

} // namespace sinew

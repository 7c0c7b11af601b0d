#include "tests/skeleton/EditSkeletons.h"

#include <stdexcept>

namespace sinew::test {
namespace {

void addJointAt(Skeleton& skeleton, const char* name, std::int32_t parent, const Vec3& position,
                double turn) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.modelFromJointBind.linear() =
        Quat(Eigen::AngleAxisd(turn, Vec3(1, 2, 3).normalized())).toRotationMatrix();
    joint.modelFromJointBind.translation() = position;
    skeleton.joints.push_back(joint);
    Joint& own = skeleton.joints.back();
    own.parentFromJointRest = skeleton.parentFromJointBind(skeleton.size() - 1);
    if (parent == kNone) {
        own.parentFromJointRest.linear() *= 2.0;
    } else if (parent == 0) {
        own.parentFromJointRest.linear() *= 0.5;
        own.parentFromJointRest.translation() *= 0.5;
    }
}

} // namespace

Skeleton littleMan() {
    Skeleton man;
    addJointAt(man, "hips", kNone, Vec3(0, 1, 0), 0.2);
    addJointAt(man, "spine", 0, Vec3(0, 1.5, 0), 0.3);
    addJointAt(man, "neck", 1, Vec3(0, 2, 0.1), 0.4);
    addJointAt(man, "upperarm_l", 1, Vec3(0.5, 2, 0), 0.5);
    addJointAt(man, "lowerarm_l", 3, Vec3(1.5, 2, 0.2), -0.6);
    addJointAt(man, "upperarm_r", 1, Vec3(-0.5, 2, 0), 0.7);
    addJointAt(man, "lowerarm_r", 5, Vec3(-1.5, 2, 0.2), -0.8);
    man.joints[4].tail = Vec3(2.5, 2, 0.2);
    man.joints[6].tail = Vec3(-2.5, 2, 0.2);
    return man;
}

EditedSkeleton edited(const Skeleton& skeleton, const SkeletonSteps& steps) {
    auto result = withEdits(skeleton, steps);
    if (!result) {
        throw std::runtime_error("the edit was refused");
    }
    return std::move(*result);
}

std::int32_t named(const Skeleton& skeleton, const char* name) {
    return skeleton.find(name);
}

} // namespace sinew::test

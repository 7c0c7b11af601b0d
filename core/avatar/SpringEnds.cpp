#include "core/avatar/SpringEnds.h"

#include "core/avatar/Avatar.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace sinew {
namespace {

/// A name that no joint has: the stem, or the stem with a number.
std::string freeJointName(const std::set<std::string>& taken, const std::string& stem) {
    std::string name = stem;
    for (int number = 2; taken.contains(name); ++number) {
        name = stem + std::to_string(number);
    }
    return name;
}

Joint endJoint(const Skeleton& skeleton, std::int32_t last, const Vec3& tail, std::string name) {
    Joint joint;
    joint.name = std::move(name);
    joint.parent = last;
    joint.parentFromJointRest = Transform(Eigen::Translation3d(tail));
    joint.modelFromJointBind =
        skeleton.joints[static_cast<std::size_t>(last)].modelFromJointBind * joint.parentFromJointRest;
    joint.created = true;
    return joint;
}

} // namespace

Scene withEndJoints(Scene scene) {
    if (tailCount(scene) == 0) {
        return scene;
    }
    Avatar avatar = *scene.avatar;
    Skeleton& skeleton = scene.skeleton;
    std::set<std::string> taken;
    for (const Joint& joint : skeleton.joints) {
        taken.insert(joint.name);
    }
    for (SpringChain& chain : avatar.springs.chains) {
        const std::int32_t last =
            chain.hasTail() && !chain.joints.empty() ? skeleton.find(chain.joints.back().joint) : kNone;
        if (last == kNone) {
            continue;
        }
        const std::string name = freeJointName(taken, chain.joints.back().joint + "_end");
        taken.insert(name);
        skeleton.joints.push_back(endJoint(skeleton, last, chain.tail, name));
        SpringJoint end = chain.joints.back();
        end.joint = name;
        chain.joints.push_back(std::move(end));
        chain.tail.setZero();
    }
    identifyJoints(skeleton);
    scene.avatar = sharedAvatar(std::move(avatar));
    return scene;
}

std::size_t tailCount(const Scene& scene) {
    return static_cast<std::size_t>(
        std::ranges::count_if(avatarOf(scene.avatar).springs.chains, &SpringChain::hasTail));
}

Vec3 skinTail(const Skeleton& skeleton, std::int32_t joint, std::span<const Vec3> skin) {
    if (joint == kNone || skin.empty()) {
        return Vec3::Zero();
    }
    const Transform& bind = skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind;
    const Vec3 start = bind.translation();
    Vec3 middle = Vec3::Zero();
    for (const Vec3& vertex : skin) {
        middle += vertex / static_cast<double>(skin.size());
    }
    const Vec3 along = (middle - start).stableNormalized();
    double reach = 0.0;
    for (const Vec3& vertex : skin) {
        reach = std::max(reach, (vertex - start).dot(along));
    }
    return bind.linear().transpose() * Vec3(reach * along);
}

} // namespace sinew

#include "core/bind/bones/HandleJoints.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

/// Where the file's nodes put a joint, which may carry scale.
Transform modelFromJointRest(const Skeleton& skeleton, std::size_t joint) {
    const Joint& own = skeleton.joints[joint];
    return own.parent == kNone
               ? own.parentFromJointRest
               : modelFromJointRest(skeleton, static_cast<std::size_t>(own.parent)) * own.parentFromJointRest;
}

/// At rest the joint is to its parent as in the bind pose, and has no scale of its parent's.
Transform restUnder(const Skeleton& skeleton, std::size_t parent, const Transform& parentFromJointBind) {
    const Transform modelFromParent = modelFromJointRest(skeleton, parent);
    Transform rigid = Transform::Identity();
    rigid.linear() = modelFromParent.rotation();
    rigid.translation() = modelFromParent.translation();
    const Transform rest = modelFromParent.inverse() * rigid * parentFromJointBind;
    return rest.matrix().allFinite() ? rest : parentFromJointBind; // a parent scaled to nothing
}

Expected<void> append(const HandleJoint& wanted, Skeleton& skeleton) {
    Joint joint;
    joint.name = wanted.name;
    joint.added = true;
    joint.modelFromJointBind.translation() = wanted.position;
    if (!wanted.parent.empty()) {
        joint.parent = skeleton.find(wanted.parent);
        if (joint.parent == kNone) {
            return fail(ErrorCode::JointUnknown, {wanted.parent, wanted.name});
        }
    }
    skeleton.joints.push_back(std::move(joint));
    const std::size_t last = skeleton.size() - 1;
    Joint& made = skeleton.joints[last];
    const Transform bind = skeleton.parentFromJointBind(last);
    made.parentFromJointRest =
        made.parent == kNone ? bind : restUnder(skeleton, static_cast<std::size_t>(made.parent), bind);
    return {};
}

} // namespace

std::vector<HandleJoint> handleJoints(const InputSettings& settings) {
    std::vector<HandleJoint> joints;
    std::set<std::string> names;
    const auto add = [&](const std::string& name, const std::string& parent, const Vec3& position) {
        if (names.insert(name).second) {
            joints.push_back({name, parent, position});
        }
    };
    for (const Handle& handle : settings.handles) {
        if (handle.newJoint) {
            add(handle.joint, handle.parent, middleOf(handle.solid));
        }
    }
    for (const Cage& cage : settings.cages) {
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            add(cageJoint(cage, v), cage.parent, cage.vertices[v]);
        }
    }
    return joints;
}

Expected<Skeleton> withHandleJoints(const Skeleton& skeleton, const InputSettings& settings) {
    Skeleton result = skeleton;
    std::erase_if(result.joints, [](const Joint& joint) { return joint.added; }); // they stand last
    std::set<std::string> names;
    for (const Joint& joint : result.joints) {
        names.insert(joint.name);
    }
    for (const HandleJoint& wanted : handleJoints(settings)) {
        if (!names.insert(wanted.name).second) {
            continue;
        }
        if (const Expected<void> appended = append(wanted, result); !appended) {
            return fail(appended.error());
        }
    }
    if (result.size() > kMaxSkeletonJoints && result.size() > skeleton.size()) {
        return fail(ErrorCode::TooManyJoints,
                    {"", std::to_string(result.size()), std::to_string(kMaxSkeletonJoints)});
    }
    return result;
}

Expected<Scene> withHandleJoints(Scene scene, const InputSettings& settings) {
    Expected<Skeleton> skeleton = withHandleJoints(scene.skeleton, settings);
    if (!skeleton) {
        Error error = skeleton.error();
        if (error.code == ErrorCode::TooManyJoints) {
            error.arguments.front() = scene.sourceFile;
        }
        return fail(std::move(error));
    }
    scene.skeleton = std::move(*skeleton);
    return scene;
}

} // namespace sinew

#include "core/bind/bones/HandleJoints.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

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

/// Where the bone of a joint without children ends: in its tail, else straight on, as long as the one before
/// it.
Vec3 lastEnd(const Skeleton& skeleton, std::size_t joint) {
    const Vec3 position = skeleton.position(joint);
    const std::int32_t above = skeleton.joints[joint].parent;
    const Vec3 before = above == kNone ? position : skeleton.position(static_cast<std::size_t>(above));
    return skeleton.joints[joint].tail.value_or(2.0 * position - before);
}

/// The bones of the skeleton's own joints; none of nodes that only move others.
std::vector<std::pair<std::int32_t, Segment>> ownBones(const Skeleton& skeleton) {
    std::vector<std::pair<std::int32_t, Segment>> bones;
    const auto children = skeleton.children();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (skeleton.joints[j].mover || skeleton.joints[j].added) {
            continue;
        }
        bool last = true;
        const auto add = [&](const Vec3& end) {
            bones.push_back({static_cast<std::int32_t>(j), {skeleton.position(j), end}});
        };
        for (const std::int32_t child : children[j]) {
            if (!skeleton.joints[static_cast<std::size_t>(child)].added) {
                add(skeleton.position(static_cast<std::size_t>(child)));
                last = false;
            }
        }
        if (last) {
            add(lastEnd(skeleton, j));
        }
    }
    return bones;
}

/// Of equally near ones the first; kNone without any.
std::int32_t jointNearestTo(const Skeleton& skeleton, const Vec3& position) {
    std::int32_t nearest = kNone;
    double min = std::numeric_limits<double>::infinity();
    for (const auto& [joint, bone] : ownBones(skeleton)) {
        if (const double distance = distanceTo(position, bone); distance < min) {
            min = distance;
            nearest = joint;
        }
    }
    return nearest;
}

Expected<void> append(const HandleJoint& wanted, Skeleton& skeleton) {
    Joint joint;
    joint.name = wanted.name;
    joint.added = true;
    joint.modelFromJointBind.translation() = wanted.position;
    if (wanted.nearest) {
        joint.parent = jointNearestTo(skeleton, wanted.position);
    } else if (!wanted.parent.empty()) {
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
    const auto add = [&](const HandleJoint& joint) {
        if (names.insert(joint.name).second) {
            joints.push_back(joint);
        }
    };
    for (const Handle& handle : settings.handles) {
        if (handle.newJoint && !handle.isArea()) {
            add({handle.joint, handle.parent, middleOf(handle.solid)});
        }
    }
    for (const Cage& cage : settings.cages) {
        for (std::size_t v = 0; hasJoints(cage) && v < cage.vertices.size(); ++v) {
            const bool nearest = isControl(cage) && cage.follow == ControlFollow::Nearest;
            add({cageJoint(cage, v), cage.parent, cage.vertices[v], nearest});
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

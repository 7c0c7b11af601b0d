#include "core/skeleton/edit/EngineJoints.h"

#include "core/base/Try.h"
#include "core/skeleton/HumanoidBones.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/NewSkeleton.h"

#include <algorithm>
#include <string>

namespace sinew {
namespace {

/// Of the parent's bone that links stand on.
constexpr double kLinkedShare = 0.25;

Quat axesInModel(const Skeleton& skeleton, std::size_t joint) {
    return Quat(skeleton.joints[joint].modelFromJointBind.linear());
}

bool isEnd(const std::string& name) {
    return name.ends_with("_end") || name.ends_with("End") || name.ends_with("_End");
}

/// Where the bone of a joint without child ends.
std::optional<Vec3> endOfLeaf(const Skeleton& skeleton, std::size_t joint) {
    const Joint& own = skeleton.joints[joint];
    if (own.tail || own.parent == kNone) {
        return own.tail;
    }
    const Vec3 place = skeleton.position(joint);
    const Vec3 bone = place - skeleton.position(static_cast<std::size_t>(own.parent));
    return bone.norm() > 0.0 ? std::optional<Vec3>(place + 0.5 * bone) : std::nullopt;
}

/// How long the stretch of the parent's bone is that the links share.
double linkedLength(const Skeleton& skeleton, std::int32_t joint, double bone) {
    const std::optional<Vec3> end = boneEnd(skeleton, joint);
    const double own = end ? (*end - skeleton.position(static_cast<std::size_t>(joint))).norm() : 0.0;
    return kLinkedShare * (own > 0.0 ? std::min(own, bone) : bone);
}

/// The former root whose way over the floor a joint above all takes.
std::int32_t carriedRoot(const Skeleton& skeleton) {
    const std::vector<std::string> bones = humanoidBones(skeleton);
    const std::vector<std::int32_t> roots = skeleton.roots();
    const auto hips = std::ranges::find_if(
        roots, [&](std::int32_t root) { return bones[static_cast<std::size_t>(root)] == "hips"; });
    return hips == roots.end() ? roots.front() : *hips;
}

/// Places on the parent's bone, 0 to 1, one for each link but the joint itself.
std::vector<double> linkFractions(double stretch, std::size_t links) {
    std::vector<double> fractions;
    const double step = stretch / static_cast<double>(links - 1);
    for (std::size_t k = 0; k + 1 < links; ++k) {
        fractions.push_back(1.0 - stretch + step * static_cast<double>(k));
    }
    return fractions;
}

/// Names of the joints after steps, by their numbers before: joints that get a later parent change places,
/// and with them those that share a name.
Expected<std::vector<std::string>> namesAfter(const Skeleton& skeleton, const SkeletonSteps& steps) {
    SINEW_TRY(const auto after, withEdits(skeleton, steps));
    const std::vector<std::string> names = distinctJointNames(after.skeleton);
    std::vector<std::string> result;
    for (const std::int32_t joint : after.number) {
        result.push_back(joint == kNone ? std::string() : names[static_cast<std::size_t>(joint)]);
    }
    return result;
}

} // namespace

SkeletonSteps addEndJoints(const Skeleton& skeleton) {
    const std::vector<std::string> names = distinctJointNames(skeleton);
    const auto children = skeleton.children();
    FreeNames free(skeleton);
    SkeletonEdit edit{SkeletonEditKind::Add, {}};
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::string& name = skeleton.joints[j].name;
        if (!children[j].empty() || isEnd(name)) {
            continue;
        }
        if (const std::optional<Vec3> end = endOfLeaf(skeleton, j)) {
            edit.joints.push_back(
                {free.take(nameWith(name, "end")), names[j], *end, axesInModel(skeleton, j), {}});
        }
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

Expected<SkeletonSteps> addRootJoint(const Skeleton& skeleton, const std::string& name) {
    if (skeleton.empty()) {
        return SkeletonSteps();
    }
    const std::vector<std::string> names = distinctJointNames(skeleton);
    if (name.empty() || FreeNames(skeleton).take(name) != name) {
        return fail(ErrorCode::JointNameTaken, {name});
    }
    SkeletonEdit below{SkeletonEditKind::Parent, {}};
    for (const std::int32_t joint : skeleton.roots()) {
        below.joints.push_back({names[static_cast<std::size_t>(joint)], name});
    }
    SkeletonSteps steps{{SkeletonEditKind::Add, {{name}}}, std::move(below)};
    SINEW_TRY(const auto after, namesAfter(skeleton, steps));
    const std::string carried = after[static_cast<std::size_t>(carriedRoot(skeleton))];
    steps.push_back({SkeletonEditKind::Carry, {{name}, {carried}}});
    return steps;
}

Expected<SkeletonSteps> addBoneLinks(const Skeleton& skeleton, std::int32_t joint, std::size_t links) {
    const auto j = static_cast<std::size_t>(joint);
    const Joint& own = skeleton.joints[j];
    if (own.parent == kNone) {
        return fail(ErrorCode::BoneMissing, {own.name});
    }
    const auto parent = static_cast<std::size_t>(own.parent);
    const Segment bone{skeleton.position(parent), skeleton.position(j)};
    const double length = (bone.b - bone.a).norm();
    if (!(length > 0.0)) {
        return fail(ErrorCode::BoneMissing, {own.name});
    }
    if (links < 2) {
        return SkeletonSteps();
    }
    const std::size_t count = std::min(links, kMostLinks);
    const double stretch = linkedLength(skeleton, joint, length) / length;
    const double half = 0.5 * stretch / static_cast<double>(count - 1);
    const std::vector<std::string> names = distinctJointNames(skeleton);
    FreeNames free(skeleton);
    SkeletonEdit add{SkeletonEditKind::Add, {}};
    SkeletonEdit shares{SkeletonEditKind::Divide, {{names[parent]}}, bone};
    for (const double fraction : linkFractions(stretch, count)) {
        const std::string above = add.joints.empty() ? names[parent] : add.joints.back().joint;
        add.joints.push_back({free.take(nameWith(own.name, "link_0" + std::to_string(shares.joints.size()))),
                              above,
                              bone.a + fraction * (bone.b - bone.a),
                              axesInModel(skeleton, parent),
                              {}});
        shares.joints.push_back({add.joints.back().joint});
        shares.joints.back().fraction = fraction + half;
    }
    shares.joints.front().fraction = std::max(0.0, 1.0 - stretch - half);
    const std::string last = add.joints.back().joint;
    SkeletonSteps steps{std::move(add), {SkeletonEditKind::Parent, {{names[j], last}}}};
    SINEW_TRY(const auto after, namesAfter(skeleton, steps));
    shares.joints.front().joint = after[parent];
    SkeletonEdit turns{SkeletonEditKind::Share, {{after[j]}}};
    for (const EditedJoint& link : steps.front().joints) {
        turns.joints.push_back({link.joint});
    }
    steps.push_back(std::move(shares));
    steps.push_back(std::move(turns));
    return steps;
}

LimbJoints limbJoints(const Skeleton& skeleton) {
    const std::vector<std::string> bones = humanoidBones(skeleton);
    LimbJoints limbs;
    for (std::size_t j = 0; j < bones.size(); ++j) {
        const std::string& bone = bones[j];
        const bool limb = bone.ends_with("UpperArm") || bone.ends_with("LowerArm") ||
                          bone.ends_with("UpperLeg") || bone.ends_with("LowerLeg");
        if (!limb) {
            continue;
        }
        const auto joint = static_cast<std::int32_t>(j);
        const std::optional<Vec3> end = boneEnd(skeleton, joint);
        const bool divisible = end && (*end - skeleton.position(j)).norm() > 0.0;
        (divisible ? limbs.withBone : limbs.boneless).push_back(joint);
    }
    return limbs;
}

} // namespace sinew

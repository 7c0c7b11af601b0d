#include "core/avatar/FollowAvatar.h"

#include "core/avatar/SpringChecks.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/JointAngles.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

namespace sinew {
namespace {

/// Joints of one skeleton as another has them, by their names.
class JointsAcross {
public:
    JointsAcross(const Skeleton& before, const Skeleton& after, std::span<const std::int32_t> number,
                 std::span<const std::int32_t> weightTarget)
        : m_before(before)
        , m_after(after)
        , m_number(number)
        , m_weightTarget(weightTarget) {
        for (std::size_t j = 0; j < before.size(); ++j) {
            m_numbers.emplace(before.joints[j].name, j);
        }
    }

    /// The joint before of that name; nothing where springs name what was not there.
    const std::size_t* find(const std::string& name) const {
        const auto found = m_numbers.find(name);
        return found == m_numbers.end() ? nullptr : &found->second;
    }
    bool isDeleted(const std::string& name) const {
        const std::size_t* joint = find(name);
        return joint != nullptr && m_number[*joint] == kNone;
    }
    /// Who has the joint's place now: itself, or who took its weight; kNone: nobody.
    std::int32_t now(std::size_t joint) const {
        return m_number[joint] != kNone ? m_number[joint] : m_weightTarget[joint];
    }
    void rename(std::string& name) const {
        if (const std::size_t* joint = find(name)) {
            const std::int32_t joined = now(*joint);
            name = joined == kNone ? std::string() : m_after.joints[static_cast<std::size_t>(joined)].name;
        }
    }
    /// From the axes of a joint before to those of who has its place now.
    Transform across(std::size_t joint) const {
        const std::int32_t joined = now(joint);
        const Transform& was = m_before.joints[joint].modelFromJointBind;
        if (joined == kNone) {
            return Transform::Identity();
        }
        const Transform& is = m_after.joints[static_cast<std::size_t>(joined)].modelFromJointBind;
        return is.matrix() == was.matrix() ? Transform::Identity() : is.inverse() * was;
    }

private:
    const Skeleton& m_before;
    const Skeleton& m_after;
    std::span<const std::int32_t> m_number;
    std::span<const std::int32_t> m_weightTarget;
    std::map<std::string, std::size_t> m_numbers;
};

/// The tail stays where it is in model space.
void followTail(const JointsAcross& joints, SpringChain& chain) {
    const std::size_t* last =
        chain.hasTail() && !chain.joints.empty() ? joints.find(chain.joints.back().joint) : nullptr;
    if (last != nullptr) {
        const Transform across = joints.across(*last);
        chain.tail = across.matrix().isIdentity(0.0) ? chain.tail : Vec3(across * chain.tail);
    }
}

void followChains(const JointsAcross& joints, std::vector<SpringChain>& chains) {
    std::erase_if(chains, [&](SpringChain& chain) {
        const std::size_t count = chain.joints.size();
        if (chain.hasTail() && !chain.joints.empty() && joints.isDeleted(chain.joints.back().joint)) {
            chain.tail.setZero();
        }
        std::erase_if(chain.joints, [&](const SpringJoint& joint) { return joints.isDeleted(joint.joint); });
        const bool swings = chain.joints.size() > 1 || (chain.joints.size() == 1 && chain.hasTail());
        return !swings && chain.joints.size() < count;
    });
    for (SpringChain& chain : chains) {
        followTail(joints, chain);
        for (SpringJoint& joint : chain.joints) {
            joints.rename(joint.joint);
        }
        joints.rename(chain.center);
    }
}

void followCollider(const JointsAcross& joints, SpringCollider& collider) {
    if (const std::size_t* joint = joints.find(collider.joint)) {
        const Transform across = joints.across(*joint);
        if (!across.matrix().isIdentity(0.0)) {
            collider.offset = across * collider.offset;
            collider.tail = across * collider.tail;
            collider.normal = (across.linear() * collider.normal).normalized();
        }
    }
    joints.rename(collider.joint);
}

/// What of a joint's own axes before lies now along which: bones keep what they had along them. Nothing where
/// the axes were not turned.
std::optional<Quat> turnOfAxes(const Skeleton& before, const Skeleton& after, std::int32_t was,
                               std::int32_t now) {
    constexpr double kTurned = 1e-6; // radians
    const Quat axesWere(Mat3(before.joints[static_cast<std::size_t>(was)].modelFromJointBind.linear()));
    const Quat axesAre(Mat3(after.joints[static_cast<std::size_t>(now)].modelFromJointBind.linear()));
    if (axesWere.angularDistance(axesAre) < kTurned) {
        return std::nullopt;
    }
    const Quat withBone =
        Quat::FromTwoVectors(axesWere * boneAxis(before, was), axesAre * boneAxis(after, now));
    return (axesAre.conjugate() * withBone * axesWere).normalized();
}

/// A constraint rolls about, or aims with, the same of the joint as before.
void followAxis(const Skeleton& before, const Skeleton& after, std::int32_t was, std::int32_t now,
                NodeConstraint& constraint) {
    const auto turn =
        constraint.kind != ConstraintKind::Rotation ? turnOfAxes(before, after, was, now) : std::nullopt;
    if (turn) {
        setConstraintAxis(constraint, *turn * constraintAxis(constraint));
    }
}

/// Its place stays, whatever became of the head's axes.
void followLook(const JointsAcross& joints, std::int32_t head, LookAt& look) {
    if (head != kNone) {
        const Transform across = joints.across(static_cast<std::size_t>(head));
        look.offset = across.matrix().isIdentity(0.0) ? look.offset : Vec3(across * look.offset);
    }
}

/// What of an avatar went with deleted joints, each by a title. Chains and constraints keep their order.
std::vector<std::string> goneWithJoints(const Avatar& before, const Avatar& after,
                                        const JointsAcross& joints) {
    std::vector<std::string> gone;
    std::size_t kept = 0;
    for (const SpringChain& chain : before.springs.chains) {
        std::vector<std::string> left;
        std::vector<std::string> deleted;
        for (const SpringJoint& each : chain.joints) {
            (joints.isDeleted(each.joint) ? deleted : left).push_back(each.joint);
        }
        if (!left.empty()) {
            joints.rename(left.front());
        }
        const bool stays = !left.empty() && kept < after.springs.chains.size() &&
                           after.springs.chains[kept].joints.front().joint == left.front();
        kept += stays ? 1 : 0;
        const std::string title = "spring " + chainTitle(chain);
        for (const std::string& joint : stays ? deleted : std::vector<std::string>()) {
            gone.push_back(joint + " of " + title);
        }
        if (!stays) {
            gone.push_back(title);
        }
    }
    for (const SpringCollider& collider : before.springs.colliders) {
        std::string joint = collider.joint;
        joints.rename(joint);
        if (joint.empty()) {
            gone.push_back("collider " + colliderTitle(collider));
        }
    }
    for (const NodeConstraint& each : before.constraints) {
        if (joints.isDeleted(each.joint) || joints.isDeleted(each.source)) {
            gone.push_back("constraint of " + each.joint);
        }
    }
    return gone;
}

void noteGone(const std::vector<std::string>& gone, const std::string& file, Notices& notices) {
    constexpr std::size_t kMaxNamed = 8;
    std::string names;
    for (std::size_t i = 0; i < std::min(gone.size(), kMaxNamed); ++i) {
        names += (i == 0 ? "" : ", ") + gone[i];
    }
    if (!gone.empty()) {
        notices.push_back({NoticeCode::AvatarEntriesDropped, file, gone.size(), {"joint-removed", names}});
    }
}

} // namespace

void followJoints(Avatar& avatar, const Skeleton& before, const Skeleton& after,
                  std::span<const std::int32_t> number, std::span<const std::int32_t> weightTarget) {
    const JointsAcross joints(before, after, number, weightTarget);
    if (avatar.lookAt) {
        const std::span<const BoneJoint> bones =
            avatar.meta ? std::span<const BoneJoint>(avatar.meta->bones) : std::span<const BoneJoint>();
        followLook(joints, humanJoint(findHumanoid(before, bones), "head"), *avatar.lookAt);
    }
    followChains(joints, avatar.springs.chains);
    for (SpringCollider& collider : avatar.springs.colliders) {
        followCollider(joints, collider);
    }
    for (std::size_t c = avatar.springs.colliders.size(); c-- > 0;) {
        if (avatar.springs.colliders[c].joint.empty()) {
            eraseCollider(avatar.springs, c);
        }
    }
    std::erase_if(avatar.constraints, [&](const NodeConstraint& constraint) {
        return joints.isDeleted(constraint.joint) || joints.isDeleted(constraint.source);
    });
    for (NodeConstraint& constraint : avatar.constraints) {
        if (const std::size_t* joint = joints.find(constraint.joint)) {
            followAxis(before, after, static_cast<std::int32_t>(*joint), number[*joint], constraint);
        }
        joints.rename(constraint.joint);
        joints.rename(constraint.source);
    }
    if (avatar.meta) {
        std::erase_if(avatar.meta->bones,
                      [&](const BoneJoint& bone) { return joints.isDeleted(bone.joint); });
        for (BoneJoint& bone : avatar.meta->bones) {
            joints.rename(bone.joint);
        }
    }
}

void followRest(Avatar& avatar, const SkeletonEdit& edit) {
    std::map<std::string, const EditedJoint*> joints;
    for (const EditedJoint& joint : edit.joints) {
        joints.emplace(joint.joint, &joint);
    }
    for (SpringCollider& collider : avatar.springs.colliders) {
        const auto joint = joints.find(collider.joint);
        if (joint != joints.end() && joint->second->scale != Vec3::Ones()) {
            const Vec3& scale = joint->second->scale;
            collider.offset = collider.offset.cwiseProduct(scale);
            collider.tail = collider.tail.cwiseProduct(scale);
            collider.radius *= std::cbrt(std::abs(scale.prod()));
        }
    }
    for (SpringChain& chain : avatar.springs.chains) {
        const auto last = chain.joints.empty() ? joints.end() : joints.find(chain.joints.back().joint);
        if (last != joints.end() && last->second->scale != Vec3::Ones()) {
            chain.tail = chain.tail.cwiseProduct(last->second->scale);
        }
    }
    if (!edit.moved.linear().isIdentity(0.0)) {
        for (SpringChain& chain : avatar.springs.chains) {
            for (SpringJoint& joint : chain.joints) {
                joint.gravityDirection = (edit.moved.linear() * joint.gravityDirection).normalized();
            }
        }
    }
}

Expected<Scene> withFollowedEdits(Scene scene, std::span<const SkeletonEdit> edits, Notices* notices) {
    if (edits.empty() || !scene.avatar) {
        return withSkeletonEdits(std::move(scene), edits);
    }
    Avatar avatar = *scene.avatar;
    std::vector<std::string> gone;
    scene = withoutHandleJoints(std::move(scene));
    for (const SkeletonEdit& edit : edits) {
        SINEW_TRY(EditedScene edited, withSkeletonEdit(scene, edit));
        if (edit.kind == SkeletonEditKind::Rest) {
            followRest(avatar, edit);
        } else {
            const Avatar was = avatar;
            followJoints(avatar, scene.skeleton, edited.scene.skeleton, edited.number, edited.weightTarget);
            const JointsAcross joints(scene.skeleton, edited.scene.skeleton, edited.number,
                                      edited.weightTarget);
            std::ranges::move(goneWithJoints(was, avatar, joints), std::back_inserter(gone));
        }
        scene = std::move(edited.scene);
    }
    scene.avatar = sharedAvatar(std::move(avatar));
    if (notices != nullptr) {
        noteGone(gone, scene.sourceFile, *notices);
    }
    return scene;
}

} // namespace sinew

#include "core/skeleton/edit/LocalChange.h"

#include <cmath>

namespace sinew {
namespace {

std::size_t jointAt(std::int32_t joint) {
    return static_cast<std::size_t>(joint);
}

/// How far the axes of a transform are stretched; a scale of nothing counts as none.
Vec3 scaleOf(const Transform& transform) {
    Vec3 scale = transform.linear().colwise().norm().transpose();
    for (double& each : scale) {
        each = std::isfinite(each) && each > 1e-12 ? each : 1.0;
    }
    return scale;
}

bool sameFrame(const Transform& a, const Transform& b) {
    return a.matrix() == b.matrix();
}

/// Where the file's nodes put the joints of a skeleton, whose parents come first.
class RestFrames {
public:
    explicit RestFrames(const Skeleton& skeleton)
        : m_skeleton(skeleton) {}
    void add(std::size_t joint) {
        const Joint& own = m_skeleton.joints[joint];
        m_frames.push_back(own.parent == kNone ? own.parentFromJointRest
                                               : m_frames[jointAt(own.parent)] * own.parentFromJointRest);
    }
    Vec3 scale(std::int32_t joint) const {
        return joint == kNone ? Vec3::Ones() : scaleOf(m_frames[jointAt(joint)]);
    }

private:
    const Skeleton& m_skeleton;
    std::vector<Transform> m_frames;
};

class Follower {
public:
    Follower(const Skeleton& before, const Skeleton& after, std::span<const std::int32_t> number)
        : m_before(before)
        , m_after(after)
        , m_number(number)
        , m_old(after.size(), kNone)
        , m_rest(before) {
        for (std::size_t j = 0; j < before.size(); ++j) {
            m_rest.add(j);
            if (number[j] != kNone) {
                m_old[jointAt(number[j])] = static_cast<std::int32_t>(j);
            }
        }
    }

    LocalChange change(std::size_t joint, const RestFrames& restNow) const {
        LocalChange result;
        if (m_old[joint] == kNone) {
            return result;
        }
        std::int32_t above = m_old[joint];
        do {
            result.chain.insert(result.chain.begin(), above);
            above = m_before.joints[jointAt(above)].parent;
        } while (above != kNone && m_number[jointAt(above)] == kNone);
        measure(joint, above, restNow, result);
        return result;
    }

private:
    Transform bindBefore(std::int32_t joint) const {
        return joint == kNone ? Transform::Identity() : m_before.joints[jointAt(joint)].modelFromJointBind;
    }
    Transform bindNow(std::int32_t joint) const {
        return joint == kNone ? Transform::Identity() : m_after.joints[jointAt(joint)].modelFromJointBind;
    }

    void measure(std::size_t joint, std::int32_t above, const RestFrames& restNow,
                 LocalChange& result) const {
        const Transform& own = m_before.joints[jointAt(m_old[joint])].modelFromJointBind;
        const Joint& now = m_after.joints[joint];
        result.parentScale = m_rest.scale(above);
        result.parentScaleNow = restNow.scale(now.parent);
        const bool sameAbove =
            sameFrame(bindBefore(above), bindNow(now.parent)) && (above == kNone) == (now.parent == kNone);
        result.same = result.chain.size() == 1 && sameAbove && sameFrame(own, now.modelFromJointBind) &&
                      result.parentScale == result.parentScaleNow;
        if (result.same) {
            return;
        }
        const Transform before = bindBefore(above).inverse() * own;
        const Transform after = bindNow(now.parent).inverse() * now.modelFromJointBind;
        result.bindBefore = before.translation();
        result.bindAfter = after.translation();
        if (!sameFrame(rotationOf(own), rotationOf(now.modelFromJointBind))) {
            result.own = own.linear().transpose() * now.modelFromJointBind.linear();
        }
        if (!sameFrame(rotationOf(bindBefore(above)), rotationOf(bindNow(now.parent)))) {
            result.turn = bindNow(now.parent).linear().transpose() * bindBefore(above).linear();
        }
    }

    static Transform rotationOf(const Transform& frame) {
        Transform result = Transform::Identity();
        result.linear() = frame.linear();
        return result;
    }

    const Skeleton& m_before;
    const Skeleton& m_after;
    std::span<const std::int32_t> m_number; ///< of every joint before
    std::vector<std::int32_t> m_old;        ///< of every joint now
    RestFrames m_rest;
};

Transform composedRest(const Skeleton& before, const std::vector<std::int32_t>& chain) {
    Transform result = before.joints[jointAt(chain.front())].parentFromJointRest;
    for (std::size_t i = 1; i < chain.size(); ++i) {
        result = result * before.joints[jointAt(chain[i])].parentFromJointRest;
    }
    return result;
}

/// At rest a new joint is to its parent as in the bind pose, and has no scale of its parent's.
Transform restOfNew(const Skeleton& skeleton, std::size_t joint, const RestFrames& rest) {
    Transform result = skeleton.parentFromJointBind(joint);
    const Vec3 scale = rest.scale(skeleton.joints[joint].parent);
    if (scale != Vec3::Ones()) {
        result.linear() = scale.cwiseInverse().asDiagonal() * result.linear();
        result.translation() = result.translation().cwiseQuotient(scale);
    }
    return result;
}

JointPose poseOfJoint(const Pose& pose, std::int32_t joint) {
    const auto j = static_cast<std::size_t>(joint);
    return j < pose.joints.size() ? pose.joints[j] : JointPose();
}

/// Several poses, each relative to the one before, as one of the last joint.
JointPose composedPose(const Pose& pose, const Skeleton& skeleton, std::span<const std::int32_t> chain) {
    JointPose result = poseOfJoint(pose, chain.front());
    if (chain.size() == 1) {
        return result;
    }
    Transform posed = Transform::Identity();
    Transform bind = Transform::Identity();
    Quat turn = Quat::Identity();
    result.scale = Vec3::Ones();
    for (const std::int32_t joint : chain) {
        const JointPose own = poseOfJoint(pose, joint);
        const Transform local = skeleton.parentFromJointBind(static_cast<std::size_t>(joint));
        bind = bind * local;
        posed.translate(own.translation);
        posed = posed * local;
        posed.rotate(own.rotation.normalized());
        posed.scale(own.scale);
        turn = turn * Quat(local.linear()) * own.rotation;
        result.scale = result.scale.cwiseProduct(own.scale);
    }
    result.rotation = (Quat(bind.linear()).conjugate() * turn).normalized();
    result.translation = posed.translation() - bind.translation();
    return result;
}

} // namespace

Vec3 LocalChange::place(const Vec3& before) const {
    if (same) {
        return before;
    }
    const Vec3 inBind = parentScale.cwiseProduct(before);
    return Vec3(turn * (inBind - bindBefore) + bindAfter).cwiseQuotient(parentScaleNow);
}

Quat LocalChange::rotation(const Quat& before) const {
    if (turn.isIdentity(0.0) && own.isIdentity(0.0)) {
        return before;
    }
    return (Quat(turn) * before * Quat(own)).normalized();
}

Vec3 LocalChange::scale(const Vec3& before) const {
    if (own.isIdentity(0.0) || before == Vec3::Constant(before.x())) {
        return before;
    }
    return (own.transpose() * before.asDiagonal() * own).diagonal();
}

Vec3 LocalChange::restScale(const Vec3& before) const {
    return parentScale == parentScaleNow
               ? scale(before)
               : Vec3(scale(before) * std::cbrt(parentScale.prod() / parentScaleNow.prod()));
}

Transform LocalChange::transform(const Transform& before) const {
    if (same) {
        return before;
    }
    Transform result = before;
    result.translation() = place(before.translation());
    if (parentScale != parentScaleNow) {
        result.linear() = parentScaleNow.cwiseInverse().asDiagonal() * turn * parentScale.asDiagonal() *
                          before.linear() * own;
    } else if (!turn.isIdentity(0.0) || !own.isIdentity(0.0)) {
        result.linear() = turn * before.linear() * own;
    }
    return result;
}

std::vector<LocalChange> followRest(const Skeleton& before, std::span<const std::int32_t> number,
                                    Skeleton& after) {
    const Follower follower(before, after, number);
    RestFrames restNow(after);
    std::vector<LocalChange> changes;
    for (std::size_t j = 0; j < after.size(); ++j) {
        changes.push_back(follower.change(j, restNow));
        const LocalChange& change = changes.back();
        Joint& joint = after.joints[j];
        if (change.chain.empty()) {
            joint.parentFromJointRest = restOfNew(after, j, restNow);
        } else if (!change.same) {
            joint.parentFromJointRest = change.transform(composedRest(before, change.chain));
        }
        restNow.add(j);
    }
    return changes;
}

void restAsBound(const Skeleton& before, Skeleton& after) {
    RestFrames frames(before);
    for (std::size_t j = 0; j < after.size(); ++j) {
        frames.add(j);
        Joint& joint = after.joints[j];
        const Vec3 above = frames.scale(joint.parent);
        const Vec3 own = frames.scale(static_cast<std::int32_t>(j));
        joint.parentFromJointRest = after.parentFromJointBind(j);
        if (above != Vec3::Ones() || own != Vec3::Ones()) {
            Transform& rest = joint.parentFromJointRest;
            rest.linear() = above.cwiseInverse().asDiagonal() * rest.linear() * own.asDiagonal();
            rest.translation() = rest.translation().cwiseQuotient(above);
        }
    }
}

std::vector<LocalChange> localChanges(const Skeleton& before, const Skeleton& after,
                                      std::span<const std::int32_t> number) {
    const Follower follower(before, after, number);
    RestFrames restNow(after);
    std::vector<LocalChange> changes;
    for (std::size_t j = 0; j < after.size(); ++j) {
        changes.push_back(follower.change(j, restNow));
        restNow.add(j);
    }
    return changes;
}

Pose followed(const Pose& pose, const Skeleton& before, const Skeleton& after,
              std::span<const LocalChange> changes) {
    Pose result = Pose::bindPose(after);
    for (std::size_t j = 0; j < changes.size(); ++j) {
        const LocalChange& change = changes[j];
        if (change.chain.empty()) {
            continue;
        }
        JointPose own = composedPose(pose, before, change.chain);
        if (!change.same && !(own == JointPose())) {
            own.translation = change.turn * own.translation;
            if (!change.own.isIdentity(0.0)) {
                const Quat turn(change.own);
                own.rotation = (turn.conjugate() * own.rotation * turn).normalized();
                own.scale = change.scale(own.scale);
            }
        }
        result.joints[j] = own;
    }
    return result;
}

} // namespace sinew

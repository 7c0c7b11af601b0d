#include "app/posing/Ik.h"

#include "app/picture/limbs/LimbForm.h"
#include "app/posing/IkChain.h"

#include <algorithm>

namespace sinew {
namespace {

using picture::Limb;
using picture::LimbRole;
using picture::LimbRoles;

std::size_t index(std::int32_t joint) {
    return static_cast<std::size_t>(joint);
}

bool exists(const Skeleton& skeleton, std::int32_t joint) {
    return joint >= 0 && index(joint) < skeleton.size();
}

/// Where in the limb the joint stands, or its length.
std::size_t placeIn(const Limb& limb, std::int32_t joint) {
    return static_cast<std::size_t>(std::ranges::find(limb.joints, joint) - limb.joints.begin());
}

const Limb* limbOf(const std::vector<Limb>& limbs, std::int32_t joint) {
    const auto found = std::ranges::find_if(
        limbs, [&](const Limb& limb) { return placeIn(limb, joint) < limb.joints.size(); });
    return found == limbs.end() ? nullptr : &*found;
}

int lengthWithin(const Skeleton& skeleton, const std::vector<Limb>& limbs, std::int32_t joint) {
    int length = 0;
    while (true) {
        const Limb* limb = limbOf(limbs, joint);
        const std::int32_t parent = skeleton.joints[index(joint)].parent;
        if (limb == nullptr || parent == kNone) {
            return length;
        }
        const std::size_t place = placeIn(*limb, joint);
        if (place > 0) {
            // Turning the root would take everything else along.
            const std::size_t first =
                std::max<std::size_t>(picture::hinge(skeleton, *limb) - 1, limb->fromRoot ? 1 : 0);
            return length + static_cast<int>(place - std::min(first, place - 1));
        }
        ++length;
        joint = parent;
        if (const Limb* next = limbOf(limbs, joint); next != nullptr && next->fromRoot) {
            return length; // a collar bone or a hip turns the chest or the hips and no more
        }
    }
}

/// What a straight chain bends towards, model space.
Vec3 poleOf(const Skeleton& skeleton, const std::vector<std::int32_t>& chain, std::int32_t joint,
            const std::vector<Transform>& posed) {
    std::vector<Vec3> bound;
    for (const std::int32_t each : chain) {
        bound.push_back(skeleton.position(index(each)));
    }
    bound.push_back(skeleton.position(index(joint)));
    const std::size_t first = index(chain.front());
    const Mat3 posedFromBind =
        posed[first].linear() * skeleton.joints[first].modelFromJointBind.linear().inverse();
    Vec3 pole = Vec3::Zero();
    if (bendOf(bound) > 0.005) { // bent the way it was made
        const Vec3 line = (bound.back() - bound.front()).normalized();
        for (const Vec3& point : bound) {
            const Vec3 from = point - bound.front();
            pole += from - from.dot(line) * line;
        }
        return posedFromBind * pole;
    }
    const LimbRoles roles(skeleton);
    const Limb* limb = limbOf(roles.limbs(), chain.back());
    switch (limb != nullptr ? roles.role(*limb) : LimbRole::Still) {
    case LimbRole::Leg:
        return posedFromBind * Vec3::UnitZ();
    case LimbRole::Finger:
        return posedFromBind * Vec3::UnitY(); // knuckles up, palms being down
    default:
        return posedFromBind * -Vec3::UnitZ();
    }
}

/// Turns chain[i] so that the joint after it points from its place towards `to`.
void aim(const Skeleton& skeleton, Pose& pose, std::int32_t turned, std::int32_t next, const Vec3& way) {
    const std::vector<Transform> posed = modelFromJoints(skeleton, pose);
    const Vec3 now = posed[index(next)].translation() - posed[index(turned)].translation();
    if (now.norm() <= 0.0 || way.norm() <= 0.0) {
        return;
    }
    JointPose& change = pose.joints[index(turned)];
    // The joint's axes without its own scale; rotation() leaves out what scale the parents have.
    Transform unscaled = posed[index(turned)];
    if ((change.scale.array().abs() > 0.0).all()) {
        unscaled.scale(change.scale.cwiseInverse());
    }
    const Quat axes(unscaled.rotation());
    const Quat turn = Quat::FromTwoVectors(now, way);
    change.rotation = (change.rotation.normalized() * (axes.conjugate() * turn * axes)).normalized();
}

} // namespace

int limbLength(const Skeleton& skeleton, std::int32_t joint) {
    return exists(skeleton, joint) ? lengthWithin(skeleton, picture::limbs(skeleton), joint) : 0;
}

std::vector<std::int32_t> ikChain(const Skeleton& skeleton, std::int32_t joint, int chainLength) {
    std::vector<std::int32_t> chain;
    if (!exists(skeleton, joint)) {
        return chain;
    }
    const int wanted = chainLength > 0 ? chainLength : limbLength(skeleton, joint);
    std::int32_t at = skeleton.joints[index(joint)].parent;
    while (at != kNone && static_cast<int>(chain.size()) < wanted) {
        chain.push_back(at);
        at = skeleton.joints[index(at)].parent;
    }
    std::ranges::reverse(chain);
    return chain;
}

Pose solveIk(const Skeleton& skeleton, const Pose& pose, std::int32_t joint, const Vec3& targetModel,
             int chainLength) {
    const std::vector<std::int32_t> chain = ikChain(skeleton, joint, chainLength);
    Pose result = pose;
    result.joints.resize(skeleton.size());
    if (chain.empty() || !targetModel.allFinite()) {
        return result;
    }
    const std::vector<Transform> posed = modelFromJoints(skeleton, result);
    std::vector<Vec3> points;
    for (const std::int32_t each : chain) {
        points.push_back(posed[index(each)].translation());
    }
    points.push_back(posed[index(joint)].translation());
    if (points.back() == targetModel) {
        return result;
    }
    const std::vector<Vec3> wanted = reachFor(points, targetModel, poleOf(skeleton, chain, joint, posed));
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const std::int32_t next = i + 1 < chain.size() ? chain[i + 1] : joint;
        aim(skeleton, result, chain[i], next, wanted[i + 1] - wanted[i]);
    }
    return result;
}

} // namespace sinew

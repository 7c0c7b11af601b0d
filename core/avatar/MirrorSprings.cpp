#include "core/avatar/MirrorSprings.h"

#include "core/skeleton/JointNames.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kSamePlace = 0.05; ///< of a collider's radius, at which two are the same

/// The joint of a name and its partner; kNone: not there, or alone.
struct PairedJoint {
    std::int32_t joint = kNone;
    std::int32_t partner = kNone;
};

PairedJoint pairedJoint(const Skeleton& skeleton, const MirrorTable& table, const std::string& name) {
    const std::int32_t joint = skeleton.find(name);
    const auto j = static_cast<std::size_t>(joint);
    return {joint, joint != kNone && j < table.partner.size() ? table.partner[j] : kNone};
}

const std::string& jointName(const Skeleton& skeleton, std::int32_t joint) {
    return skeleton.joints[static_cast<std::size_t>(joint)].name;
}

/// A name on the other side; one that says no side as it is.
std::string acrossName(const std::string& name) {
    const std::string other = otherSideName(name);
    return other.empty() ? name : other;
}

Vec3 mirroredDirection(const MirrorTable& table, const Vec3& direction) {
    return direction - 2.0 * table.normal.dot(direction) * table.normal;
}

/// A place of a joint, in its axes, on the other side, in its partner's.
Vec3 acrossPlace(const Skeleton& skeleton, const MirrorTable& table, const PairedJoint& pair,
                 const Vec3& place) {
    const Transform& from = skeleton.joints[static_cast<std::size_t>(pair.joint)].modelFromJointBind;
    const Transform& to = skeleton.joints[static_cast<std::size_t>(pair.partner)].modelFromJointBind;
    return to.inverse() * table.mirrored(from * place);
}

bool isSame(const SpringCollider& a, const SpringCollider& b) {
    const double near = kSamePlace * std::max(a.radius, b.radius);
    return a.joint == b.joint && a.shape == b.shape && (a.offset - b.offset).norm() <= near &&
           (a.tail - b.tail).norm() <= near;
}

void putIndex(std::vector<std::size_t>& indices, std::size_t index) {
    const auto at = std::ranges::lower_bound(indices, index);
    if (at == indices.end() || *at != index) {
        indices.insert(at, index);
    }
}

void putCollider(Springs& springs, std::size_t original, SpringCollider mirrored) {
    const auto same = std::ranges::find_if(
        springs.colliders, [&](const SpringCollider& other) { return isSame(other, mirrored); });
    const auto index = static_cast<std::size_t>(same - springs.colliders.begin());
    if (index == original) {
        return; // it is its own other side
    }
    if (same == springs.colliders.end()) {
        springs.colliders.push_back(std::move(mirrored));
    } else {
        *same = std::move(mirrored);
    }
    for (ColliderGroup& group : springs.groups) {
        if (std::ranges::find(group.colliders, original) != group.colliders.end()) {
            putIndex(group.colliders, index);
        }
    }
}

} // namespace

std::optional<SpringChain> mirroredChain(const Skeleton& skeleton, const MirrorTable& table,
                                         const SpringChain& chain) {
    SpringChain mirrored = chain;
    mirrored.name = acrossName(chain.name);
    for (SpringJoint& joint : mirrored.joints) {
        const PairedJoint pair = pairedJoint(skeleton, table, joint.joint);
        if (pair.partner == kNone || pair.partner == pair.joint) {
            return std::nullopt;
        }
        joint.joint = jointName(skeleton, pair.partner);
        joint.gravityDirection = mirroredDirection(table, joint.gravityDirection);
    }
    if (chain.hasTail() && !chain.joints.empty()) {
        mirrored.tail =
            acrossPlace(skeleton, table, pairedJoint(skeleton, table, chain.joints.back().joint), chain.tail);
    }
    if (const PairedJoint center = pairedJoint(skeleton, table, chain.center); center.partner != kNone) {
        mirrored.center = jointName(skeleton, center.partner);
    }
    return mirrored;
}

std::optional<SpringCollider> mirroredCollider(const Skeleton& skeleton, const MirrorTable& table,
                                               const SpringCollider& collider) {
    const PairedJoint pair = pairedJoint(skeleton, table, collider.joint);
    if (pair.partner == kNone) {
        return std::nullopt;
    }
    const Transform& from = skeleton.joints[static_cast<std::size_t>(pair.joint)].modelFromJointBind;
    const Transform to = skeleton.joints[static_cast<std::size_t>(pair.partner)].modelFromJointBind.inverse();
    SpringCollider mirrored = collider;
    mirrored.name = acrossName(collider.name);
    mirrored.joint = jointName(skeleton, pair.partner);
    mirrored.offset = acrossPlace(skeleton, table, pair, collider.offset);
    mirrored.tail = acrossPlace(skeleton, table, pair, collider.tail);
    mirrored.normal = to.linear() * mirroredDirection(table, from.linear() * collider.normal);
    return mirrored;
}

Springs withMirrored(const Skeleton& skeleton, const MirrorTable& table, Springs springs,
                     std::span<const std::size_t> chains, std::span<const std::size_t> colliders) {
    for (const std::size_t c : chains) {
        const auto mirrored = mirroredChain(skeleton, table, springs.chains[c]);
        if (!mirrored) {
            continue;
        }
        const auto sharesJoint = [&](const SpringChain& other) {
            return std::ranges::any_of(other.joints, [&](const SpringJoint& joint) {
                return std::ranges::find(mirrored->joints, joint.joint, &SpringJoint::joint) !=
                       mirrored->joints.end();
            });
        };
        const auto there = std::ranges::find_if(springs.chains, sharesJoint);
        if (there == springs.chains.end()) {
            springs.chains.push_back(*mirrored);
        } else {
            *there = *mirrored;
        }
    }
    for (const std::size_t c : colliders) {
        if (auto mirrored = mirroredCollider(skeleton, table, springs.colliders[c])) {
            putCollider(springs, c, std::move(*mirrored));
        }
    }
    return springs;
}

} // namespace sinew

#include "core/avatar/SpringChecks.h"

#include "core/base/Ranges.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace sinew {
namespace {

/// The joints of a skeleton by name, the first of equal ones.
class JointsByName {
public:
    explicit JointsByName(const Skeleton& skeleton)
        : m_skeleton(skeleton) {
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            m_numbers.emplace(skeleton.joints[j].name, static_cast<std::int32_t>(j));
        }
    }

    std::int32_t find(const std::string& name) const {
        const auto found = m_numbers.find(name);
        return found == m_numbers.end() ? kNone : found->second;
    }
    Expected<void> check(const std::string& name, const std::string& where) const {
        return find(name) != kNone ? Expected<void>() : fail(jointUnknown(name, where, m_skeleton));
    }
    bool isBelow(std::int32_t joint, std::int32_t ancestor) const {
        do {
            joint = m_skeleton.joints[static_cast<std::size_t>(joint)].parent;
        } while (joint != kNone && joint != ancestor);
        return joint == ancestor;
    }

private:
    const Skeleton& m_skeleton;
    std::map<std::string, std::int32_t> m_numbers;
};

Expected<void> checkVector(const std::string& what, const Vec3& vector) {
    for (const double value : vector) {
        SINEW_CHECK(inRange(what, value, -kMaxSpringValue, kMaxSpringValue));
    }
    return {};
}

/// A direction, whose length is 1 but for what files round.
Expected<void> checkDirection(const std::string& what, const Vec3& direction) {
    constexpr double kRounded = 1e-2;
    SINEW_CHECK(checkVector(what, direction));
    return inRange("length of the " + what, direction.norm(), 1.0 - kRounded, 1.0 + kRounded);
}

Expected<void> checkValues(const std::string& chain, const SpringJoint& joint) {
    const std::string of = " of " + joint.joint + " in " + chain;
    SINEW_CHECK(inRange("stiffness" + of, joint.stiffness, 0.0, kMaxSpringValue));
    SINEW_CHECK(inRange("drag" + of, joint.drag, 0.0, 1.0));
    SINEW_CHECK(inRange("gravity" + of, joint.gravity, -kMaxSpringValue, kMaxSpringValue));
    SINEW_CHECK(inRange("radius" + of, joint.radius, 0.0, kMaxSpringValue));
    return checkDirection("gravity direction" + of, joint.gravityDirection);
}

Expected<void> checkIndices(const std::string& title, const std::vector<std::size_t>& indices,
                            std::size_t count) {
    for (const std::size_t index : indices) {
        if (index >= count) {
            return fail(ErrorCode::SpringIndexUnknown, {title, std::to_string(index), std::to_string(count)});
        }
    }
    return {};
}

Expected<void> checkChain(const JointsByName& joints, const SpringChain& chain, std::size_t groups) {
    const std::string title = chainTitle(chain);
    if (chain.joints.size() + (chain.hasTail() ? 1 : 0) < 2 || chain.joints.empty()) {
        return fail(ErrorCode::SpringChainShort, {title});
    }
    SINEW_CHECK(checkVector("tail of " + title, chain.tail));
    for (std::size_t i = 0; i < chain.joints.size(); ++i) {
        SINEW_CHECK(joints.check(chain.joints[i].joint, title));
        SINEW_CHECK(checkValues(title, chain.joints[i]));
        if (i > 0 &&
            !joints.isBelow(joints.find(chain.joints[i].joint), joints.find(chain.joints[i - 1].joint))) {
            return fail(ErrorCode::SpringOrderBroken,
                        {title, chain.joints[i - 1].joint, chain.joints[i].joint});
        }
    }
    if (!chain.center.empty()) {
        SINEW_CHECK(joints.check(chain.center, title));
    }
    return checkIndices(title, chain.groups, groups);
}

Expected<void> checkCollider(const JointsByName& joints, const SpringCollider& collider) {
    const std::string title = colliderTitle(collider);
    SINEW_CHECK(joints.check(collider.joint, title));
    SINEW_CHECK(checkVector("offset of " + title, collider.offset));
    SINEW_CHECK(checkVector("tail of " + title, collider.tail));
    if (collider.shape == ColliderShape::Plane) {
        return checkDirection("normal of " + title, collider.normal);
    }
    SINEW_CHECK(inRange("radius of " + title, collider.radius, 0.0, kMaxSpringValue));
    return collider.radius > 0.0 ? Expected<void>()
                                 : fail(ErrorCode::ColliderWithoutSize, {title, collider.joint});
}

/// The first joint of a chain that another one before it has, and that one.
std::optional<std::pair<std::string, std::size_t>> takenJoint(const std::map<std::string, std::size_t>& taken,
                                                              const SpringChain& chain) {
    for (const SpringJoint& joint : chain.joints) {
        if (const auto found = taken.find(joint.joint); found != taken.end()) {
            return *found;
        }
    }
    return std::nullopt;
}

/// The word for a fault, and what it is about.
std::vector<std::string> faultWords(const Error& error) {
    const auto word = [&](const char* key, std::size_t about) {
        return std::vector<std::string>{key, error.arguments[about]};
    };
    switch (error.code) {
    case ErrorCode::SpringChainShort:
        return word("chain-short", 0);
    case ErrorCode::SpringOrderBroken:
        return word("chain-order", 2);
    case ErrorCode::SpringJointTwice:
        return word("chain-joint-twice", 0);
    case ErrorCode::JointUnknown:
        return word("joint-missing", 0);
    case ErrorCode::ColliderWithoutSize:
        return word("no-size", 1);
    case ErrorCode::SpringIndexUnknown:
        return word("index-unknown", 1);
    default:
        return word("number-invalid", 0);
    }
}

/// Without an index; those above it count one less.
void eraseIndex(std::vector<std::size_t>& indices, std::size_t index) {
    std::erase(indices, index);
    for (std::size_t& each : indices) {
        each -= each > index ? 1 : 0;
    }
}

void eraseUnknown(std::vector<std::size_t>& indices, std::size_t count) {
    std::erase_if(indices, [&](std::size_t index) { return index >= count; });
}

} // namespace

std::string chainTitle(const SpringChain& chain) {
    return !chain.name.empty() || chain.joints.empty() ? chain.name : chain.joints.front().joint;
}

std::string colliderTitle(const SpringCollider& collider) {
    return collider.name.empty() ? collider.joint : collider.name;
}

std::vector<SpringFault> springFaults(const Skeleton& skeleton, const Springs& springs) {
    const JointsByName joints(skeleton);
    std::vector<SpringFault> faults;
    const auto note = [&](SpringFault::Of of, std::size_t index, const Expected<void>& checked) {
        if (!checked) {
            faults.push_back({of, index, checked.error()});
        }
        return checked.has_value();
    };
    std::map<std::string, std::size_t> taken; ///< by joints the chains before
    for (std::size_t c = 0; c < springs.chains.size(); ++c) {
        const SpringChain& chain = springs.chains[c];
        if (!note(SpringFault::Of::Chain, c, checkChain(joints, chain, springs.groups.size()))) {
            continue;
        }
        if (const auto twice = takenJoint(taken, chain)) {
            faults.push_back(
                {SpringFault::Of::Chain, c,
                 makeError(ErrorCode::SpringJointTwice,
                           {twice->first, chainTitle(springs.chains[twice->second]), chainTitle(chain)})});
            continue;
        }
        for (const SpringJoint& joint : chain.joints) {
            taken.emplace(joint.joint, c);
        }
    }
    for (std::size_t c = 0; c < springs.colliders.size(); ++c) {
        note(SpringFault::Of::Collider, c, checkCollider(joints, springs.colliders[c]));
    }
    for (std::size_t g = 0; g < springs.groups.size(); ++g) {
        const ColliderGroup& group = springs.groups[g];
        note(SpringFault::Of::Group, g, checkIndices(group.name, group.colliders, springs.colliders.size()));
    }
    return faults;
}

Expected<void> validateSprings(const Skeleton& skeleton, const Springs& springs) {
    const std::vector<SpringFault> faults = springFaults(skeleton, springs);
    return faults.empty() ? Expected<void>() : fail(faults.front().error);
}

Springs withoutFaulty(const Skeleton& skeleton, Springs springs, Notices& notices) {
    const auto note = [&](const SpringFault& fault) {
        const std::string title = fault.of == SpringFault::Of::Chain ? chainTitle(springs.chains[fault.index])
                                  : fault.of == SpringFault::Of::Collider
                                      ? colliderTitle(springs.colliders[fault.index])
                                      : springs.groups[fault.index].name;
        notices.push_back({NoticeCode::SpringsLeftOut, title, 0, faultWords(fault.error)});
    };
    std::vector<SpringFault> faults = springFaults(skeleton, springs);
    const bool indices = std::ranges::any_of(
        faults, [](const SpringFault& fault) { return fault.error.code == ErrorCode::SpringIndexUnknown; });
    if (indices) {
        for (SpringChain& chain : springs.chains) {
            eraseUnknown(chain.groups, springs.groups.size());
        }
        for (ColliderGroup& group : springs.groups) {
            eraseUnknown(group.colliders, springs.colliders.size());
        }
        for (const SpringFault& fault : faults) {
            if (fault.error.code == ErrorCode::SpringIndexUnknown) {
                note(fault);
            }
        }
        faults = springFaults(skeleton, springs);
    }
    std::ranges::for_each(faults, note);
    for (auto fault = faults.rbegin(); fault != faults.rend(); ++fault) {
        if (fault->of == SpringFault::Of::Collider) {
            eraseCollider(springs, fault->index);
        } else if (fault->of == SpringFault::Of::Chain) {
            springs.chains.erase(springs.chains.begin() + static_cast<std::ptrdiff_t>(fault->index));
        }
    }
    return springs;
}

void eraseCollider(Springs& springs, std::size_t collider) {
    springs.colliders.erase(springs.colliders.begin() + static_cast<std::ptrdiff_t>(collider));
    for (ColliderGroup& group : springs.groups) {
        eraseIndex(group.colliders, collider);
    }
}

void eraseGroup(Springs& springs, std::size_t group) {
    springs.groups.erase(springs.groups.begin() + static_cast<std::ptrdiff_t>(group));
    for (SpringChain& chain : springs.chains) {
        eraseIndex(chain.groups, group);
    }
}

} // namespace sinew

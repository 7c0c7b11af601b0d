#include "app/document/avatar/NewSprings.h"

#include "app/document/avatar/SpringEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "core/avatar/FitColliders.h"
#include "core/avatar/JointSkin.h"
#include "core/avatar/SpringEnds.h"
#include "core/avatar/SpringProposals.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace sinew {
namespace {

/// Names of the joints that chains have.
std::set<std::string> jointsOfChains(const Springs& springs) {
    std::set<std::string> names;
    for (const SpringChain& chain : springs.chains) {
        for (const SpringJoint& joint : chain.joints) {
            names.insert(joint.joint);
        }
    }
    return names;
}

/// How many joints the longest branch below a joint has.
std::vector<std::size_t> branchLengths(const Skeleton& skeleton) {
    std::vector<std::size_t> lengths(skeleton.size(), 0);
    for (std::size_t j = skeleton.size(); j-- > 0;) {
        const std::int32_t parent = skeleton.joints[j].parent;
        if (parent != kNone) {
            std::size_t& above = lengths[static_cast<std::size_t>(parent)];
            above = std::max(above, lengths[j] + 1);
        }
    }
    return lengths;
}

/// From a joint down its longest branch.
std::vector<std::int32_t> longestBranch(const Skeleton& skeleton, std::int32_t from) {
    const std::vector<std::size_t> lengths = branchLengths(skeleton);
    const auto children = skeleton.children();
    std::vector<std::int32_t> branch{from};
    while (!children[static_cast<std::size_t>(branch.back())].empty()) {
        const auto& below = children[static_cast<std::size_t>(branch.back())];
        branch.push_back(*std::ranges::max_element(
            below, {}, [&](std::int32_t joint) { return lengths[static_cast<std::size_t>(joint)]; }));
    }
    return branch;
}

/// The nearest of `joints` above a joint, or kNone.
std::int32_t nearestAbove(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                          std::int32_t joint) {
    do {
        joint = skeleton.joints[static_cast<std::size_t>(joint)].parent;
    } while (joint != kNone && !std::ranges::binary_search(joints, joint));
    return joint;
}

/// Runs of joints that follow one another; `joints` ascending, so that parents come before children. Where a
/// run forks, the first branch goes on and others begin anew.
std::vector<std::vector<std::int32_t>> runsOf(const Skeleton& skeleton,
                                              std::span<const std::int32_t> joints) {
    std::vector<std::vector<std::int32_t>> runs;
    for (const std::int32_t joint : joints) {
        const std::int32_t above = nearestAbove(skeleton, joints, joint);
        const auto run = std::ranges::find_if(
            runs, [&](const auto& each) { return above != kNone && each.back() == above; });
        if (run != runs.end()) {
            run->push_back(joint);
        } else {
            runs.push_back({joint});
        }
    }
    return runs;
}

bool isThere(const std::set<std::string>& names, const Skeleton& skeleton, std::int32_t joint) {
    return names.contains(skeleton.joints[static_cast<std::size_t>(joint)].name);
}

} // namespace

std::vector<SpringChain> chainsOfSelection(const DocumentState& state) {
    std::vector<SpringChain> chains;
    std::vector<std::int32_t> joints = selectedJoints(state);
    if (joints.empty() || !state.hasSkeleton()) {
        return chains;
    }
    const Skeleton& skeleton = state.scene->skeleton;
    if (joints.size() == 1) {
        joints = longestBranch(skeleton, joints.front());
    }
    const std::set<std::string> taken = jointsOfChains(avatarOf(state).springs);
    std::erase_if(joints, [&](std::int32_t joint) { return isThere(taken, skeleton, joint); });
    const auto children = skeleton.children();
    for (const std::vector<std::int32_t>& run : runsOf(skeleton, joints)) {
        SpringChain chain;
        for (const std::int32_t joint : run) {
            chain.joints.push_back({.joint = skeleton.joints[static_cast<std::size_t>(joint)].name});
        }
        const auto last = static_cast<std::size_t>(run.back());
        if (run.size() == 1 && children[last].empty()) {
            chain.tail = skinTail(skeleton, run.front(), skinOfJoints(*state.scene)[last]);
        }
        if (chain.joints.size() > 1 || chain.hasTail()) {
            applyPreset(SpringKind::HairSoft, skeleton, state.scene->metersPerUnit, chain);
            chain.name = chain.joints.front().joint;
            chains.push_back(std::move(chain));
        }
    }
    return chains;
}

std::size_t addChains(Document& document, const std::vector<SpringChain>& chains, const QString& step) {
    const std::size_t before = avatarOf(document.state()).springs.chains.size();
    changeAvatar(document, step, [&](Avatar& avatar) {
        auto& list = avatar.springs.chains;
        list.insert(list.end(), chains.begin(), chains.end());
    });
    return before;
}

namespace {

/// What chains without a group are pushed by: every group.
std::vector<std::size_t> allGroups(const Springs& springs) {
    std::vector<std::size_t> groups(springs.groups.size());
    for (std::size_t g = 0; g < groups.size(); ++g) {
        groups[g] = g;
    }
    return groups;
}

void giveGroups(Springs& springs) {
    for (SpringChain& chain : springs.chains) {
        if (chain.groups.empty()) {
            chain.groups = allGroups(springs);
        }
    }
}

} // namespace

std::size_t addCollider(Document& document, const SpringCollider& collider, const QString& step) {
    const std::size_t index = avatarOf(document.state()).springs.colliders.size();
    changeAvatar(document, step, [&](Avatar& avatar) {
        Springs& springs = avatar.springs;
        springs.colliders.push_back(collider);
        if (springs.groups.empty()) {
            springs.groups.push_back({QCoreApplication::translate("SpringEdits", "Body").toStdString(), {}});
            giveGroups(springs);
        }
        springs.groups.front().colliders.push_back(index);
    });
    return index;
}

namespace {

/// Where a joint's bone goes in the bind pose: to its first child, to its tail, or nowhere.
Segment boneOf(const Skeleton& skeleton, std::int32_t joint) {
    const auto j = static_cast<std::size_t>(joint);
    const Vec3 from = skeleton.position(j);
    const auto children = skeleton.children()[j];
    if (!children.empty()) {
        return {from, skeleton.position(static_cast<std::size_t>(children.front()))};
    }
    return {from, skeleton.joints[j].tail.value_or(from)};
}

constexpr double kRadiusOfBone = 0.25;  ///< in parts of its length, where no vertex says more
constexpr double kRadiusOfScene = 0.04; ///< in parts of the character's size, of a joint without a bone

/// A capsule along a joint's bone that no vertex says the thickness of.
SpringCollider colliderAlong(const Scene& scene, std::int32_t joint) {
    const Joint& chosen = scene.skeleton.joints[static_cast<std::size_t>(joint)];
    const Segment bone = boneOf(scene.skeleton, joint);
    const double length = (bone.b - bone.a).norm();
    SpringCollider collider;
    collider.joint = chosen.name;
    collider.shape = ColliderShape::Capsule;
    collider.tail = chosen.modelFromJointBind.inverse() * bone.b;
    collider.radius = length > 0.0 ? kRadiusOfBone * length : kRadiusOfScene * bounds(scene).diagonal();
    return collider;
}

} // namespace

std::optional<SpringCollider> colliderHere(const DocumentState& state, ColliderShape shape) {
    const std::int32_t joint = state.hasSkeleton() ? state.selection.joint : kNone;
    if (joint == kNone) {
        return std::nullopt;
    }
    const Joint& chosen = state.scene->skeleton.joints[static_cast<std::size_t>(joint)];
    const Transform jointFromModel = chosen.modelFromJointBind.inverse();
    SpringCollider collider =
        fittedCollider(state.boundScene(), joint).value_or(colliderAlong(*state.scene, joint));
    if (shape == ColliderShape::Plane) { // upwards
        collider.offset = Vec3::Zero();
        collider.normal = jointFromModel.linear() * Vec3::UnitY();
        collider.radius = 0.0;
    } else if (!isCapsule(shape) && isCapsule(collider.shape)) {
        collider.offset = 0.5 * (collider.offset + collider.tail);
    } else if (isCapsule(shape) && !isCapsule(collider.shape)) {
        const Segment bone = boneOf(state.scene->skeleton, joint);
        collider.tail = collider.offset + jointFromModel.linear() * (bone.b - bone.a);
    }
    collider.shape = shape;
    return collider;
}

namespace {

std::size_t addProposedColliders(Springs& springs, const Springs& proposed) {
    std::set<std::string> taken = jointsOfChains(springs);
    for (const SpringCollider& collider : springs.colliders) {
        taken.insert(collider.joint);
    }
    std::size_t added = 0;
    for (std::size_t c = 0; c < proposed.colliders.size(); ++c) {
        if (taken.contains(proposed.colliders[c].joint)) {
            continue;
        }
        const std::size_t index = springs.colliders.size();
        springs.colliders.push_back(proposed.colliders[c]);
        for (const ColliderGroup& group : proposed.groups) {
            if (std::ranges::find(group.colliders, c) != group.colliders.end()) {
                springs.groups[groupNamed(springs, group.name)].colliders.push_back(index);
            }
        }
        ++added;
    }
    return added;
}

/// The groups of a proposed chain, as far as they are there.
std::vector<std::size_t> knownGroups(const Springs& springs, const Springs& proposed,
                                     const SpringChain& chain) {
    std::vector<std::size_t> groups;
    for (const std::size_t g : chain.groups) {
        const auto found = std::ranges::find(springs.groups, proposed.groups[g].name, &ColliderGroup::name);
        if (found != springs.groups.end()) {
            groups.push_back(static_cast<std::size_t>(found - springs.groups.begin()));
        }
    }
    std::ranges::sort(groups);
    return groups;
}

std::size_t addProposedChains(Springs& springs, const Springs& proposed) {
    const std::set<std::string> taken = jointsOfChains(springs);
    std::size_t added = 0;
    for (SpringChain chain : proposed.chains) {
        const bool free = std::ranges::none_of(
            chain.joints, [&](const SpringJoint& joint) { return taken.contains(joint.joint); });
        if (free) {
            chain.groups.clear(); // they are given below
            springs.chains.push_back(std::move(chain));
            ++added;
        }
    }
    return added;
}

/// Chains without a group get those of the proposed chain that begins with the same joint, or all.
void giveProposedGroups(Springs& springs, const Springs& proposed) {
    for (SpringChain& chain : springs.chains) {
        const auto same = std::ranges::find_if(proposed.chains, [&](const SpringChain& each) {
            return each.joints.front().joint == chain.joints.front().joint;
        });
        if (chain.groups.empty() && same != proposed.chains.end()) {
            chain.groups = knownGroups(springs, proposed, *same);
        }
    }
    giveGroups(springs);
}

} // namespace

namespace {

/// Chains of a document as those that were found.
std::vector<FoundChain> foundOf(const Springs& springs, const Skeleton& skeleton) {
    std::vector<FoundChain> found;
    for (const SpringChain& chain : springs.chains) {
        found.emplace_back();
        for (const SpringJoint& joint : chain.joints) {
            found.back().joints.push_back(skeleton.find(joint.joint));
        }
    }
    return found;
}

} // namespace

SpringsProposed proposeSprings(Document& document, ProposedSprings which, const QString& step) {
    SpringsProposed added;
    if (!document.state().hasSkeleton()) {
        return added;
    }
    const Scene scene = document.finishWeights().boundScene();
    Springs proposed = proposedSprings(scene).springs;
    if (proposed.colliders.empty()) { // no chain was found, but a hand may have made some
        proposed = fittedColliders(scene, foundOf(avatarOf(document.state()).springs, scene.skeleton));
    }
    changeAvatar(document, step, [&](Avatar& avatar) {
        Springs& springs = avatar.springs;
        added.chains = which != ProposedSprings::Colliders ? addProposedChains(springs, proposed) : 0;
        added.colliders = which != ProposedSprings::Chains ? addProposedColliders(springs, proposed) : 0;
        if (added.chains + added.colliders > 0) {
            giveProposedGroups(springs, proposed);
        }
    });
    return added;
}

} // namespace sinew

#pragma once

#include "app/document/avatar/AvatarEdits.h"
#include "core/avatar/SpringProposals.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

// Springs of a document, edited as undoable steps (changeAvatar). Chains, colliders and groups go by their
// indices; those that are not there are left alone.

using SpringRows = std::span<const std::size_t>;

/// Whether a shape has two ends.
constexpr bool isCapsule(ColliderShape shape) {
    return shape == ColliderShape::Capsule || shape == ColliderShape::InsideCapsule;
}

void removeChains(Document& document, SpringRows chains);
/// Groups that are left without a collider go with them.
void removeColliders(Document& document, SpringRows colliders);
void mirrorSprings(Document& document, SpringRows chains, SpringRows colliders);

void changeChains(Document& document, SpringRows chains, const QString& step,
                  const std::function<void(SpringChain&)>& edit, MergeKey merge = MergeKey::None);
void changeColliders(Document& document, SpringRows colliders, const QString& step,
                     const std::function<void(SpringCollider&)>& edit, MergeKey merge = MergeKey::None);
/// Puts a collider in the place of one; `mirror`: its counterpart on the other side, if it has one, follows.
void setCollider(Document& document, std::size_t index, const SpringCollider& collider, bool mirror);
/// A collider on the other side of the character; nothing: there is no such joint.
std::optional<SpringCollider> colliderAcross(const DocumentState& state, const SpringCollider& collider);

/// The group of that name, as an index; added where there is none.
std::size_t groupNamed(Springs& springs, const std::string& name);
/// Whether a group of colliders pushes the chains.
void setGroupOf(Document& document, SpringRows chains, std::size_t group, bool on);
/// The colliders leave their groups and join the one of this name, which is made where there is none; an
/// empty name: they are in no group. Groups that are left without a collider go.
void regroupColliders(Document& document, SpringRows colliders, const std::string& group);
/// Names of the groups that a collider is in.
std::vector<std::string> groupsOf(const Springs& springs, std::size_t collider);

/// A value of the joint at which a chain begins to swing, and how large it is at the last one that swings, in
/// parts of that; 1 where the first is 0. Values of joints between are in proportion.
double firstValue(const SpringChain& chain, double SpringJoint::*value);
double tipFraction(const SpringChain& chain, double SpringJoint::*value);
/// All values of the chain in proportion to the first one, or all alike where that was 0; kept within `max`.
void setFirstValue(SpringChain& chain, double SpringJoint::*value, double first, double max);
/// The first value stays; from there on it changes evenly.
void setTipFraction(SpringChain& chain, double SpringJoint::*value, double fraction, double max);
/// Gives the chains the values of a preset (applyPreset).
void presetChains(Document& document, SpringRows chains, SpringKind kind, const QString& step);
/// The preset whose values a chain of the state has; nothing: values of its own.
std::optional<SpringKind> presetOf(const DocumentState& state, const SpringChain& chain);

} // namespace sinew

#pragma once

#include "app/document/avatar/AvatarEdits.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace sinew {

// Springs that come to a document: of the selected joints, or as the character proposes them.

/// Chains of the selected joints: each run from a selected joint down to the next selected one. A joint that
/// is selected alone starts a chain to the end of its longest branch. Joints of other chains are left out.
/// A joint without others below it is a chain with a tail at the end of its skin. Nothing: no two joints
/// follow one another, and no skin follows one. Values are those of soft hair. O(#J).
std::vector<SpringChain> chainsOfSelection(const DocumentState& state);

/// Adds chains; returns how many there were before them.
std::size_t addChains(Document& document, const std::vector<SpringChain>& chains, const QString& step);

/// Adds a collider and lets it join the first group, which it founds where there is none; chains without a
/// group are pushed by it then. Returns its index.
std::size_t addCollider(Document& document, const SpringCollider& collider, const QString& step);

/// A ball or capsule for the selected joint, as thick as the skin that follows it; nothing without one.
std::optional<SpringCollider> colliderHere(const DocumentState& state, ColliderShape shape);

/// What a proposal added.
struct SpringsProposed {
    std::size_t chains = 0;
    std::size_t colliders = 0;
};
/// What is proposed.
enum class ProposedSprings { All, Chains, Colliders };
/// Adds what is found on the character (proposedSprings). Chains whose joints are in a chain already, and
/// colliders of joints that have one, are left out; what a hand made stays. Chains without a group get those
/// of their kind, or all of them. One step; none where nothing is new.
SpringsProposed proposeSprings(Document& document, ProposedSprings which, const QString& step);

} // namespace sinew

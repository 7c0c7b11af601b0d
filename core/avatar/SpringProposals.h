#pragma once

#include "core/avatar/FindChains.h"
#include "core/avatar/Springs.h"
#include "core/scene/Scene.h"
#include "core/skeleton/HumanoidMap.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Gives all joints of a chain the stiffness, drag and gravity of a kind; radii and the rest stay. A kind
/// says how often a second a chain swings. The stiffness for that follows from the length of its bones, since
/// the specification counts it in metres a step. O(#joints #J).
void applyPreset(SpringKind kind, const Skeleton& skeleton, double metersPerUnit, SpringChain& chain);

/// Chains with the values of their kinds, named "Skirt 1", "Skirt 2", ... in their order. A joint's radius is
/// how wide the skin spreads that follows its bone most (BoneThickness::wide). O(#J + influences).
std::vector<SpringChain> proposedChains(const Scene& scene, std::span<const FoundChain> found);

/// All at once: chains, colliders (fittedColliders), and for each chain the groups that push its kind. Radii
/// of joints and colliders are made smaller where they would touch in the bind pose already.
struct SpringProposal {
    std::vector<FoundChain> found; ///< one for each chain
    Springs springs;
};
SpringProposal proposedSprings(const Scene& scene, std::span<const BoneJoint> bones = {});

/// Gives chains that have no colliders fitted ones, all groups to all chains; radii are made smaller
/// likewise. Returns how many colliders came. O(#J + influences).
std::size_t addFittedColliders(const Scene& scene, std::span<const BoneJoint> bones, Springs& springs);

/// Lets chains use the groups of fittedColliders() for their kinds, by the groups' names.
void assignGroups(std::span<const FoundChain> found, Springs& springs);

} // namespace sinew

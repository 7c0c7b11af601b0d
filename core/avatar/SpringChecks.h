#pragma once

#include "core/avatar/Springs.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <vector>

namespace sinew {

constexpr double kMaxSpringValue = 1e6; ///< of stiffness, gravity, radii and offsets

/// What is wrong with one entry of springs.
struct SpringFault {
    enum class Of { Chain, Collider, Group };
    Of of = Of::Chain;
    std::size_t index = 0; ///< into the chains, colliders or groups
    Error error;
};

/// Everything that is wrong with springs on a skeleton, each entry once, by its first fault. Of chains:
/// SpringChainShort, JointUnknown, SpringOrderBroken (also for a circle), SpringJointTwice (of the later
/// chain), ParameterOutOfRange, SpringIndexUnknown. Of colliders: JointUnknown, ColliderWithoutSize,
/// ParameterOutOfRange. Of groups: SpringIndexUnknown. O(#chains #J + #colliders #J).
std::vector<SpringFault> springFaults(const Skeleton& skeleton, const Springs& springs);

/// The first of these, if there are any.
Expected<void> validateSprings(const Skeleton& skeleton, const Springs& springs);

/// The springs without the chains and colliders that springFaults() finds, for files whose other springs are
/// fine. A chain or a group that names a group or collider which is not there goes on without it. Notice:
/// SpringsLeftOut for each.
Springs withoutFaulty(const Skeleton& skeleton, Springs springs, Notices& notices);

/// Takes a collider or a group out; what names others goes on naming them.
void eraseCollider(Springs& springs, std::size_t collider);
void eraseGroup(Springs& springs, std::size_t group);

/// What a chain, collider or group is called in texts: its name, or else the joint or number that tells it
/// from others.
std::string chainTitle(const SpringChain& chain);
std::string colliderTitle(const SpringCollider& collider);

} // namespace sinew

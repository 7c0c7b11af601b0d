#pragma once

#include "core/avatar/Springs.h"
#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <optional>
#include <span>

namespace sinew {

/// The chain on the other side: of the partners of its joints, with the same values. Nothing where a joint
/// has no partner, or is in the middle. O(#joints #J).
std::optional<SpringChain> mirroredChain(const Skeleton& skeleton, const MirrorTable& table,
                                         const SpringChain& chain);

/// The collider on the other side of the character, on its joint's partner; on the same joint where that one
/// is in the middle. Nothing where the joint has no partner. O(#J).
std::optional<SpringCollider> mirroredCollider(const Skeleton& skeleton, const MirrorTable& table,
                                               const SpringCollider& collider);

/// The springs with those chains and colliders on their other side too, which take the place of what is
/// there: of a chain that has one of their joints, of a collider in nearly the same place. Mirrored colliders
/// join the groups of their originals. What has no other side stays alone. chains, colliders: indices.
/// O(#chains #J).
Springs withMirrored(const Skeleton& skeleton, const MirrorTable& table, Springs springs,
                     std::span<const std::size_t> chains, std::span<const std::size_t> colliders);

} // namespace sinew

#pragma once

#include "core/bind/bones/Bones.h"
#include "core/geometry/SurfaceRays.h"
#include "core/skeleton/Skeleton.h"

#include <cstdint>
#include <span>

namespace sinew {

/// Drops roots that stand outside the character, at the origin or on the ground: a source without a source
/// above it, but with one below, that no surface surrounds on two axes (SurfaceRays::surrounds), and that
/// leads to one that is, and to at most one chain, where a bone that runs outside for the most to a joint
/// without children is none. Repeated for what then is a root; joints in `kept` stay. Notice: JointNotSource.
/// O(roots log #T).
void dropStrayRoots(const Skeleton& skeleton, const SurfaceRays& surface, std::span<const std::int32_t> kept,
                    Bones& sources);

/// Hangs feet on the limbs that they belong to. Rigs with inverse kinematics hang them on the root: a root's
/// child whose bone runs outside for the most, and a root with less than half of all sources, goes on the
/// bone without children whose end is nearest to it, within that bone's own length, which then ends at the
/// foot. A foot that stands at the beginning of such a bone takes its place, unless the bone's joint is in
/// `kept`. Notice: JointNotSource, of a joint whose place was taken. O(feet (#S + log #T)).
void hangFeet(const Skeleton& skeleton, const SurfaceRays& surface, std::span<const std::int32_t> kept,
              Bones& sources);

} // namespace sinew

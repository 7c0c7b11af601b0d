#pragma once

#include "core/bind/bones/Bones.h"
#include "core/geometry/SurfaceRays.h"
#include "core/skeleton/Skeleton.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Drops roots that stand outside the character, at the origin or on the ground: a source without a source
/// above it that no surface surrounds on two axes (SurfaceRays::surrounds), of which at least half of what
/// stands below is surrounded (else the skeleton does not fit), and that leads to at most one chain, where a
/// bone that runs outside for the most to a joint without children is none. Repeated for what then is a root;
/// joints in `kept` stay. Notice: JointNotSource. O(roots #S log #T).
void dropStrayRoots(const Skeleton& skeleton, const SurfaceRays& surface, std::span<const std::int32_t> kept,
                    Bones& sources);

/// Hangs feet on the limbs that they belong to. Rigs with inverse kinematics hang them on the root: a root's
/// child whose bone runs outside for the most, and a root with less than half of all sources, goes on the
/// bone without children whose end is nearest to it, within that bone's own length, which then ends at the
/// foot. A foot that stands at the beginning of such a bone takes its place, unless the bone's joint is in
/// `kept`. Notice: JointNotSource, of a joint whose place was taken. O(feet (#S + log #T)).
void hangFeet(const Skeleton& skeleton, const SurfaceRays& surface, std::span<const std::int32_t> kept,
              Bones& sources);

/// Says where bones end of which no joint and no file says it, by the centroid of the surface that is nearer
/// to them, in a straight line, than to any other bone. A leaf (Bone::openEnded), which counts as a point for
/// that, ends halfway between straight on by the length of the bone before and that centroid: a big head gets
/// a longer bone than a small one. A joint below another source that branches into two or more, none of which
/// continues the bone that leads to it (all turn off by 45 degrees or more), gets one more bone, to the
/// centroid: a head with ears or eyes has the bone of a head. Without surface nearest to it a leaf goes
/// straight on, and a branch has the bones to its children. What lies farther from the skeleton than that is
/// large counts for none. O((#G + #bones) log #bones + branches #S) expected, parallel, the same bytes on any
/// number of threads.
void endOpenBones(const Skeleton& skeleton, std::span<const Vec3> vertices,
                  std::span<const Triangle> triangles, std::vector<Bone>& sources);

} // namespace sinew

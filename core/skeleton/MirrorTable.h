#pragma once

#include "core/skeleton/Skeleton.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// Which joint is which one's partner on the other side of the character.
struct MirrorTable {
    Vec3 normal = Vec3::UnitX();       ///< unit normal of the plane of symmetry, model space
    double offset = 0.0;               ///< the plane is normal . p = offset
    std::vector<std::int32_t> partner; ///< #J; a joint in the middle is its own, kNone: there is none

    Vec3 mirrored(const Vec3& point) const { return point - 2.0 * (normal.dot(point) - offset) * normal; }
    /// Joints without a partner, ascending.
    std::vector<std::int32_t> lonely() const;
};

/// Pairs joints first by name (otherSideName), which also tells where the plane stands, then by the
/// form of their branches (pairByForm), then the rest by place: mutually nearest to each other's mirror
/// image, within 2 % of the skeleton's size. Without any pair of names the plane lies
/// across x, or across z for characters that look along x, through the middle of the roots or of the box,
/// whichever pairs more. O(#J^2).
MirrorTable mirrorTable(const Skeleton& skeleton);

/// What a joint's turn away from the bind pose is on the other side, done by its partner, each about its own
/// axes: seen in model space and mirrored, whatever the axes of both are.
Quat mirroredTurn(const Skeleton& skeleton, const MirrorTable& table, const Quat& turn, std::int32_t joint,
                  std::int32_t partner);
/// From the joint's axes as bound to its partner's, through the mirror.
Mat3 axesAcross(const Skeleton& skeleton, const MirrorTable& table, std::int32_t joint, std::int32_t partner);

/// Two joints that a hand paired. A partner without a name: the joint has none; its own name: it is its own.
struct JointPair {
    std::string joint;
    std::string partner;
    bool operator==(const JointPair&) const = default;
};

/// What a hand decided about mirroring; the rest is found.
struct MirrorChoice {
    std::optional<int> axis;      ///< 0..2: the plane lies across x, y or z; none: found
    std::vector<JointPair> pairs; ///< by joints' names, each joint in one pair at most
    bool operator==(const MirrorChoice&) const = default;
};

/// The same on the plane across the chosen axis, with the chosen pairs in place of those found: whom one of
/// their joints was paired with before has no partner then. Pairs whose joints are gone say nothing.
MirrorTable mirrorTable(const Skeleton& skeleton, const MirrorChoice& choice);

} // namespace sinew

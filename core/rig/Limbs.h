#pragma once

#include "core/rig/BodyFit.h"
#include "core/rig/BodyVolume.h"

#include <vector>

namespace sinew {

/// A branch of a hand's volume: the way from the wrist to its tip.
struct FingerBranch {
    std::vector<Vec3> path; ///< from the wrist to the tip, body space
    double length = 0.0;    ///< of the way, parts of the height
    double parts = 0.0;     ///< where it leaves the others, as a length from the wrist
    double area = 0.0;      ///< of a slice through what no other has joined, on average
};

/// The branches of the cells of a hand: tips are local maxima of the distance from the wrist through the
/// hand; one whose way stays alone for less than `min` (a fraction of the longest way) is none. Longest
/// first; the first one parts where the last of the others leaves it. O(n log n) in the cells.
std::vector<FingerBranch> fingerBranches(const BodyVolume& volume, const std::vector<std::size_t>& cells,
                                         const Vec3& wrist, double min);

/// A limb of any creature: the way through the middle of the volume from the body to a tip.
struct MiddleLimb {
    MiddlePath path;   ///< from the place in the body to the tip
    double root = 0.0; ///< arc length at which it leaves the body

    /// The place at a fraction of the way from the root to the tip.
    Vec3 at(double fraction) const { return path.at(root + fraction * (path.length() - root)); }
    /// The same between two shares, even in length: `count` places, 2 or more.
    std::vector<Vec3> line(double from, double to, int count) const;
};

/// The limb from a place in the body to a tip. It leaves the body where, walked from its middle inwards, the
/// way gets nearly twice as thick as the limb. O(#cells log #cells).
MiddleLimb limbFrom(const BodyVolume& volume, const Vec3& body, const Vec3& tip);

/// The same of a neck, whose end is thicker than itself: it begins where the way gets about half as thick as
/// the body.
MiddleLimb neckFrom(const BodyVolume& volume, const Vec3& body, const Vec3& head);

/// A joint of a limb: the fraction of its way from the root to the tip.
struct LimbJoint {
    double fraction = 0.0;
    double confidence = 0.0;
    FitReason reason = FitReason::Path;
};
/// Where a limb bends most between two shares; straight ones have it at `usual`.
LimbJoint limbBend(const MiddleLimb& limb, double from, double to, double usual);

/// A place that lies further from the body than all around it.
struct Extremity {
    Vec3 tip = Vec3::Zero();
    double length = 0.0; ///< of the way through the body, parts of the height
};
/// The extremities of the whole body seen from a place in it, longest first; one that stays alone for less
/// than `min` (a fraction of the longest way) is none. O(n log n) in the cells of the body.
std::vector<Extremity> extremitiesFrom(const BodyVolume& volume, const Vec3& from, double min);

/// The deepest place of the body; of places as deep the one nearest to their mean.
Vec3 deepestPoint(const BodyVolume& volume);
/// The mean of the cells nearest to the plane of symmetry that reach furthest to the front (`sign` 1) or back
/// (-1).
Vec3 endOfMiddle(const BodyVolume& volume, int sign);

} // namespace sinew

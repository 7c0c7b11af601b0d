#pragma once

#include "core/rig/BodyVolume.h"

#include <vector>

namespace sinew {

/// A piece of the body that a horizontal plane cuts out: what hangs together in one layer of voxels.
struct BodySection {
    double area = 0.0; ///< parts of the height, squared
    Vec3 center = Vec3::Zero();
    Vec3 low = Vec3::Zero();
    Vec3 high = Vec3::Zero();

    bool crossesMiddle() const { return low.x() < 0.0 && high.x() > 0.0; }
};

/// Those at a height, largest first. O(#cells of the layer).
std::vector<BodySection> sectionsAt(const BodyVolume& volume, double height);

/// Of those on a side (1: the left, -1: the right; not across the middle) the one whose center is nearest to
/// `near` or, without, the largest. None: area 0.
BodySection sectionBeside(const std::vector<BodySection>& sections, int side, const Vec3* near = nullptr);
/// The largest that reaches across the middle. None: area 0.
BodySection sectionAcross(const std::vector<BodySection>& sections);

/// Front and back of the body in the middle (|x| no more than `reach`) at a height: the mean of its cells;
/// `inside` false: none.
struct MiddleOfLevel {
    Vec3 center = Vec3::Zero();
    double front = 0.0;
    double back = 0.0;
    bool inside = false;
};
MiddleOfLevel middleOfLevel(const BodyVolume& volume, double height, double x, double reach);

/// How many legs a body stands on, each side of its plane of symmetry by itself.
struct StandingLegs {
    int left = 0;
    int right = 0;

    /// Legs of both sides that can be a pair.
    int paired() const { return 2 * (left < right ? left : right); }
};

/// Counts the pieces that stand on the ground, are taller than an ankle and stay apart from all
/// others for more than half of the height up to which the left and the right side do. What lies across the
/// middle (a tail, a trunk, the hem of a coat) is no leg. O(#cells).
StandingLegs standingLegs(const BodyVolume& volume);

} // namespace sinew

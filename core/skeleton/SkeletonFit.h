#pragma once

#include "core/skeleton/Skeleton.h"

namespace sinew {

/// What puts a skeleton of another scale, up axis or place into a mesh: turned, scaled, then moved.
struct SkeletonFit {
    double scale = 1.0;
    Mat3 turn = Mat3::Identity(); ///< a rotation by right angles
    Vec3 move = Vec3::Zero();     ///< model units

    Vec3 operator()(const Vec3& point) const { return scale * (turn * point) + move; }
    bool operator==(const SkeletonFit&) const = default;
};

/// `first` and then `second` as one.
SkeletonFit composed(const SkeletonFit& second, const SkeletonFit& first);

/// The axis of the skeleton's own space that the fit turns up: "X", "-X", "Y", ...
std::string upAxisOf(const SkeletonFit& fit);
/// What the fit turns about the vertical beyond bringing that axis up the shortest way: -90, 0, 90 or 180
/// degrees.
int quarterTurnOf(const SkeletonFit& fit);

/// Bind and rest transforms and tails moved along; joints keep their own axes and stay rigid. O(#J).
void fitSkeleton(Skeleton& skeleton, const SkeletonFit& fit);

} // namespace sinew

#pragma once

#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <span>
#include <vector>

namespace sinew {

/// How far other weights move a vertex when a joint bends.
struct BendError {
    double distance = 0.0;      ///< model units, see bendError
    std::int32_t joint = kNone; ///< that bends when it is farthest; kNone: it is never away
};

/// For the joint whose bend by 60 degrees parts them most, the root mean square distance between a vertex as
/// `before` and as `after` move it by linear blend skinning, meaned over bends about three orthogonal axes:
/// |s - s'| sqrt(2/3) |q|, s and s' the sums of its weights on and below the joint, q from the joint to the
/// vertex (as posedErrors, for one vertex). O(influences times depth).
BendError bendError(const Vec3& point, std::span<const Influence> before, std::span<const Influence> after,
                    const Skeleton& skeleton);

/// What bends do to a surface, means over all bends.
struct BendShape {
    double stretch = 0.0;      ///< sum of |l - l'| over the edges in units of the sum of their lengths l
    double volumeChange = 0.0; ///< |V' / V - 1|; 0 where the surface encloses nothing
};

/// Bends each of the joints `bent` (#J) alone by 60 degrees about its three bind axes, by linear blend
/// skinning, and measures the surface: the bends that posedErrors judges. A vertex q away from the joint
/// moves by s (R - I) q, s the sum of its weights at and below the joint. Every edge counts by its length, so
/// that short ones of a dense stretch do not drown the rest. The change of the volume is taken about the bent
/// joint, to which what the surface leaves open is closed: holes away from the bend change nothing. Moving
/// and turning mesh and skeleton together changes nothing. vertices #V x 3 welded, triangles of them, weights
/// #V. O(#bent (#V k + #T)), parallel, the same bytes on any number of threads.
BendShape bendShape(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                    const SkinWeights& weights, const Skeleton& skeleton, const std::vector<bool>& bent);

} // namespace sinew

#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/subdivide/Stencils.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// One surface with two sets of weights. Vertices are welded, so that no seam counts twice.
struct WeightPair {
    std::vector<Vec3> vertices;      ///< #V x 3, model space
    std::vector<Triangle> triangles; ///< their edges say who neighbours whom
    SkinWeights reference;           ///< #V
    SkinWeights candidate;           ///< #V, joints counted as the reference counts them
    /// The smooth surface of the vertices, a cage then, on which bends are judged; no rows: the vertices are
    /// judged themselves.
    Stencils surface = {};
    std::vector<Triangle> surfaceTriangles = {}; ///< of its rows
};

/// Which joints carry weight in any vertex. #J; O(influences).
std::vector<bool> jointsWithWeight(const SkinWeights& weights, std::size_t joints);

/// Sum over the joints of |a - b| for two vertices' influences: 0 equal .. 2 nothing in common. A vertex
/// without influences differs by 1 from any that has some. O(k^2).
double weightDifference(std::span<const Influence> a, std::span<const Influence> b);

/// How papers on neural rigging judge weights (Xu et al. 2020, RigNet: Neural Rigging for Articulated
/// Characters). Of the candidate, weights below 1e-3 drop, then those below 15 % of the largest of their
/// vertex; the rest is normalised. A pair is a vertex and a joint that has weight there.
struct WeightOverlap {
    double precision = 0.0; ///< part of the candidate's pairs that the reference has; 0 without pairs
    double recall = 0.0;    ///< part of the reference's pairs that the candidate has; 0 without pairs
    double l1 = 0.0;        ///< mean over the vertices of the sum over joints of |w - w'|: 0..2
};

/// Any weight over 0 of the reference makes a pair. A vertex without weight in one of both differs by 1.
/// O(#V k^2), k influences a vertex.
WeightOverlap weightOverlap(const WeightPair& pair);

/// Mean number of weights over 0.01 of a vertex. O(influences).
double influencesPerVertex(const SkinWeights& weights);

/// How much weight lies beyond the neighbouring bone: the mean over the surface's area of the weight that a
/// vertex gives to joints that are neither its strongest joint nor that joint's parent or child. 0..1; good
/// weights have some where limbs part (hips, the palm), a leak between fingers or legs shows as more. A
/// vertex stands for a third of its triangles' area. vertices #V x 3, triangles of them, weights #V; 0
/// without area. O(#T + influences).
double weightBleed(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                   const SkinWeights& weights, const Skeleton& skeleton);

/// How far a candidate's weights are from the reference's where one joint rules.
struct JointDifference {
    std::int32_t joint = kNone;
    std::size_t vertices = 0; ///< that have more than half of their weight on it in the reference
    double l1 = 0.0;          ///< mean over them of weightDifference: 0..2
};

/// For every joint (`joints` in all) that has more than half of any vertex's weight in the reference, in
/// their order: which joints these are and how many vertices does not depend on the candidate. O(#V k^2).
std::vector<JointDifference> jointDifferences(const WeightPair& pair, std::size_t joints);

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

#pragma once

#include "core/base/Types.h"
#include "core/layers/operations/WeightOperations.h"
#include "core/layers/reach/VertexReach.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Where a vertex is to be, in a pose.
struct TargetPosition {
    VertexId at;
    Vec3 position = Vec3::Zero(); ///< model space

    bool operator==(const TargetPosition&) const = default;
};

/// How weights may change so that vertices come where they are dragged to.
struct ReachRules {
    std::span<const std::int32_t> parents; ///< #J of the skeleton, kNone: a root
    std::vector<bool> carries; ///< joints that may get weight where they have none, by number; empty: all
    double keep = 0.0;         ///< 0 or more: how much staying near the former weights counts
    double evenness = 0.5;     ///< 0 to 1: how far a vertex follows what its neighbours' weights do
    VertexPoser pose;          ///< null: linear blend skinning
    bool mirror = false;       ///< the same changes on the other side (needs the context's mirror map)
    std::vector<bool> spared;  ///< parts that `mirror` does not reach, by number; may be short
};

/// Weights for targets, and what they cannot reach.
struct ReachResult {
    OperationResult result;         ///< the weights of the vertices that change
    std::vector<Vec3> positions;    ///< #targets, where the weights bring them in the pose
    std::vector<double> remainders; ///< #targets, from there to the target, model units; 0 where reached
    double largest = 0.0;           ///< of the remainders
};

/// The weights that bring vertices in a pose to where they were dragged, or as near as weights can:
///   E(w) = |sum_j w_j p_j - t|^2 / L^2 + keep sum_j c_j (w_j - w'_j)^2,   w >= 0, sum w = 1,
/// over the joints of the vertex and its neighbours and their parents and children (16 at most, those of the
/// vertex first, then by the neighbours' weight): p_j where joint j alone would move the vertex, L the spread
/// of those places, t the target (a relative that moves the vertex as another joint does is left out). w' are
/// the former weights w0 and `evenness` times the mean of what the neighbours' weights have changed by, in
/// kReachRounds rounds over all targets: a patch that is dragged changes evenly. c_j = 1 / (0.05 + m_j), m_j
/// the largest former weight of j in the vertex and its neighbours: where several changes lead to the same
/// place, joints change that are there already. With keep 0 it is the limit of small ones: of all weights
/// that come nearest to t those of smallest second sum; they are the only ones, whatever w0, where the places
/// of all joints are affinely independent. (Direct manipulation: S. Rotenberg, CSE 169, UC San Diego 2019;
/// equation and its solution are our own.)
///
/// Locked joints (OperationInput::locked) keep their weights, no vertex gets more influences than `max` or
/// than it has: the smallest go, and the rest is solved anew. For another skinning method (`pose`) p_j are of
/// the method linearised at the weights so far (Gauss-Newton, at most kReachSteps), and `positions` are the
/// method's own. Vertices of a part that share a place count as one, with the mean of their targets.
///
/// `input.vertices` is not read: vertices are those of the targets, in any order, each once; those that do
/// not exist are left out and stay where they are asked to be. `matrices` #J (skinningMatrices); where they
/// do not fit the context nothing changes. Where all joints move a vertex alike its weights stay. O(#targets
/// rounds #joints^4) at most, parallel, the same bytes on any number of threads.
ReachResult weightsThatReach(const OperationInput& input, std::span<const Transform> matrices,
                             std::span<const TargetPosition> targets, const ReachRules& rules);

constexpr int kReachRounds = 3;

/// Joints that move any vertex, by number (#joints). O(influences).
std::vector<bool> jointsWithWeight(const PartWeights& weights, std::size_t joints);

/// The changes of a result and their images on the other side, for the partner joints. A vertex that changes
/// by itself and by an image has the larger change, one in the plane the mean of both. Parts in `spared` get
/// no images. Without the context's mirror map nothing is added. O(vertices that change).
OperationResult withImages(const OperationInput& input, const OperationResult& changes,
                           const std::vector<bool>& spared);

} // namespace sinew

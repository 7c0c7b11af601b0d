#pragma once

#include "core/metrics/WeightMeasures.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// The line of a limb through a joint: straight on from the joint towards its parent, and straight on towards
/// its children.
struct LimbAxis {
    Vec3 origin = Vec3::Zero();          ///< the joint, model space
    Vec3 towardsParent = Vec3::Zero();   ///< unit
    Vec3 towardsChildren = Vec3::Zero(); ///< unit
    Vec3 bisector = Vec3::Zero();        ///< unit; the way down the limb

    /// How far `position` lies down the limb, negative before the joint. Model units.
    double along(const Vec3& position) const { return (position - origin).dot(bisector); }
    /// From the nearer of both half-lines. Model units.
    double distance(const Vec3& position) const;
};

/// Which joints carry weight or have any below them. #J; O(influences + #J).
std::vector<bool> leadsToWeight(const SkinWeights& weights, const Skeleton& skeleton);

/// The axis through every joint that stands away from its parent, or else from the nearest ancestor that
/// does; none for others. Of several children the mean direction counts, of those that lead to weight (at or
/// below them, `leadsToWeight`, #J) where any does; without children the limb goes straight on. Where the
/// limb turns right back, the bisector is the way from the parent. #J; O(#J depth).
std::vector<std::optional<LimbAxis>> limbAxes(const Skeleton& skeleton,
                                              const std::vector<bool>& leadsToWeight);

/// Where a joint stands as seen from one that the limb bends at.
enum class LimbSide : std::uint8_t { Elsewhere, Above, Below };

/// Below: the joint itself and all under it; above: its ancestors. #J; O(#J).
std::vector<LimbSide> limbSides(const Skeleton& skeleton, std::size_t joint);

/// What was seen at one position of something that should not fall along a line.
struct LineSample {
    double position = 0.0;
    double value = 0.0;
    double mass = 0.0; ///< how much it counts, over 0
};

/// The non-decreasing function nearest to samples by weighted least squares: isotonic regression by pooling
/// adjacent violators (Ayer et al. 1955). Constant within a pool, linear from pool to pool. The same for
/// samples in any order.
class IsotonicFit {
public:
    /// At least one sample. Those at one position, within 1e-6, count as one. O(n log n).
    explicit IsotonicFit(std::vector<LineSample> samples);

    double lowest() const { return m_pools.front().value; }
    double highest() const { return m_pools.back().value; }
    /// The first position at which the fit reaches `value`; the last one where it never does. O(pools).
    double positionOf(double value) const;

private:
    struct Pool {
        double value = 0.0;
        double mass = 0.0;
        double begin = 0.0; ///< positions of its first and last sample
        double end = 0.0;
    };
    void add(Pool pool);

    std::vector<Pool> m_pools;
};

/// Where a limb's weights pass from the joints above a joint to those below it, in limb radii, so that a
/// finger and a thigh can be told together.
struct Transition {
    double width = 0.0;  ///< from 10 % to 90 % below
    double center = 0.0; ///< 50 %; positive beyond the joint
};

/// The transition at one joint in both sets of weights.
struct JointTransition {
    std::int32_t joint = kNone;
    double limbRadius = 0.0; ///< model units
    Transition reference;
    Transition candidate;
};

/// The transition at every joint that has one in the reference, in the order of the joints.
///
/// Positions are measured along the bisector of the limb at the joint (LimbAxis), in limb radii (limbRadius).
/// A vertex counts when in the reference more than half of its weight is at or below the joint or on its
/// ancestors, and when it lies within 8 radii along the bisector and 2.5 of the limb's axis: other limbs do
/// not disturb, and the reference gets the same figures against every candidate. The part of the weight
/// below, below / (below + above), enters an isotonic regression over the positions with below + above as
/// mass; width and center are read off the fit.
///
/// Left out: joints without weight above or below them, with fewer than 8 vertices, whose fit does not pass
/// from under 10 % to over 90 % in the reference, or not from under to over 50 % in the candidate. Where the
/// candidate does not reach 10 % or 90 %, the transition ends with the vertices. O(#J #V (k + log #V)), k
/// influences a vertex; the same bytes on any number of threads.
std::vector<JointTransition> jointTransitions(const WeightPair& pair, const Skeleton& skeleton);

/// Medians over the joints of width and center, each by itself; joint and radius stay empty. Zeros without
/// transitions.
JointTransition medianTransition(std::span<const JointTransition> transitions);

/// How far a candidate's weights are from a reference's.
struct WeightComparison {
    std::size_t vertices = 0;    ///< compared
    std::size_t unweighted = 0;  ///< of them without weight in the candidate
    double totalVariation = 0.0; ///< mean over the vertices of half the sum over joints of |w - w'|: 0..1
    double sameStrongest = 0.0;  ///< fraction of vertices whose largest weight belongs to the same joint
    double posedError = 0.0;     ///< fraction of the diagonal, see posedError()
    double roughness = 0.0;      ///< roughnessOf the candidate
    double referenceRoughness = 0.0;
    WeightOverlap overlap;
    double influences = 0.0; ///< influencesPerVertex of the candidate
    double referenceInfluences = 0.0;
    std::vector<JointTransition> transitions;
    JointTransition medianTransition; ///< over the transitions, zeros without any
};

/// Mean squared distance (model units) between the vertices as both sets of weights move them by linear blend
/// skinning, for each joint alone bent by 60 degrees, meaned over bends about three orthogonal axes. What
/// hangs below the joint turns with it by one matrix R, so a vertex q away from the joint differs by (s -
/// s')(R - I) q, s and s' the sums of its weights below; over any three orthogonal axes the mean of |(R - I)
/// q|^2 is 2/3 (2 - 2 cos 60) |q|^2. Exact, and the same in every frame. Of a smooth surface (WeightPair) a
/// vertex differs by (R - I) sum c (s - s') q over its cage's vertices, c its stencil, so that sum takes the
/// place of (s - s') q. #J; O(#V #J), with a surface O(entries #J); the same bytes on any number of threads.
std::vector<double> posedErrors(const WeightPair& pair, const Skeleton& skeleton);

/// The same squared distances by vertex, meaned over the joints that carry weight in the reference. #V; O(#V
/// #J).
std::vector<double> posedErrorsByVertex(const WeightPair& pair, const Skeleton& skeleton);

/// The root of the mean of posedErrors over the joints that carry weight in the reference, in units of the
/// diagonal of the vertices' box. 0 for an empty pair.
double posedError(const WeightPair& pair, const Skeleton& skeleton);

/// Mean over the vertices with neighbours of the sum over joints of |w - mean of the neighbours' w|: the
/// uniform Laplacian over the edges of the welded surface. O(#V + #T).
double roughnessOf(const SkinWeights& weights, std::span<const Triangle> triangles);

/// All of it. An empty pair gives zeros.
WeightComparison compareWeights(const WeightPair& pair, const Skeleton& skeleton);

} // namespace sinew

#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A small least squares problem with bounds and equations:
///   min |fit x - goal|^2,  x >= 0,  equal x = equal x0,
/// x0 where the search starts. At most kMax unknowns.
struct BoundedFit {
    static constexpr int kMax = 16;     ///< unknowns
    static constexpr int kMaxEqual = 4; ///< equations
    static constexpr int kMaxRows = kMax + 3;
    using Values = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, kMaxRows, 1>;
    using Unknowns = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, kMax, 1>;
    using Rows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, kMaxRows, kMax>;
    using Equations = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, kMaxEqual, kMax>;

    Rows fit;        ///< #rows x n
    Values goal;     ///< #rows
    Equations equal; ///< #equations x n; rows may depend on one another
};

/// The solution, from `x`, which is at least 0: by active sets (Nocedal and Wright 2006, algorithm 16.3, each
/// step a least squares solution in the null space of the equations, so that neither has to have full rank).
/// Where several are equally good, one of them. Equations hold as exactly as they are rounded. O(n^3) a step,
/// usually a few more steps than n.
BoundedFit::Unknowns solveBounded(const BoundedFit& problem, BoundedFit::Unknowns x);

/// Where a vertex is in a pose with other influences, at least one, the largest first, than it has. Called on
/// several threads.
using VertexPoser = std::function<Vec3(const VertexId&, std::span<const Influence>)>;

constexpr int kReachSteps = 12;

/// A joint that a dragged vertex may follow.
struct ReachJoint {
    std::int32_t joint = kNone;
    double former = 0.0; ///< weight before the drag
    double cost = 1.0;   ///< c of weightsThatReach
    bool locked = false;
    double weight = 0.0; ///< so far; together 1
    double prior = 0.0;  ///< w' of weightsThatReach
};

/// A dragged place: its vertices count as one.
struct ReachVertex {
    VertexId at; ///< one of them
    Vec3 rest = Vec3::Zero();
    Vec3 target = Vec3::Zero();
    std::vector<ReachJoint> joints; ///< kMax of BoundedFit at most
};

/// Solves one vertex after another (weightsThatReach). Holds scratch memory alone; keeps references.
class VertexReach {
public:
    /// `pose` may be null: linear blend skinning.
    VertexReach(std::span<const Transform> matrices, double keep, const VertexPoser& pose)
        : m_matrices(matrices)
        , m_keep(keep)
        , m_pose(pose) {}

    /// Sets the joints' weights.
    void solve(ReachVertex& vertex);
    /// The same with at most `max` influences, locked ones among them; 0: any.
    void solveWithin(ReachVertex& vertex, std::size_t max);

private:
    using Points = Eigen::Matrix<double, 3, Eigen::Dynamic, 0, 3, BoundedFit::kMax>;

    static void bringToSum(ReachVertex& vertex);
    Points pointsOf(const ReachVertex& vertex);
    Vec3 positionOf(const ReachVertex& vertex, std::span<const double> weights);
    struct Small;
    static std::optional<Small> smallOf(const ReachVertex& vertex, const Points& points);
    static BoundedFit::Unknowns nearestToPrior(const Small& small);
    bool fit(const ReachVertex& vertex, const Points& points, std::vector<double>& weights) const;
    bool stepTowards(ReachVertex& vertex, const std::vector<double>& weights, double& distance);

    std::span<const Transform> m_matrices;
    double m_keep;
    const VertexPoser& m_pose;
    std::vector<double> m_weights;
    std::vector<Influence> m_influences;
};

} // namespace sinew

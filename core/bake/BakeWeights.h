#pragma once

#include "core/bake/BakeSurface.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A small convex problem: min w^T form w - 2 pull^T w, w >= 0, the sum of w given.
struct SimplexFit {
    static constexpr int kMax = 16; ///< unknowns
    using Square = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, kMax, kMax>;
    using Unknowns = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, kMax, 1>;

    Square form; ///< n x n, symmetric, positive definite
    Unknowns pull;
    double sum = 1.0; ///< more than 0
};

/// The solution, from `start`, which is at least 0 and has that sum: by active sets (Nocedal and Wright 2006,
/// algorithm 16.3) on the normal equations. O(n^3) a step, a few steps where the start is near.
SimplexFit::Unknowns solveSimplex(const SimplexFit& problem, SimplexFit::Unknowns start);

/// A joint that a site may follow.
struct SiteJoint {
    std::int32_t joint = kNone;
    bool locked = false;
    double former = 0.0; ///< weight before the bake
    double weight = 0.0; ///< so far; together 1
};

/// Linear weights by convex least squares, site by site:
///   min w^T G w + lambda |w - w'|^2,  w >= 0,  sum w = 1,
///   G = sum over the fitted poses p of c_p D^T D,  column j of D = M_j v - t,
/// v the vertex, t where the source brings it, c_p how much the pose counts: the squared distance to the
/// source over all poses, since the weights sum to 1. (The weights of Dem Bones, Le and Deng 2012, sec. 3.2,
/// on a fixed skeleton.) w' are the former weights and the mean of what the neighbours' weights have changed
/// by so far, in kRounds rounds: so the surface changes smoothly. lambda is kKeep times how far the joints
/// part the vertex (the mean diagonal of G without what all joints have in common).
///
/// Joints of a site: its own, those of its neighbours, helpers of all these, then parents, children and their
/// helpers; kMax of SimplexFit at most, and none that carries no weight anywhere. Locked joints keep their
/// weights; held sites keep all.
class WeightFit {
public:
    static constexpr int kRounds = 4;

    /// Keeps references. `skeleton` with the helpers at its end. O(#S).
    WeightFit(const BakeSurface& surface, const BakeMotion& motion, const Skeleton& skeleton,
              std::span<const HelperJoint> helpers, std::size_t maxInfluences);

    /// Fits, and reports its progress from one fraction to another. O(#S (poses k^2 + k^3)), parallel, the
    /// same bytes on any number of threads. False: canceled.
    bool run(Progress& progress, double from, double to);

    std::span<const SiteJoint> joints(std::size_t site) const { return m_sites[site].joints; }
    /// Sum of the squared distances to the source over the fitted poses in which its joints part. Needs
    /// run().
    double error(std::size_t site) const;
    /// The same, weights fitted without a joint that is not locked.
    double errorWithout(std::size_t site, std::int32_t joint) const;
    double weightOf(std::size_t site, std::int32_t joint) const;
    /// Of every part; parts without sites have what they had.
    PartWeights weights() const;

private:
    struct Site {
        std::vector<SiteJoint> joints;
        Eigen::MatrixXd gram; ///< G; empty: held
        double spread = 0.0;  ///< what lambda is a fraction of
    };
    using Prior = std::vector<double>;

    bool mayFollow(std::int32_t joint) const;
    void list(std::size_t site);
    void add(Site& site, std::int32_t joint, double weight) const;
    void addHelpers(Site& site, std::int32_t joint) const;
    void accumulate(std::size_t site);
    Prior priorOf(std::size_t site) const;
    double changeOf(std::size_t site, std::int32_t joint) const;
    void solve(const Site& site, const Prior& prior, std::vector<SiteJoint>& joints) const;
    void solveWithin(Site& site, const Prior& prior) const;
    static double errorOf(const Site& site, std::span<const SiteJoint> joints);

    const BakeSurface& m_surface;
    const BakeMotion& m_motion;
    std::size_t m_max;
    std::vector<bool> m_carries;                       ///< #J with helpers
    std::vector<bool> m_locked;                        ///< #J with helpers
    std::vector<std::vector<std::int32_t>> m_children; ///< #J with helpers, among joints that carry weight
    std::vector<std::int32_t> m_parents;               ///< #J with helpers, among joints that carry weight
    std::vector<std::vector<std::int32_t>> m_helpers;  ///< #J with helpers: of each joint
    std::vector<Site> m_sites;
};

/// Helper joints that pay, with drivers: for every joint that turns in the fitted poses one that turns half
/// as far, about a joint whose twist is still torn one that has half of its twist. Partners come together.
/// O(#S (poses k^2 + #helpers k^3)). Error: Canceled.
Expected<std::vector<HelperJoint>> helpersThatPay(const BakeSurface& surface, const BakeSettings& settings,
                                                  Progress& progress);

} // namespace sinew

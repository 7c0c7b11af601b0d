#pragma once

#include "core/bind/DistanceWeights.h"
#include "core/solve/Solver.h"
#include "core/solve/volume/SolverVolume.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// #S rows of #G: weights of the welded vertices to every source, not negative, of sum 1 at every vertex.
using WeightRows = std::vector<std::vector<float>>;

/// What solvers have in common whose result is weights and not distances. Stiffness takes them to a power:
/// w^(powerExponent(alpha) / kPlainExponent), normalised, so that at the default stiffness they are as
/// solved; regions and stiffness by bone act so too. Falloff, smoothing and limb thickness are those of
/// distances and have no part in it.
class WeightSolution : public Solution {
public:
    WeightSolution(std::shared_ptr<const BindInput> input, std::shared_ptr<const BindSurface> surface,
                   std::shared_ptr<const WeightRows> solved);

    SkinWeights weights(std::span<const std::size_t> sources, const WeightingSettings& settings,
                        Progress& progress) const override;
    WeightTable unlimited(std::span<const std::size_t> sources, const WeightingSettings& settings,
                          Progress& progress) const override;
    /// Bones with a straight line from each.
    Expected<void> explain(const ExplainQuery& query, VertexExplanation& explanation,
                           Progress& progress) const override;

    const WeightRows& solved() const { return *m_solved; }
    const std::shared_ptr<const WeightRows>& sharedSolved() const { return m_solved; }

private:
    std::shared_ptr<const WeightRows> m_solved;
    BoneDistances m_distances; ///< whose power kPlainExponent is the weights: what rules of regions work on
};

/// The exponent of the default stiffness.
constexpr double kPlainExponent = powerExponent(WeightingSettings().alpha);

/// The settings of weighting as far as they count for weights.
WeightingSettings weightingInForce(const WeightingSettings& settings);

/// What solvers have in common that measure the distance of every vertex to every bone: weights by falloff,
/// regions and smoothing (DistanceWeights), and how they come about.
class DistanceSolution : public Solution {
public:
    using Solution::Solution;

    SkinWeights weights(std::span<const std::size_t> sources, const WeightingSettings& settings,
                        Progress& progress) const override;
    WeightTable unlimited(std::span<const std::size_t> sources, const WeightingSettings& settings,
                          Progress& progress) const override;
    Expected<void> explain(const ExplainQuery& query, VertexExplanation& explanation,
                           Progress& progress) const override;
    std::span<const std::vector<float>> distances() const override { return measured().rows; }
    double extent() const override { return measured().extent; }

protected:
    virtual const BoneDistances& measured() const = 0;
    /// The ways from the bones to a welded vertex: fills in steps and thinPlace of explanation.bones, which
    /// are those of `sources`, and voxelMeters. Error: Canceled.
    virtual Expected<void> tracePaths(const Scene& scene, std::uint32_t vertex,
                                      std::span<const std::size_t> sources, VertexExplanation& explanation,
                                      Progress& progress) const = 0;

private:
    std::vector<std::size_t> sourcesInOrder(const ExplainQuery& query) const;
};

/// What solvers have in common whose result is weights, made in or with the help of voxels.
class VoxelWeightSolution : public WeightSolution, public InVolume {
public:
    VoxelWeightSolution(std::shared_ptr<const BindInput> input, SolverVolume volume,
                        std::shared_ptr<const WeightRows> solved, const BindSettings& settings);

    const SolverVolume& solverVolume() const override { return m_volume; }
    std::shared_ptr<const SparseVoxels> voxels() const override { return voxelsOf(m_volume); }
    /// As the geodesic solver would measure them.
    std::vector<float> leafDistances(std::size_t source, Progress& progress) const override;
    SkeletonPlacement skeletonPlacement() const override { return m_volume.findings->skeleton; }
    void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const override;

protected:
    /// Says how far the weights of each source (#S) may be from solved, and of those over `tolerance` that
    /// they are not: they are kept as they are.
    void addViolations(std::span<const double> violations, double tolerance, BindReport& report) const;

private:
    SolverVolume m_volume;
    double m_penalty;
    double m_gap;
};

} // namespace sinew

#pragma once

#include "core/bind/BoneDistances.h"
#include "core/solve/Solver.h"

namespace sinew {

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

} // namespace sinew

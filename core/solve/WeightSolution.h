#pragma once

#include "core/bind/BoneDistances.h"
#include "core/solve/Solver.h"

#include <memory>
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

} // namespace sinew

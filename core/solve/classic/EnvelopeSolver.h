#pragma once

#include "core/solve/classic/StraightWeights.h"

#include <memory>
#include <vector>

namespace sinew {

/// A capsule around every segment of every bone, as wide as what is nearest to the bone asks, holds what the
/// bone moves (containment binding: S. Rotenberg, CSE 169, UC San Diego 2019; envelopes in 3ds Max and
/// Blender).
class EnvelopeSolution final : public StraightWeights {
public:
    EnvelopeSolution(std::shared_ptr<const BindInput> input,
                     const std::shared_ptr<const StraightStart>& start,
                     std::shared_ptr<const WeightRows> weights, std::vector<double> radii,
                     const SolverSettings& settings);

    /// #S, model units: of the capsules around each bone's segments; of a handle how far the envelope stands
    /// out around its volume. 0: the bone has no envelope, for it is nearest to nothing. At (1 + blend) times
    /// the radius a bone's weight ends.
    const std::vector<double>& radii() const { return m_radii; }
    double blend() const { return m_blend; } ///< SolverSettings::envelopeBlend
    double hold() const { return m_hold; }   ///< SolverSettings::envelopeHold

private:
    std::vector<double> m_radii;
    double m_blend;
    double m_hold;
};

/// Weights by envelopes: fitEnvelopes, weighByEnvelopes. Nothing is smoothed. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveEnvelope(const SolveRequest& request, Progress& progress);

/// Distances, for another size or blend.
BindRework envelopeRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew

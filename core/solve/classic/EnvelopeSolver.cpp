#include "core/solve/classic/EnvelopeSolver.h"

#include "core/solve/classic/FitEnvelopes.h"

#include <utility>

namespace sinew {

EnvelopeSolution::EnvelopeSolution(std::shared_ptr<const BindInput> input,
                                   const std::shared_ptr<const StraightStart>& start,
                                   std::shared_ptr<const WeightRows> weights, std::vector<double> radii,
                                   const SolverSettings& settings)
    : StraightWeights(std::move(input), start, std::move(weights))
    , m_radii(std::move(radii))
    , m_blend(settings.envelopeBlend)
    , m_hold(settings.envelopeHold) {}

/// The radii are taken over from a former solution of the same size, the weights where its blend is the same
/// too.
Expected<std::shared_ptr<const Solution>> solveEnvelope(const SolveRequest& request, Progress& progress) {
    const auto start = startStraight(request, progress);
    if (!start) {
        return fail(start.error());
    }
    const SolverSettings& settings = request.settings.method();
    const auto* former = formerOf<EnvelopeSolution>(request);
    const bool sameSize = former != nullptr && former->hold() == settings.envelopeHold;
    std::vector<double> radii = sameSize ? former->radii()
                                         : fitEnvelopes(*request.input, (*start)->surface->diffusion.areas(),
                                                        settings.envelopeHold, progress);
    const auto weigh = [&](std::span<double> values) {
        weighByEnvelopes(radii, settings.envelopeBlend, values);
    };
    auto weights = sameSize && former->blend() == settings.envelopeBlend
                       ? former->sharedSolved()
                       : std::make_shared<const WeightRows>(weighStraight(*request.input, weigh, progress));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const EnvelopeSolution>(request.input, *start, std::move(weights),
                                                    std::move(radii), settings);
}

BindRework envelopeRework(const BindSettings& from, const BindSettings& to) {
    const bool same = from.envelopeBlend == to.envelopeBlend && from.envelopeHold == to.envelopeHold;
    return same ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew

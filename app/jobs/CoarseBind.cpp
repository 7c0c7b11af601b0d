#include "app/jobs/CoarseBind.h"

#include <algorithm>

namespace sinew {

BindSettings coarseSettings(const BindSettings& settings, int side) {
    BindSettings coarse = settings;
    coarse.resolution = std::min({settings.resolution, side,
                                  distanceCounts(settings) ? kPreviewResolution : kSolvedPreviewResolution});
    coarse.automatic = false;
    coarse.refine.clear();
    coarse.penalty = 1.0 + (effectivePenalty(settings) - 1.0) * coarse.resolution /
                               static_cast<double>(settings.resolution);
    return coarse;
}

Expected<BindOutcome> coarseBind(const Scene& scene, const BindSettings& settings, const BindState* previous,
                                 Progress& progress, const BindState* sameMesh, int side) {
    const BindSettings coarse = coarseSettings(settings, side);
    auto field = solveBind(scene, coarse, progress, previous, SearchReach::Everywhere, nullptr, sameMesh);
    if (!field) {
        return fail(field.error());
    }
    PartWeights weights = bindWeights(scene, **field, coarse, progress);
    return BindOutcome{std::move(*field), nullptr, std::make_shared<const PartWeights>(std::move(weights))};
}

} // namespace sinew

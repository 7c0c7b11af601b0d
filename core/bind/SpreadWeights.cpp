#include "core/bind/SpreadWeights.h"

namespace sinew {

std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded) {
    std::vector<std::shared_ptr<const SkinWeights>> result;
    for (const Part& part : scene.parts) {
        result.push_back(part.weights);
    }
    for (std::size_t n = 0; n < problem.parts.size() && welded.pointCount() > 0; ++n) {
        const std::span<const std::uint32_t> groups(problem.weld.groupOfPoint.data() + problem.firstPoint[n],
                                                    problem.firstPoint[n + 1] - problem.firstPoint[n]);
        result[problem.parts[n]] = std::make_shared<const SkinWeights>(gatherWeights(welded, groups));
    }
    return result;
}

} // namespace sinew

#include "core/bind/SpreadWeights.h"

namespace sinew {

std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded) {
    std::vector<std::shared_ptr<const SkinWeights>> result;
    for (const Part& part : scene.parts) {
        result.push_back(part.weights);
    }
    for (std::size_t n = 0; n < problem.parts.size() && welded.vertexCount() > 0; ++n) {
        const std::span<const std::uint32_t> groups(problem.weld.groupOfVertex.data() +
                                                        problem.firstVertex[n],
                                                    problem.firstVertex[n + 1] - problem.firstVertex[n]);
        result[problem.parts[n]] = std::make_shared<const SkinWeights>(gatherWeights(welded, groups));
    }
    return result;
}

} // namespace sinew

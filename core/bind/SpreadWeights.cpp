#include "core/bind/SpreadWeights.h"

namespace sinew {

std::vector<std::shared_ptr<const SkinWeights>> spreadToParts(const Scene& scene, const BindProblem& problem,
                                                              const SkinWeights& welded) {
    std::vector<std::shared_ptr<const SkinWeights>> result;
    for (const Part& part : scene.parts) {
        result.push_back(part.weights);
    }
    for (std::size_t n = 0; n < problem.parts.size() && welded.vertexCount() > 0; ++n) {
        result[problem.parts[n]] =
            std::make_shared<const SkinWeights>(gatherWeights(welded, problem.surface.weldedVertices(n)));
    }
    return result;
}

} // namespace sinew

#include "app/painting/PaintOptions.h"

#include "core/metrics/BendError.h"

#include <algorithm>

namespace sinew {

BendCost bendCost(const Scene& scene, const PartWeights& before, const OperationResult& result) {
    BendError worst;
    for (std::size_t i = 0; i < result.targets.vertices.size(); ++i) {
        const VertexId at = result.targets.vertices[i];
        const BendError error =
            bendError(scene.parts[at.part].mesh->vertices[at.vertex], influencesAt(before, at),
                      result.targets.weights.at(i), scene.skeleton);
        worst = error.distance > worst.distance ? error : worst;
    }
    return {worst.distance * scene.metersPerUnit, worst.joint};
}

LimitCost limitCost(const PartWeights& weights, std::size_t limit) {
    LimitCost cost;
    for (const auto& part : weights) {
        for (std::size_t p = 0; limit > 0 && part && p < part->vertexCount(); ++p) {
            const auto influences = part->at(p);
            if (influences.size() <= limit) {
                continue;
            }
            double lost = 0.0;
            for (const Influence& influence : influences.subspan(keptByLimit(influences, limit))) {
                lost += static_cast<double>(influence.weight);
            }
            ++cost.vertices;
            cost.largest = std::max(cost.largest, lost);
        }
    }
    return cost;
}

} // namespace sinew

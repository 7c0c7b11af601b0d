#include "app/painting/BendCost.h"

#include "core/deform/BendError.h"

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

} // namespace sinew

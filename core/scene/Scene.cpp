#include "core/scene/Scene.h"

namespace sinew {

Aabb bounds(const Scene& scene) {
    Aabb box;
    for (const Part& part : scene.parts) {
        box.add(bounds(*part.mesh));
    }
    return box;
}

std::size_t vertexCount(const Scene& scene) {
    std::size_t count = 0;
    for (const Part& part : scene.parts) {
        count += part.mesh->vertexCount();
    }
    return count;
}

std::size_t polygonCount(const Scene& scene) {
    std::size_t count = 0;
    for (const Part& part : scene.parts) {
        count += part.mesh->polygonCount();
    }
    return count;
}

PartWeights partWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    return weights;
}

std::vector<bool> weightedJoints(const Scene& scene) {
    std::vector<bool> weighted(scene.skeleton.size(), false);
    for (const Part& part : scene.parts) {
        if (!part.weights) {
            continue;
        }
        for (std::size_t p = 0; p < part.weights->vertexCount(); ++p) {
            for (const Influence& influence : part.weights->at(p)) {
                weighted[static_cast<std::size_t>(influence.joint)] = true;
            }
        }
    }
    return weighted;
}

} // namespace sinew

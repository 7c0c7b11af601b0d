#include "app/session/LayerSurfaces.h"

#include "core/layers/LayerContext.h"

#include <algorithm>

namespace sinew {

LayerSurface surfaceOf(const Scene& scene) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh);
    }
    return LayerSurface(std::move(meshes));
}

bool fitsAll(const WeightLayer& layer, const LayerSurface& surface) {
    for (std::size_t part = 0; part < std::max(layer.parts.size(), surface.partCount()); ++part) {
        if (!fits(layer, part, part < surface.partCount() ? surface.vertexCount(part) : 0)) {
            return false;
        }
    }
    return true;
}

} // namespace sinew

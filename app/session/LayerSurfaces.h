#pragma once

#include "core/layers/LayerStack.h"
#include "core/layers/LayerSurface.h"
#include "core/scene/Scene.h"

namespace sinew {

/// The surface that layers of a scene lie on.
LayerSurface surfaceOf(const Scene& scene);

/// Whether a layer was made for these meshes, or says nothing of vertices.
bool fitsAll(const WeightLayer& layer, const LayerSurface& surface);

} // namespace sinew

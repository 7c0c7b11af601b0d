#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <span>
#include <vector>

namespace sinew {

/// One level of detail of a scene.
struct LodParts {
    std::vector<Part> parts;   ///< one for each part of the scene, in its order, named NAME_LOD1 and so on
    std::size_t triangles = 0; ///< of all of them
    Notices notices;           ///< LodFiner
};

/// Every part with that share (between 0 and 1) of its triangles (coarserMesh); the vertices that stay keep
/// their weights exactly. Where borders of two parts meet, both keep their vertices (sharedBorders). Vertices
/// between joints, which bend the surface, go last. `level`, from 1, goes into the names. O(n log n) in the
/// triangles. Error: Canceled.
Expected<LodParts> lodParts(const Scene& scene, double fraction, std::size_t level, Progress& progress);

/// The scene with all levels beside its own parts, which are named NAME_LOD0: engines that gather levels by
/// their names want all of them numbered. Clips move the levels' morph targets too.
Scene withLods(const Scene& scene, std::span<const LodParts> levels);

/// The scene with the parts of one level in place of its own.
Scene lodScene(const Scene& scene, const LodParts& level);

} // namespace sinew

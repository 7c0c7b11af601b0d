#pragma once

#include "app/jobs/compare/ComparedSkin.h"
#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

namespace sinew {

/// Weights that were worked out for a comparison.
struct WorkedSkin {
    PartWeights weights;           ///< an entry a part of the scene
    std::optional<double> seconds; ///< the bind took, wall time; nothing: they were read
};

/// Works out a source's weights for a scene under skinSettings. Nothing is lent by an earlier bind, so that
/// times compare. Errors: as bind; as skinFromScene and importScene where it reads a file.
Expected<WorkedSkin> workSkin(const Scene& scene, const SkinSource& source, const BindSettings& settings,
                              Progress& progress);

/// The weights of another file of the same character for the scene's vertices: parts by name, vertices by
/// place (pairParts), joints by name. Vertices and joints without a partner get nothing. Errors: NoWeights,
/// JointsDiffer, VerticesDiffer where no vertex has a partner. O(n log n).
Expected<PartWeights> skinFromScene(const Scene& scene, const Scene& other);

/// The weights that the scene's file came with. Error: NoWeights.
Expected<PartWeights> importedSkin(const Scene& scene);

} // namespace sinew

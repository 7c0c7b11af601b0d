#pragma once

#include "app/check/Figures.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

namespace sinew {

/// What weights say without a pose: Unweighted, Invalid, Influences and Sum of the table. O(#P +
/// influences).
void addWeightFigures(const Scene& scene, Figures& figures);

/// Bleed, of the whole and of joints (`figures.joints` has an entry for each joint of the skeleton), by
/// distances through the volume of a bind (JointDistances::isFar). Where no distance is known it stays
/// without a value. Error: Canceled. As JointDistances; O(influences) besides.
Expected<void> addBleed(const Scene& scene, Figures& figures, Progress& progress);

/// L1 and Strongest. Errors: those of compareScenes.
Expected<void> addReferenceFigures(const Scene& scene, const Scene& reference, Figures& figures);

} // namespace sinew

#pragma once

#include "app/check/Figures.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

namespace sinew {

/// Measures a scene with a skeleton and weights by linear blend skinning. Bends each joint with weight
/// through its range of motion, alone, and puts the body into the stress poses.
/// - stretch: of the edges that a pose deforms the 99.9th percentile, each counting by its length, so that no
///   sliver decides.
/// - poke, flipped: PosedCrossings and flippedFaces, as a part of all faces.
/// - volume: of all shells that enclose any, their holes closed by fans.
/// - bleed: weight of joints that are far through the body (JointDistances::isFar), as a part of all weight.
///   Shells that one joint moves alone have none: artists hang props where they like.
/// `reference`: what weights are compared with (compareScenes), or null. Errors: Canceled; those of
/// compareScenes.
Expected<Figures> measureFigures(const Scene& scene, const Scene* reference, Progress& progress);

} // namespace sinew

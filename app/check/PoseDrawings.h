#pragma once

#include "app/check/Figures.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <QImage>
#include <QRgb>

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

/// One pose, seen from the front and from behind, its worst places ringed.
struct DrawnPose {
    std::string pose;
    double stretch = 1.0;
    double flipped = 0.0;
    double poke = 0.0;
    double volume = 1.0;
    std::vector<QImage> views;
};

/// The colour of a ring around a place that is worst by that measure.
QRgb ringColor(Measure measure);

/// Numbers of the poses that tell most, in their order: the worst ones by each measure in turn, until there
/// are `count`.
std::vector<std::size_t> tellingPoses(const Figures& figures, std::size_t count);

/// Draws the telling poses by linear blend skinning. A place is ringed where it faces the viewer. Errors:
/// NoMesh, ZeroSizeScene, OutOfMemory, Canceled.
Expected<std::vector<DrawnPose>> drawPoses(const Scene& scene, const Figures& figures, std::size_t count,
                                           Progress& progress);

} // namespace sinew

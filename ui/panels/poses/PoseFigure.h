#pragma once

#include "app/motion/RangeOfMotion.h"

#include <QPixmap>

class QPalette;

namespace sinew {

/// A small figure of a skeleton in a pose, its bones as strokes, seen from the front and a little from the
/// side; what the pose sets stands out. Poses of a few small bones, a hand's, are seen up close. `side`:
/// logical pixels. O(#J).
QPixmap poseFigure(const Skeleton& skeleton, const PartialPose& pose, int side, double pixelRatio,
                   const QPalette& palette);

} // namespace sinew

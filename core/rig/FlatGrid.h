#pragma once

#include "core/rig/DenseGrid.h"

namespace sinew {

/// Whether a scene is a picture: every part flat along z, and shown with a texture. A bare sheet is none.
/// O(#V).
bool isFlatPicture(const Scene& scene);

/// A picture as a volume: all its parts seen along z, each place as thick to both sides as it is far from the
/// outline, so that the middle of every limb is in the plane of the picture (in layers: midway between the
/// first and the last). Its longest side is 2^depth cells less a margin; `interior` counts all cells inside.
/// O(#cells + cells under triangles).
DenseGrid inflatedPicture(const Scene& scene, int depth);

} // namespace sinew

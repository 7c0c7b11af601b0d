#pragma once

#include "core/geometry/Mesh.h"

namespace sinew::sample {

/// Hair as cards: strips of no thickness that start over the scalp and never touch the skin, like in games.
Mesh makeHair();

/// Eyebrows: small closed shells half sunk into the skin.
Mesh makeBrows();

/// Negative inside the hairline.
double outsideScalp(const Vec3& p);

} // namespace sinew::sample

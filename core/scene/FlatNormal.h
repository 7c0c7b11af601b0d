#pragma once

#include "core/base/Types.h"
#include "core/scene/Scene.h"

#include <optional>

namespace sinew {

/// Of a flat character, a picture or a flat mesh, the normal of its plane: every part is flat across it,
/// though parts may lie in layers. A unit vector whose largest coordinate is over 0, along an axis where it
/// is nearly so; none where a part has thickness, or where all lies on one line. O(#V).
std::optional<Vec3> flatNormal(const Scene& scene);

} // namespace sinew

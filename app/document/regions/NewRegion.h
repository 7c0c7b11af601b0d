#pragma once

#include "app/document/DocumentState.h"

#include <optional>

namespace sinew {

/// A new region round what is chosen: the selected vertices, else the active joint's bone, else the selected
/// vertex, else the middle of the character. It fades over a small share of the height, has a name that is
/// free, and no rule yet. A painted one holds the selected vertices wholly; none without such, and none
/// without a scene.
std::optional<Region> regionHere(const DocumentState& state, RegionArea area);

} // namespace sinew

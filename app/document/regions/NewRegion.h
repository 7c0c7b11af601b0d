#pragma once

#include "app/document/DocumentState.h"

#include <optional>

namespace sinew {

// New regions have a name that is free and, but for the brush's, no rule yet; without a scene there is none.

/// A sphere, capsule or box round what is chosen: the selected vertices, else the active joint's bone, else
/// the selected vertex, else the middle of the character. It fades over a small share of the height.
std::optional<Region> regionHere(const DocumentState& state, SolidShape shape);

/// Holds the selected vertices wholly; none without such.
std::optional<Region> paintedRegion(const DocumentState& state);

/// One for the region brush, with nothing painted yet. It keeps its shape wholly, so that an amount is how
/// stiff a vertex is, as in a brush for stiffness.
Region regionToPaint(const DocumentState& state);

} // namespace sinew

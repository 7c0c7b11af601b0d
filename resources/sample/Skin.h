#pragma once

#include "core/geometry/Mesh.h"

namespace sinew::sample {

/// The body: skin with open eyes, a hole in the small of the back where nobody sees it, materials set.
Mesh makeSkin();

/// Eyelashes: cards along the upper lids of a body.
Mesh makeLashes(const Mesh& body);

} // namespace sinew::sample

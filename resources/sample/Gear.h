#pragma once

#include "core/geometry/Mesh.h"

namespace sinew::sample {

/// What the wayfarer carries: meshes with normals and without material.
Mesh makeBelt();
Mesh makeBuckle();
Mesh makeStrap();
Mesh makePouch();
Mesh makePouchFlap();
Mesh makeBedroll();
Mesh makeBedrollBands();

} // namespace sinew::sample

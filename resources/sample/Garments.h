#pragma once

#include "core/geometry/Mesh.h"

namespace sinew::sample {

/// The wayfarer's clothes, each a mesh with normals and without material. Cloth is open at its borders;
/// leather is closed.
Mesh makeShirt();
Mesh makeTunic(Mesh& trim); ///< and the ribbons along its borders
Mesh makeTrousers();
Mesh makeScarf();
Mesh makeBoots();
Mesh makeSoles();
Mesh makeBootCuffs();
Mesh makeBracers();

/// Outside of the tunic, which belt and strap lie on. Takes any point.
double tunicForm(const Vec3& p);

/// What the wayfarer carries: meshes with normals and without material.
Mesh makeBelt();
Mesh makeBuckle();
Mesh makeStrap();
Mesh makePouch();
Mesh makePouchFlap();
Mesh makeBedroll();
Mesh makeBedrollBands();

} // namespace sinew::sample

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

} // namespace sinew::sample

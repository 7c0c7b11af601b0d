#pragma once

#include "core/geometry/Solid.h"

#include <QString>

namespace sinew {

/// "sphere, 5.2 cm", "capsule, 8 cm by 30 cm", "box, 5.2 cm", "point": diameters, of a box the longest edge.
QString solidText(const Solid& solid, double metersPerUnit);

} // namespace sinew

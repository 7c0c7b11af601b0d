#pragma once

#include "core/geometry/Solid.h"

#include <string>

namespace sinew {

/// A solid that stands in for a joint's bone: distances to the joint are measured from it (Dionne and de Lasa
/// 2014, sec. 9: point and volumetric handles). A joint may have several.
struct Handle {
    std::string joint;
    Solid solid = Solid::point(Vec3::Zero());
    bool newJoint = false;   ///< a joint that the skeleton lacks is made, in the middle of the solid
    std::string parent = {}; ///< joint above one that is made; empty: it is a root

    bool operator==(const Handle&) const = default;
};

} // namespace sinew

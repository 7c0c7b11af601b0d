#pragma once

#include "core/skeleton/RoundedBox.h"

#include <string>

namespace sinew {

enum class HandleShape { Point, Sphere, Capsule, Box };

/// A shape that stands in for a joint's bone: distances to the joint are measured from it (Dionne and de Lasa
/// 2014, sec. 9: point and volumetric handles). A joint may have several.
struct Handle {
    std::string joint;
    HandleShape shape = HandleShape::Point;
    Vec3 from = Vec3::Zero(); ///< the point, the middle, or one end of the capsule; model space
    Vec3 to = Vec3::Zero();   ///< the other end
    Vec3 half = Vec3::Zero(); ///< of the box: half its edges
    double radius = 0.0;      ///< of the sphere and the capsule

    bool operator==(const Handle& other) const {
        return joint == other.joint && shape == other.shape && from == other.from && to == other.to &&
               half == other.half && radius == other.radius;
    }
};

/// The places at no distance from a handle.
RoundedBox volumeOf(const Handle& handle);
/// Its middle line: what shows where the handle is, and marks the voxels that it surely meets.
Segment spineOf(const Handle& handle);

} // namespace sinew

#pragma once

#include "core/geometry/Mesh.h"
#include "resources/sample/Shapes.h"

#include <vector>

namespace sinew::sample {

/// What of a mesh lies where the field is negative. Polygons on the border are cut along it, so a straight
/// cut leaves a straight, open border. Normals are kept.
Mesh clipped(const Mesh& mesh, const Field& keep);

/// The whole mesh, its polygons cut in two along the field's zero, so that colours can meet in a clean line.
Mesh divided(const Mesh& mesh, const Field& line);

/// A point on an open border: where, outward normal, and the direction along the surface away from the
/// border.
struct BorderPoint {
    Vec3 position;
    Vec3 normal;
    Vec3 inward;
};

/// Closed loops of the open borders, each running with the surface on its left.
std::vector<std::vector<BorderPoint>> borderLoops(const Mesh& mesh);

/// Turns every open border inwards: a strip that runs `depth` beneath the surface and shows as the cloth's
/// thickness.
void addHems(Mesh& mesh, double depth);

} // namespace sinew::sample

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

/// One station of a tube: where, the direction its back faces, and half its width and height.
struct TubeStation {
    Vec3 position;
    Vec3 out;
    double width;
    double height;
};

/// Adds a closed tube of oval section along its stations, with normals.
void addTube(Mesh& mesh, const std::vector<TubeStation>& stations);

/// Adds a flat ribbon along a border: `offset` over the surface, from the border to `width` metres away from
/// it. No thickness, touches nothing.
void addRibbon(Mesh& mesh, const std::vector<BorderPoint>& border, double offset, double width);

/// Adds a fin: a strip of that height standing on every edge that `chosen` picks by its ends, so that the
/// edge gets a third face.
void addFin(Mesh& mesh, double height, const std::function<bool(const Vec3& a, const Vec3& b)>& chosen);

} // namespace sinew::sample

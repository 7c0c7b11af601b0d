#pragma once

#include "core/geometry/Mesh.h"
#include "resources/sample/Clip.h"

#include <vector>

namespace sinew::sample {

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

#pragma once

#include "core/geometry/Mesh.h"
#include "resources/sample/Shapes.h"

namespace sinew::sample {

/// Where to look for a form's surface, and how fine.
struct SurfaceGrid {
    Vec3 center = Vec3::Zero();
    double finest = 0.002;                              ///< smallest cell, metres
    int depth = 10;                                     ///< the root cube is finest * 2^depth wide
    std::function<double(const Vec3& center)> cellSize; ///< wanted cell size at a place; null: finest
};

/// The surface of a field as mostly quads: a dual contour over an octree. Each leaf has one vertex, the mean
/// of the crossings on the smallest edges around it, and each crossed edge one polygon of the leaves that
/// share it, so the surface is closed across cells of different size. Vertices are then relaxed along the
/// surface and laid exactly on it; normals come from the field's gradient.
Mesh surfaceOf(const Field& field, const SurfaceGrid& grid);

/// Unit gradient of a field.
Vec3 gradient(const Field& field, const Vec3& p);

/// Sets corner normals from the field's gradient at the vertices.
void setNormals(Mesh& mesh, const Field& field);

} // namespace sinew::sample

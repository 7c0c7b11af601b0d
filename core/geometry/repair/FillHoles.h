#pragma once

#include "core/geometry/Mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Triangles that close each border loop (borderLoops), wound as the faces around it. A loop is flattened
/// into the plane of its area vector and split by clipping ears; one without area gets a fan. vertices: #P
/// x 3. Appends n - 2 triangles for a loop of n vertices. O(n^2) in the longest loop.
void fillHoles(std::span<const Vec3> vertices, const std::vector<std::vector<std::uint32_t>>& loops,
               std::vector<Triangle>& triangles);

/// The holes of a surface: closed loops along edges that have one face, as vertex indices in order. Found on
/// an OpenMesh half-edge view; where the surface is not manifold, faces that do not fit get vertices of their
/// own, and loops that touch such a seam are left out: it is no hole. vertices: #P x 3 welded; triangles:
/// indices of those, ones with a repeated vertex are left out. O(n log n).
std::vector<std::vector<std::uint32_t>> borderLoops(std::span<const Vec3> vertices,
                                                    std::span<const Triangle> triangles);

} // namespace sinew

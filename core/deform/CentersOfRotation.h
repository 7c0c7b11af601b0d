#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/weights/SkinWeights.h"

#include <vector>

namespace sinew {

/// The optimised centre of rotation of every vertex of a mesh (Le and Hodgins: Real-time skeletal skinning
/// with optimized centers of rotation, 2016, equations 1 and 2): the mean of the triangles' centroids by area
/// times how alike the weights are,
///  s(p, t) = sum over j != k of w_pj w_pk w_tj w_tk exp(-(w_pj w_tk - w_pk w_tj)^2 / sigma^2), sigma = 0.1.
/// A vertex nothing is like (one influence, or alone in its mixture) has its own place as centre. Triangles
/// whose weights agree to 1/64 are taken together. O(#T + #P times the different mixtures that share two
/// joints with a vertex), parallel, the same bytes on any number of threads. Error: Canceled. Stage: Deform.
Expected<std::vector<Vec3>> centersOfRotation(const Mesh& mesh, const SkinWeights& weights,
                                              Progress& progress);

} // namespace sinew

#pragma once

#include "core/solve/transfer/TransferSurface.h"

#include <Eigen/SparseCore>

namespace sinew {

/// Q = S + S M^-1 S of a surface, #G x #G, both halves: S its cotangent stiffness, M the areas of its
/// vertices, lengths in units of its diagonal. Rows sum to 0. Sides are made a little longer, all alike,
/// until every triangle has an area (Sharp and Crane, "A Laplacian for Nonmanifold Triangle Meshes", 2020,
/// sec. 3.4); the stiffness of an edge is at least kLeastEdgeStiffness, so that what hangs together by edges
/// does so in Q. O(#G + #T).
Eigen::SparseMatrix<double> surfaceEnergy(const TransferSurface& surface);

} // namespace sinew

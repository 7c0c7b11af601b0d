#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// Weights of flat characters (D. Maletz, Bones and Automatic Vertex Weights, 2012): seen along z, each
/// connected piece of the mesh is drawn into pixels, kPicturePixels along the longest side of all, a bone is
/// a line of zeros in them, and its weight exp(-d / s) with d the distance on ways through the piece's pixels
/// and s the settings' pictureSmoothness, divided by the sum over all bones. Pieces never exchange paths:
/// layers and islands bend apart. A bone that crosses none of a piece's pixels has no weight there; a piece
/// that no bone crosses follows the one nearest to its middle. Stiffness by joint divides s
/// (WeightSolution). O(#bones pixels), with diagonals times log(pixels); parallel over bones.
Expected<std::shared_ptr<const Solution>> solvePicture(const SolveRequest& request, Progress& progress);

/// Distances, for another smoothness or other paths.
BindRework pictureRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew

#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// Binds every vertex to the bones that are nearest in a straight line, through whatever lies between: what
/// Maya calls Closest Distance. Falloff, regions, smoothing and rules act as with every solver; there are no
/// voxels. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveNearest(const SolveRequest& request, Progress& progress);

/// Of a solver without settings: neither the voxels' nor those of distances count.
BindRework nothingToRework(const BindSettings& from, const BindSettings& to);

/// The nearest bone decides which others may share a vertex with it: the next bone above it in the skeleton
/// and those next below it, which is what Maya calls Closest in Hierarchy. So a hand takes no weight of the
/// thigh beside it, and a finger none of the next one. Distances are straight ones (solveNearest), those to
/// all other bones infinite; where several bones are equally near, the bones beside each of them count. With
/// limb thickness the scaled distances choose among the scaled. Falloff, regions, smoothing and rules act as
/// with every solver; smoothing may carry weight on. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveHierarchy(const SolveRequest& request, Progress& progress);

/// Inverse distance weighting (D. Shepard, A two-dimensional interpolation function for irregularly-spaced
/// data, 1968, with bones in place of points): every bone weighs d^-p, with d its straight distance and p
/// the settings' distancePower, divided by the sum over all bones. Nothing is smoothed. O(#G #bones),
/// parallel.
Expected<std::shared_ptr<const Solution>> solveInverseDistance(const SolveRequest& request,
                                                               Progress& progress);

/// Distances, for another power.
BindRework inverseDistanceRework(const BindSettings& from, const BindSettings& to);

/// Every vertex follows the one bone that is nearest in a straight line, as robots and old games have it
/// (point-to-line mapping: S. Rotenberg, CSE 169, UC San Diego 2019). Of bones that are equally near the
/// first, which is the one above at a joint. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveRigid(const SolveRequest& request, Progress& progress);

} // namespace sinew

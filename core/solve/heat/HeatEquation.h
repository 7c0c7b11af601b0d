#pragma once

#include "core/base/Progress.h"
#include "core/solve/WeightSolution.h"
#include "core/solve/heat/HeatSources.h"

#include <span>

namespace sinew {

/// What the equation of heat is made of; refers to it.
struct HeatProblem {
    std::span<const Vec3> vertices; ///< #G
    const HeatSurface& surface;
    const HeatSources& sources;
    std::size_t bones = 0; ///< #S
    double heat = 1.0;     ///< c
};

/// Bone heat (Baran and Popovic 2007, sec. 4): for every bone i the equilibrium (-L + H) w_i = H p_i over the
/// welded vertices, scaled as in Blender: L is a quarter of the Laplace-Beltrami operator (cotangents,
/// negative ones too, over the vertices' mixed areas of Meyer et al. 2002), H_vv = c / d(v)^2 for each bone
/// that heats v. Both sides are multiplied by the areas, so that the matrix is symmetric and one factor
/// serves all bones; of large surfaces, whose factor would be large too, conjugate gradients. As in Blender a
/// weight below 0.025 is left out and one up to 0.05 fades. #S rows of #G, not negative, of sum 1. Canceled,
/// of no use. O(#G^1.5) and O(#G log #G) a bone; bones in parallel, the same bytes on any number of threads.
WeightRows solveHeatEquation(const HeatProblem& problem, Progress& progress);

} // namespace sinew

#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindProblem.h"
#include "core/voxel/SparseVoxels.h"

#include <vector>

namespace sinew {

/// What a hole in the surface does to the volume that paths run through.
enum class HoleEffect {
    None,      ///< the volume is closed behind it: the votes and winding numbers see through it
    OutsideIn, ///< what should be inside counts as outside for some way behind it
    NoInside   ///< no inside of its own behind it: the rim of a sheet (a card, a cloak), bound as one voxel
               ///< thick
};

/// A hole of the parts that are solved, all of them together: where two parts close each other's there is
/// none.
struct HoleFinding {
    std::size_t part = 0;            ///< index in the scene
    std::vector<std::uint32_t> loop; ///< welded vertices of the problem, in order
    Vec3 center = Vec3::Zero();      ///< model space
    double width = 0.0;              ///< twice the mean distance of the rim from the centre, model units
    double depth = 0.0;              ///< OutsideIn: how far, model units
    HoleEffect effect = HoleEffect::None;
};

/// Follows the axis of every hole both ways, as far as the hole is wide, to the first interior voxel.
/// Shells that have no more area than their rims can span are sheets, whatever lies behind them.
/// `voxels` are the problem's own. O(n log n) in the triangles + O(voxels passed).
std::vector<HoleFinding> checkHoles(const BindProblem& problem, const SparseVoxels& voxels);

} // namespace sinew

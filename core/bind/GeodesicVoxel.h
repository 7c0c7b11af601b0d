#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/BindSettings.h"
#include "core/bind/Sources.h"
#include "core/distance/Bridges.h"
#include "core/distance/LeafGraph.h"
#include "core/voxel/SparseVoxels.h"

#include <vector>

namespace sinew {

/// A component of voxels without a bone, and how its points hang on the rest.
struct LooseComponent {
    Bridge bridge;
    std::vector<std::uint32_t> points; ///< welded points in it, ascending
};

/// What the solver knows about the volume: everything a change of alpha, falloff or influence limit does not
/// touch.
struct GeodesicField {
    SparseVoxels voxels;
    std::size_t oneVoteLeaves = 0;
    std::size_t componentCount = 0;
    std::vector<LooseComponent> loose;
    std::vector<std::uint32_t> pointsOutside;  ///< welded points in no voxel
    std::vector<std::vector<float>> distances; ///< #S rows of #G, units of the unit cube's side
    Notices notices;
};

/// Steps 1 to 5 of geodesic voxel binding (Dionne and de Lasa 2014, sec. 4-6) for welded points and sources.
/// Errors: NotEnoughMemory, ZeroSizeScene, Canceled.
Expected<GeodesicField> solveGeodesicField(const BindProblem& problem, const Scene& scene,
                                           const std::vector<SourceJoint>& sources,
                                           const BindSettings& settings, Progress& progress);

} // namespace sinew

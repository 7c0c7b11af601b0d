#pragma once

#include "core/bind/SolvedWeights.h"
#include "core/distance/CenterPaths.h"
#include "core/distance/CostGraph.h"
#include "core/solve/Solver.h"
#include "core/solve/volume/VolumeFindings.h"

#include <memory>
#include <vector>

namespace sinew {

/// Steps 4 and 5 of geodesic voxel binding (Dionne and de Lasa 2014, sec. 6): how far every vertex is from
/// every bone inside the volume. Made whole by measureDistances and never changed.
struct GeodesicDistances {
    DistanceSettings settings; ///< it was made with (distancesInForce)
    SearchReach reach = SearchReach::Everywhere;
    std::shared_ptr<const BindVolume> volume;
    std::shared_ptr<const VertexLookup> lookup;     ///< where the vertices read the volume
    std::unique_ptr<const CostGraph> costGraph;     ///< of Paths::AnyAngle; refers to the volume
    std::unique_ptr<const CenterGraph> centerGraph; ///< of Paths::Centers
    BoneDistances bones;
    std::vector<LooseComponent> loose;
};

/// The settings of distances as far as they count: the penalty that is in force, also where it was spelled
/// out.
DistanceSettings distancesInForce(const BindSettings& settings);

/// Paths and distances. Of the settings those of distances are read, and for WhereItCounts those of weighting
/// too. Errors: Canceled; of Paths::Centers NotEnoughMemory. Complexity: measureBones, measureByCenters,
/// which searches everywhere.
Expected<std::shared_ptr<const GeodesicDistances>>
measureDistances(const BindInput& input, const BindSurface& surface, std::shared_ptr<const BindVolume> volume,
                 std::shared_ptr<const VertexLookup> lookup, const BindSettings& settings, SearchReach reach,
                 Progress& progress);

} // namespace sinew

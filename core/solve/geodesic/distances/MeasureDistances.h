#pragma once

#include "core/bind/BoneDistances.h"
#include "core/distance/Bridges.h"
#include "core/distance/PointLookup.h"
#include "core/distance/WalkGround.h"
#include "core/solve/Solver.h"
#include "core/solve/geodesic/volume/BindVolume.h"

#include <memory>
#include <vector>

namespace sinew {

/// A component of voxels without a bone, and how its points hang on the rest.
struct LooseComponent {
    Bridge bridge;
    std::vector<std::uint32_t> points; ///< welded points in it, ascending
};

/// Steps 4 and 5 of geodesic voxel binding (Dionne and de Lasa 2014, sec. 6): how far every point is from
/// every bone inside the volume. Made whole by measureDistances and never changed.
struct GeodesicDistances {
    DistanceSettings settings; ///< it was made with (distancesInForce)
    SearchReach reach = SearchReach::Everywhere;
    std::shared_ptr<const BindVolume> volume;
    std::unique_ptr<const PointLookup> lookup; ///< where the points read the volume
    std::unique_ptr<const WalkGround> walks;   ///< refers to the volume
    BoneDistances bones;
    std::vector<LooseComponent> loose;
};

/// The settings of distances as far as they count: the penalty that is in force, also where it was spelled
/// out.
DistanceSettings distancesInForce(const BindSettings& settings);

std::unique_ptr<const PointLookup> makeLookup(const BindInput& input, const BindVolume& volume,
                                              Lookup lookup);

/// Algorithm 3 for every source. Of the settings those of distances are read, and for WhereItCounts those of
/// weighting too. Error: Canceled.
///
/// SearchReach::WhereItCounts: let d1(p) be a point's distance from its nearest bone and R(p) the distance at
/// which the falloff leaves nothing (falloffReach, which grows with d1). Bone k matters to p only if
/// dk(p) <= R(p). A leaf v on the walk to such a point has dk(v) <= dk(p) - |v p| <= R(p) - |v p|, so the
/// search of bone k may end at leaves farther than
///   limit(v) = max over all points p of R(p) - |v p|,
/// and a little more: half a leaf, for centres beside the walk, and what a lookup's samples lie beyond the
/// point (PointLookup::distance). Points that matter get what a search without limit gives; others may get
/// more or infinity, which weights cannot tell from any other distance over R(p). d1 comes from one search
/// from all bones at once; where the bones' own searches end up farther than it said, limits are raised and
/// they are repeated. The maximum is taken over cubes of 1/32 of the grid with the distance between cubes,
/// which is never more.
Expected<std::shared_ptr<const GeodesicDistances>>
measureDistances(const BindInput& input, const BindSurface& surface, std::shared_ptr<const BindVolume> volume,
                 std::unique_ptr<const PointLookup> lookup, const BindSettings& settings, SearchReach reach,
                 Progress& progress);

} // namespace sinew

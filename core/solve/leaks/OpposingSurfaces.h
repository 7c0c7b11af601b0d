#pragma once

#include "core/solve/leaks/NearestBoneBehind.h"
#include "core/solve/leaks/SkeletonWays.h"
#include "core/solve/leaks/SurfaceFacets.h"

#include <vector>

namespace sinew {

/// Two pieces of surface that face each other across the outside, in voxels that touch: there the volume
/// joins what the surface keeps apart.
struct OpposingPair {
    std::uint32_t cellA = 0; ///< indices in CellFacets::cells
    std::uint32_t cellB = 0;
    std::uint32_t sourceA = 0; ///< the bones on the two sides, the lower one first; far apart
    std::uint32_t sourceB = 0;
    double gap = 0.0;    ///< between the two, base voxels
    double detour = 0.0; ///< how much longer the way to the other's bone is without it, see kLeastDetour
    Vec3 middle = Vec3::Zero(); ///< base grid space
};

/// A gap keeps weights apart when the way round it is this many times as long as the way over it:
///     along the skeleton from bone to bone, and to the nearer side / from the farther bone to the gap, and
///     over it.
/// Between legs, arm and chest, fingers it is; between the plates of one machine as a rule it is not.
constexpr double kLeastDetour = 3.0;

/// Finds such pairs among the cells of a level. What is passed must outlive it.
class OpposingSurfaces {
public:
    OpposingSurfaces(const GridSurface& surface, const NearestBoneBehind& bones, SkeletonWays& ways);

    /// Of several pairs of two cells and two bones the one farthest apart. In the order of the cells; empty
    /// when canceled. O(#cells log #cells + pairs log #T), parallel.
    std::vector<OpposingPair> find(const CellFacets& cells, Progress& progress);

private:
    double detourOver(const OpposingPair& pair);
    std::vector<OpposingPair> keepOutside(std::vector<OpposingPair> pairs, const Progress& progress) const;
    std::vector<std::uint32_t> sourcesOf(const CellFacets& cells, const std::vector<std::uint32_t>& facets);

    const GridSurface& m_surface;
    const NearestBoneBehind& m_bones;
    SkeletonWays& m_ways;
};

} // namespace sinew

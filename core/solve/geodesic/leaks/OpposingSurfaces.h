#pragma once

#include "core/solve/geodesic/leaks/NearestBoneBehind.h"
#include "core/solve/geodesic/leaks/SurfaceFacets.h"
#include "core/voxel/voxelize/WindingNumber.h"

#include <optional>
#include <vector>

namespace sinew {

/// Two pieces of surface that face each other across the outside, in voxels that touch: there the volume
/// joins what the surface keeps apart.
struct OpposingPair {
    std::uint32_t cellA = 0; ///< indices in CellFacets::cells
    std::uint32_t cellB = 0;
    std::uint32_t sourceA = 0; ///< the bones on the two sides, the lower one first; far apart
    std::uint32_t sourceB = 0;
    double gap = 0.0;           ///< between the two, base voxels
    Vec3 middle = Vec3::Zero(); ///< base grid space
};

/// Finds such pairs among the cells of a level. `surface` must outlive it.
class OpposingSurfaces {
public:
    OpposingSurfaces(const GridSurface& surface, const NearestBoneBehind& bones);

    /// In the order of the cells; empty when canceled. O(#cells log #cells + pairs log #T), parallel.
    std::vector<OpposingPair> find(const CellFacets& cells, Progress& progress);

private:
    bool outside(const Vec3& place);
    std::vector<std::uint32_t> sourcesOf(const CellFacets& cells, const std::vector<std::uint32_t>& facets);

    const GridSurface& m_surface;
    const NearestBoneBehind& m_bones;
    std::optional<WindingNumber> m_winding; ///< made when it is first asked
};

} // namespace sinew

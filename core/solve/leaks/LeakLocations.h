#pragma once

#include "core/solve/leaks/OpposingSurfaces.h"
#include "core/solve/leaks/RefinePlan.h"

#include <map>
#include <tuple>
#include <vector>

namespace sinew {

/// Gathers the pairs that OpposingSurfaces finds into places: those of two bones in base cells that touch.
class LeakLocations {
public:
    /// `pairs` of the base level.
    LeakLocations(const CellFacets& cells, const std::vector<OpposingPair>& pairs);

    /// Notes that a pair of any level was looked at there, and whether its cells stay as they are.
    void add(const CellFacets& cells, const OpposingPair& pair, bool stays);

    /// `minGap` in base voxels: pairs with a narrower gap count as touching. Small places that only touch
    /// are left out.
    std::vector<LeakLocation> places(double minGap, const VoxelFrame& base,
                                     const std::vector<Bone>& sources) const;

private:
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint64_t>; ///< sources, base cell
    struct Gathered {
        std::uint32_t sourceA = 0;
        std::uint32_t sourceB = 0;
        int level = 0;
        std::vector<std::pair<double, Vec3>> first; ///< gap and middle of the base level's pairs
        std::vector<double> staying;                ///< gaps that stay closed
    };
    std::size_t placeOf(const CellFacets& cells, const OpposingPair& pair) const;

    int m_baseLevel = 0;
    std::map<Key, std::size_t> m_locationOfCell;
    std::map<std::uint64_t, std::size_t> m_firstLocationOfCell; ///< whatever its bones
    std::vector<Gathered> m_gathered;
};

} // namespace sinew

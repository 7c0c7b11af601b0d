#pragma once

#include "core/bind/bones/Bones.h"
#include "core/skeleton/Skeleton.h"
#include "core/solve/leaks/RefinePlan.h"
#include "core/solve/leaks/SurfaceFacets.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace sinew {

/// A place on a bone: the nearest to another place.
struct PlaceOnBone {
    double distance = 0.0;               ///< between the two
    std::array<std::uint32_t, 2> ends{}; ///< of its segment, nodes of SkeletonWays
    std::array<double, 2> toEnds{};      ///< along the segment
};

/// How far it is from bone to bone along the skeleton: bones and the links between joints and their parents.
/// Lengths in voxels of `base`.
class SkeletonWays {
public:
    SkeletonWays(const Skeleton& skeleton, std::span<const Bone> sources, const VoxelFrame& base);

    /// The place of a bone nearest to `place` (base grid space). O(#segments).
    PlaceOnBone nearest(std::uint32_t source, const Vec3& place) const;
    /// The way from one place to the other; infinity between skeletons of their own. The ways from a node are
    /// found when they are first asked for: O(#J log #J), then O(1). Not for several threads at once.
    double between(const PlaceOnBone& a, const PlaceOnBone& b);

private:
    struct Link {
        std::uint32_t to = 0;
        double length = 0.0;
    };
    struct Piece {
        Segment segment; ///< base grid space
        std::array<std::uint32_t, 2> ends{};
    };
    std::uint32_t nodeAt(const Vec3& place);
    void link(std::uint32_t a, std::uint32_t b);
    const std::vector<double>& waysFrom(std::uint32_t node);

    std::vector<Vec3> m_nodes;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_nodesOfCell;
    std::vector<std::vector<Link>> m_links;
    std::vector<std::vector<Piece>> m_bones; ///< of each source
    std::unordered_map<std::uint32_t, std::vector<double>> m_ways;
};

/// Two pieces of surface that face each other across the outside, in voxels that touch: there the volume
/// joins what the surface keeps apart.
struct OpposingPair {
    std::uint32_t cellA = 0; ///< indices in CellFacets::cells
    std::uint32_t cellB = 0;
    std::uint32_t sourceA = 0; ///< the bones on the two sides, the lower one first; far apart
    std::uint32_t sourceB = 0;
    double gap = 0.0;           ///< between the two, base voxels
    double detour = 0.0;        ///< how much longer the way to the other's bone is without it, see kMinDetour
    Vec3 middle = Vec3::Zero(); ///< base grid space
};

/// A gap keeps weights apart when the way round it is this many times as long as the way over it:
///     along the skeleton from bone to bone, and to the nearer side / from the farther bone to the gap, and
///     over it.
/// Between legs, arm and chest, fingers it is; between the plates of one machine as a rule it is not.
constexpr double kMinDetour = 3.0;

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

#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/settings/BindSettings.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace sinew {

constexpr std::size_t kMinFineCells = 64000;

struct RefinePlan {
    Refinement refinement;
    std::vector<LeakLocation> locations; ///< the widest extent first
    bool curtailed = false;              ///< more refinement would not have fitted into memory
};

/// Finds the leaks of the base level and, where the settings say automatic, the cells to split so that gaps
/// of at least settings.gap part, and the limbs around them as far as their inside must be seen; boxes of the
/// settings are taken over. Gaps that keep the most apart (OpposingPair::detour) come first: the cells added
/// are at most twice the base's or kMinFineCells, so that the price hangs on the mesh. Works level by level
/// on the cells in question alone; the volume itself is not needed. `gridVertices` are the problem's in grid
/// space of `base`. Errors: RefineBoxOutside, RefinementTooLarge, Canceled. O(cells met * depth + cells
/// split), parallel.
Expected<RefinePlan> planRefinement(const BindProblem& problem, const std::vector<Vec3>& gridVertices,
                                    const Skeleton& skeleton, const std::vector<Bone>& sources,
                                    const VoxelFrame& base, const BindSettings& settings, Progress& progress);

/// The surface that the voxels are made of, in the grid space of the base level.
struct GridSurface {
    std::span<const Vec3> vertices;
    std::span<const Triangle> triangles; ///< oriented outward
    int baseDepth = 0;
    /// Triangles from here on are the walls of flat sheets (FlatWalls), two for each of `borders`; others
    /// then have no sides, and no ray in their plane meets them.
    std::uint32_t firstWall = std::numeric_limits<std::uint32_t>::max();
    std::span<const Segment> borders = {};

    bool isSheet(std::uint32_t triangle) const { return !borders.empty() && triangle < firstWall; }
};

/// A triangle in a cell of one level.
struct CellTriangle {
    std::uint64_t cell = 0; ///< Morton key among the cells of the level
    std::uint32_t triangle = 0;
    auto operator<=>(const CellTriangle&) const = default;
};

/// All cells of the base level that triangles meet; ascending. O(cells met * depth), parallel. Error:
/// Canceled.
Expected<std::vector<CellTriangle>> trianglesInCells(const GridSurface& surface, Progress& progress);

/// The same one level deeper, of the cells in `split` (ascending) alone. `level` is that of `cells`.
std::vector<CellTriangle> trianglesInChildren(const GridSurface& surface, std::span<const CellTriangle> cells,
                                              std::span<const std::uint64_t> split, int level);

/// A piece of surface in a cell: what of it faces one way.
struct Facet {
    Vec3 position = Vec3::Zero(); ///< the point of it nearest to the cell's middle, base grid space
    Vec3 normal = Vec3::Zero();   ///< unit, outward
    std::uint32_t cell = 0;       ///< index in CellFacets::cells
    bool wall = false;            ///< on the border of a flat sheet
};

/// The facets of all cells of a level, few for each, however many triangles it holds.
struct CellFacets {
    int level = 0;
    double width = 1.0;                ///< of a cell, base voxels
    std::vector<std::uint64_t> cells;  ///< ascending
    std::vector<std::uint32_t> offset; ///< #cells + 1: first facet
    std::vector<Facet> facets;

    /// The index of a cell, or #cells.
    std::size_t find(std::uint64_t cell) const;
};

/// O(#cells of triangles).
CellFacets facetsOf(const GridSurface& surface, std::span<const CellTriangle> cells, int level);

/// Which bone a piece of surface belongs to, told without the volume: half-way through what lies behind the
/// surface, the nearest bone in a straight line. A rib under the arm is nearer to the arm's bone than to the
/// spine, the middle of the chest behind it is not.
class NearestBoneBehind {
public:
    /// `surface` must outlive it. O(#T log #T).
    NearestBoneBehind(const GridSurface& surface, const Skeleton& skeleton, std::span<const Bone> sources,
                      const VoxelFrame& base);

    /// The source a facet belongs to. O(log #T + #segments).
    std::uint32_t sourceOf(const Facet& facet) const;
    /// Whether a place lies outside by the rule of the voxels: fewer than two axes see more surfaces that
    /// leave the solid than such that enter it, both ways. O(log #T).
    bool outside(const Vec3& position) const;
    /// Whether two sources are neither the same, nor parent and child, nor bones that meet in a place.
    bool farApart(std::uint32_t a, std::uint32_t b) const { return !m_near[a * m_bones.size() + b]; }

private:
    struct Hit {
        double distance = 0.0;
        int sign = 0; ///< +1 leaving the solid
    };
    Vec3 middleBehind(const Facet& facet) const;
    std::vector<Hit> hitsAhead(const Vec3& from, const Vec3& direction) const;
    void findNeighbors(const Skeleton& skeleton, std::span<const Bone> sources);

    const GridSurface& m_surface;
    BoxTree m_tree;
    std::vector<std::vector<Segment>> m_bones; ///< of each source, base grid space
    std::vector<bool> m_near;                  ///< #S x #S
};

/// A place on a bone: the nearest to another place.
struct PointOnBone {
    double distance = 0.0;               ///< between the two
    std::array<std::uint32_t, 2> ends{}; ///< of its segment, nodes of SkeletonPaths
    std::array<double, 2> toEnds{};      ///< along the segment
};

/// How far it is from bone to bone along the skeleton: bones and the links between joints and their parents.
/// Lengths in voxels of `base`.
class SkeletonPaths {
public:
    SkeletonPaths(const Skeleton& skeleton, std::span<const Bone> sources, const VoxelFrame& base);

    /// The place of a bone nearest to `position` (base grid space). O(#segments).
    PointOnBone nearest(std::uint32_t source, const Vec3& position) const;
    /// The way from one place to the other; infinity between skeletons of their own. The ways from a node are
    /// found when they are first asked for: O(#J log #J), then O(1). Not for several threads at once.
    double between(const PointOnBone& a, const PointOnBone& b);

private:
    struct Link {
        std::uint32_t to = 0;
        double length = 0.0;
    };
    struct Piece {
        Segment segment; ///< base grid space
        std::array<std::uint32_t, 2> ends{};
    };
    std::uint32_t nodeAt(const Vec3& position);
    void link(std::uint32_t a, std::uint32_t b);
    const std::vector<double>& lengthsFrom(std::uint32_t node);

    std::vector<Vec3> m_nodes;
    std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_nodesOfCell;
    std::vector<std::vector<Link>> m_links;
    std::vector<std::vector<Piece>> m_bones; ///< of each source
    std::unordered_map<std::uint32_t, std::vector<double>> m_paths;
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
    OpposingSurfaces(const GridSurface& surface, const NearestBoneBehind& bones, SkeletonPaths& paths);

    /// Of several pairs of two cells and two bones the one farthest apart. In the order of the cells; empty
    /// when canceled. O(#cells log #cells + pairs log #T), parallel.
    std::vector<OpposingPair> find(const CellFacets& cells, Progress& progress);

private:
    double detourOver(const OpposingPair& pair);
    std::vector<OpposingPair> keepOutside(std::vector<OpposingPair> pairs, const Progress& progress) const;
    std::vector<std::uint32_t> sourcesOf(const CellFacets& cells, const std::vector<std::uint32_t>& facets);

    const GridSurface& m_surface;
    const NearestBoneBehind& m_bones;
    SkeletonPaths& m_paths;
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
    std::vector<LeakLocation> locations(double minGap, const VoxelFrame& base,
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
    std::size_t indexOf(const CellFacets& cells, const OpposingPair& pair) const;

    int m_baseLevel = 0;
    std::map<Key, std::size_t> m_locationOfCell;
    std::map<std::uint64_t, std::size_t> m_firstLocationOfCell; ///< whatever its bones
    std::vector<Gathered> m_gathered;
};

/// Flat sheets with walls, too low to be met by anything beside them, on their open borders. A sheet has no
/// sides that could face each other across a slit; its walls do, and rays in its plane run through them as
/// through the surface of a solid.
struct WalledSheets {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles; ///< those of the sheets, then two of each wall, which face outward
    std::uint32_t firstWall = 0;     ///< triangle
    std::vector<Segment> borders;    ///< of each wall, in the plane of its sheet

    /// Of voxels of 2^baseDepth along an edge. The walls must outlive it.
    GridSurface surface(int baseDepth) const { return {vertices, triangles, baseDepth, firstWall, borders}; }
};

/// Walls a surface that is flat all over: each of its triangles lies in one of several planes that are
/// parallel and apart by anything (the layers of a picture). Nothing for any other, and where no border is
/// open. Vertices in voxels. O(#T log #T).
std::optional<WalledSheets> wallFlatSheets(std::span<const Vec3> vertices,
                                           std::span<const Triangle> triangles);

} // namespace sinew

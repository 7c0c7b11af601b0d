#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/Solid.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace sinew {

struct DrawnVotes;

/// Who finds out which voxels are inside.
enum class Voxelizer {
    Columns, ///< the processor: sorted crossings of the columns through the voxels; the same bytes everywhere
    Drawn    ///< the graphics card: slice by slice, as in the paper's sec. 5.1 (SliceVotes); always by the
             ///< nearest face
};

/// Which rule decides that a voxel column is inside.
enum class InsideRule {
    SignedCount, ///< surfaces ahead, leaving minus entering, are more than 0, seen from both ends
    NearestFace  ///< the paper's sec. 5.1: the nearest surface ahead shows its back, seen from both ends
};

/// Where a column runs through the surface.
struct ColumnCrossing {
    std::uint32_t column = 0;
    float depth = 0.0F;
    std::int8_t sign = 0; ///< +1 leaving the solid along the axis, -1 entering
};

/// The crossings of numbered columns, sorted by depth in each.
class CrossingLists {
public:
    /// `collect` adds the crossings of one triangle. O(crossings log crossings), parallel. Error: Canceled.
    static Expected<CrossingLists>
    build(std::size_t triangles, std::size_t columns,
          const std::function<void(std::size_t triangle, std::vector<ColumnCrossing>& out)>& collect,
          Progress& progress);

    /// The axis' vote (eq. 5) for a place at depth `t` in a column: inside as seen from both ends.
    bool inside(std::size_t column, float t, InsideRule rule) const;
    std::size_t crossingCount() const { return m_depths.size(); }

private:
    std::vector<std::uint32_t> m_offsets; ///< #columns + 1
    std::vector<float> m_depths;          ///< ascending in each column
    std::vector<std::int8_t> m_signs;
};

/// All surface crossings of the r x r columns through voxel centres along one axis. What r renders with a
/// moving near plane find out slice by slice (paper sec. 5.1), kept as one sorted list a column.
class ColumnCrossings {
public:
    /// Column coordinates are the two other axes in cyclic order: axis 0 has columns (y, z), 1 (z, x), 2 (x,
    /// y). `vertices` in grid space, `triangles` oriented outward. Watertight at shared edges: a column
    /// through an edge counts exactly one of its two faces. O(columns met + crossings log crossings),
    /// parallel.
    static Expected<ColumnCrossings> build(std::span<const Vec3> vertices,
                                           std::span<const Triangle> triangles, std::size_t axis,
                                           std::uint32_t resolution, Progress& progress);

    /// The axis' vote for a place at depth `t` in column (u, v).
    bool inside(std::uint32_t u, std::uint32_t v, float t, InsideRule rule) const {
        return m_lists.inside(static_cast<std::size_t>(v) * m_resolution + u, t, rule);
    }
    std::size_t crossingCount() const { return m_lists.crossingCount(); }

private:
    std::uint32_t m_resolution = 0;
    CrossingLists m_lists;
};

/// The crossings of single columns of any width: those through the middles of the leaves that are smaller
/// than a base voxel. No array of the whole cube's columns at their width is made, only one of the base
/// voxels' columns.
class FineColumns {
public:
    /// Columns along `axis` through the middles of `leaves`. `vertices` in grid space of `frame`. O(base
    /// columns + triangles' base columns + crossings log crossings), parallel. Error: Canceled.
    static Expected<FineColumns> build(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                       std::size_t axis, std::span<const OctreeCell> leaves,
                                       const VoxelFrame& frame, Progress& progress);

    /// The axis' vote (eq. 5) at the middle of one of the leaves. O(log columns).
    bool inside(const OctreeCell& leaf, InsideRule rule) const;
    std::size_t columnCount() const { return m_columns.size(); }

private:
    std::uint64_t columnOf(const OctreeCell& leaf) const;
    void collect(std::span<const Vec3> vertices, const Triangle& triangle,
                 std::vector<ColumnCrossing>& out) const;

    std::size_t m_axis = 0;
    unsigned m_fineLog2 = 0;
    std::uint32_t m_baseResolution = 0;
    std::vector<std::uint64_t> m_columns;     ///< ascending: base column, place in it
    std::vector<std::uint32_t> m_firstInBase; ///< first column of each base column; one more at the end
    CrossingLists m_lists;
};

/// Generalized winding number of a triangle soup (Jacobson et al. 2013), w(p) = 1/(4 pi) sum of signed solid
/// angles, with the first-order far field of Barill et al. 2018: a cluster of triangles seen from more than 3
/// times its radius counts as one dipole. Errors stay under a few hundredths. Build O(n log n), query about
/// O(log n). Keeps references to nothing.
class WindingNumber {
public:
    WindingNumber(std::span<const Vec3> vertices, std::span<const Triangle> triangles);
    double at(const Vec3& p) const;

private:
    struct Node {
        Vec3 center = Vec3::Zero();
        Vec3 areaVector = Vec3::Zero(); ///< sum of area times normal
        double radius = 0.0;
        std::uint32_t begin = 0; ///< triangles of the cluster
        std::uint32_t end = 0;
        std::uint32_t right = 0; ///< second child; the first follows its parent; 0: a leaf
    };

    void build(std::uint32_t begin, std::uint32_t end);
    Node summarize(std::uint32_t begin, std::uint32_t end) const;
    double solidAngles(const Node& node, const Vec3& p) const;

    std::vector<std::array<Vec3, 3>> m_triangles;
    std::vector<Node> m_nodes;
};

/// A closed surface besides the mesh's whose inside counts as volume too, model space.
struct FilledSurface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles; ///< all facing outward, or all inward
};

/// Makes what lies outside the mesh and inside a surface, or in a base voxel that it passes through, part of
/// the volume; what the mesh has is left as it is. Without triangles nothing changes. O(#leaves #surfaces log
/// #triangles).
void fillSurfaces(std::span<const FilledSurface> surfaces, const VoxelFrame& frame, FlaggedLeaves& leaves);

struct VoxelizeSettings {
    InsideRule insideRule = InsideRule::SignedCount;
    bool windingNumbers = true;          ///< decide leaves with one vote; without, they are exterior
    Refinement refinement{};             ///< where leaves are smaller than base voxels
    std::vector<FilledSurface> filled{}; ///< volume besides the mesh's
    std::vector<VoxelEdit> edits{};      ///< after all else
    std::vector<RoundedBox> volumes{}; ///< of handles, grid space; leaves are split where their surfaces run
    bool splitAtBones = true;          ///< also where bones run; else leaves there stay as large as they are
    const DrawnVotes* drawn = nullptr; ///< in place of the columns through base voxels, at their resolution
};

/// Octree, votes and sparse voxelization (paper sec. 4, 5, algorithm 2). `vertices` welded, grid space (frame
/// applied); `triangles` oriented outward; `bones` in grid space.
///
/// A leaf that no triangle meets holds no crossing, so along each axis its voxels' votes depend on the column
/// alone: three faces of votes decide the whole leaf, and no dense grid is ever made. As in algorithm 2 a
/// leaf is non-exterior when any of its voxels is (eq. 6: two of three axes); where one axis alone votes, the
/// winding number at the leaf's centre decides. Leaves smaller than a base voxel are asked at their middle,
/// on columns of their own. Drawn votes are asked for every voxel of a leaf. O(surface voxels * depth +
/// crossings log crossings). Error: Canceled.
Expected<SparseVoxels> voxelize(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                std::span<const Segment> bones, const VoxelFrame& frame,
                                const VoxelizeSettings& settings, Progress& progress);

} // namespace sinew

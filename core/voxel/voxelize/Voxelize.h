#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"
#include "core/voxel/voxelize/ColumnVoxelizer.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

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
};

/// Octree, votes and sparse voxelization (paper sec. 4, 5, algorithm 2). `vertices` welded, grid space (frame
/// applied); `triangles` oriented outward; `bones` in grid space.
///
/// A leaf that no triangle meets holds no crossing, so along each axis its voxels' votes depend on the column
/// alone: three faces of votes decide the whole leaf, and no dense grid is ever made. As in algorithm 2 a
/// leaf is non-exterior when any of its voxels is (eq. 6: two of three axes); where one axis alone votes, the
/// winding number at the leaf's centre decides. Leaves smaller than a base voxel are asked at their middle,
/// on columns of their own. O(surface voxels * depth + crossings log crossings). Error: Canceled.
Expected<SparseVoxels> voxelize(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                std::span<const Segment> bones, const VoxelFrame& frame,
                                const VoxelizeSettings& settings, Progress& progress);

} // namespace sinew

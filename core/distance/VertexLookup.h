#pragma once

#include "core/distance/GeodesicDistance.h"
#include "core/distance/LeafGraph.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Where a vertex reads its distance.
enum class Lookup {
    Smooth, ///< straight from the parents of the voxels around the vertex, blended trilinearly: no facets
    Voxel   ///< the paper's eq. 7: the vertex's own voxel and the straight way from its centre
};

/// What the paths run over that distances are measured along.
enum class Paths {
    AnyAngle,    ///< straight lines that turn at corners of the volume (GeodesicDistance.h)
    Centers,     ///< the paper's algorithm 3: from centre to centre of leaves that touch (CenterPaths.h)
    FaceCenters, ///< the same over leaves that share a face alone (sec. 9, "Manhattan voxel neighbors")
    Manhattan    ///< over these, every step as long as its way along the axes (sec. 9, "Manhattan distance")
};

constexpr bool goOverCenters(Paths paths) {
    return paths != Paths::AnyAngle;
}

/// One leaf's part in a vertex's distance.
struct LeafSample {
    std::uint32_t leaf = kNoLeaf;
    float weight = 1.0F; ///< a vertex's weights sum to 1
    float offset = 0.0F; ///< voxels from the leaf's centre to the vertex
};

/// For each vertex the leaves its distance comes from.
class VertexLookup {
public:
    /// `vertices` in grid space; one outside all voxels takes the nearest leaf. `depths` (#P, voxels; empty:
    /// 0): how deep below its vertex each of these points lies. O(#P), parallel.
    VertexLookup(std::span<const Vec3> vertices, const SparseVoxels& voxels, const LeafTree& tree,
                 Lookup lookup, std::span<const double> depths = {});

    Lookup kind() const { return m_lookup; }
    bool measuresInside() const { return !m_depths.empty(); } ///< its points have depths
    std::size_t vertexCount() const { return m_offsets.size() - 1; }
    std::span<const LeafSample> samples(std::size_t vertex) const {
        return {m_samples.data() + m_offsets[vertex], m_samples.data() + m_offsets[vertex + 1]};
    }
    /// The leaf that holds the vertex, or the nearest.
    std::uint32_t homeLeaf(std::size_t vertex) const { return m_home[vertex]; }
    /// Vertices that lie in no voxel (no polygon uses them), ascending.
    const std::vector<std::uint32_t>& outside() const { return m_outside; }

    const Vec3f& place(std::size_t vertex) const { return m_positions[vertex]; } ///< grid space, finite
    /// Voxels from a vertex to the farthest centre of a leaf it reads from.
    float farthestSample(std::size_t vertex) const;

    /// Distance of a vertex from the source that was searched, in voxels: that of its point and, at a right
    /// angle, the point's depth, sqrt(path^2 + depth^2). Infinity when all its leaves are unreached. Leaves
    /// of another sheet of the surface, far behind the nearest one in the path, pull by kSurfaceGap widths of
    /// the vertex's leaf (at most a base voxel's) and no more; so a search that ends kSurfaceGap base voxels
    /// + farthestSample(vertex) after the vertex's own distance gives it exactly.
    float distance(std::size_t vertex, const GeodesicSearch& search) const;

    static constexpr float kSurfaceGap = 2.0F;

private:
    float pathTo(std::size_t vertex, const GeodesicSearch& search) const;

    std::vector<std::uint32_t> m_offsets{0};
    std::vector<LeafSample> m_samples;
    std::vector<std::uint32_t> m_home;
    std::vector<std::uint32_t> m_outside;
    std::vector<Vec3f> m_positions; ///< #P, grid space
    std::vector<float> m_depths;    ///< #P, voxels; empty: 0
    Lookup m_lookup = Lookup::Smooth;
};

} // namespace sinew

#pragma once

#include "core/distance/LeafTree.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Where a point reads its distance.
enum class Lookup {
    Smooth, ///< trilinear over the voxels around the point: no facets
    Voxel   ///< the paper's eq. 7: the point's own voxel and the straight way from its centre
};

/// One leaf's part in a point's distance.
struct LeafSample {
    std::uint32_t leaf = kNoLeaf;
    float weight = 1.0F; ///< a point's weights sum to 1
    float offset = 0.0F; ///< voxels added to the leaf's distance
};

/// For each point the leaves its distance comes from.
class PointLookup {
public:
    /// `points` in grid space; one outside all voxels takes the nearest leaf. O(#P), parallel.
    PointLookup(std::span<const Vec3> points, const SparseVoxels& voxels, const LeafTree& tree,
                Lookup lookup);

    std::size_t pointCount() const { return m_offsets.size() - 1; }
    std::span<const LeafSample> samples(std::size_t point) const {
        return {m_samples.data() + m_offsets[point], m_samples.data() + m_offsets[point + 1]};
    }
    /// The leaf that holds the point, or the nearest.
    std::uint32_t homeLeaf(std::size_t point) const { return m_home[point]; }
    /// Points that lie in no voxel (no polygon uses them), ascending.
    const std::vector<std::uint32_t>& outside() const { return m_outside; }

    /// Distance of a point given its source's leaf distances, in voxels; infinity when all its leaves are
    /// unreached.
    float distance(std::size_t point, std::span<const float> leafDistances) const;

private:
    std::vector<std::uint32_t> m_offsets{0};
    std::vector<LeafSample> m_samples;
    std::vector<std::uint32_t> m_home;
    std::vector<std::uint32_t> m_outside;
};

} // namespace sinew

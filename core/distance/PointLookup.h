#pragma once

#include "core/distance/GeodesicDistance.h"
#include "core/distance/LeafTree.h"
#include "core/distance/Lookup.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// One leaf's part in a point's distance.
struct LeafSample {
    std::uint32_t leaf = kNoLeaf;
    float weight = 1.0F; ///< a point's weights sum to 1
    float offset = 0.0F; ///< voxels from the leaf's centre to the point
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

    const Vec3f& place(std::size_t point) const { return m_places[point]; } ///< grid space, finite
    /// Voxels from a point to the farthest centre of a leaf it reads from.
    float farthestSample(std::size_t point) const;

    /// Distance of a point from the source that was searched, in voxels; infinity when all its leaves are
    /// unreached. Leaves of another sheet of the surface, far behind the nearest one in the walk, pull by
    /// kSheetGap widths of the point's leaf (at most a base voxel's) and no more; so a search that ends
    /// kSheetGap base voxels + farthestSample(point) after the point's own distance gives it exactly.
    float distance(std::size_t point, const GeodesicSearch& search) const;

    static constexpr float kSheetGap = 2.0F;

private:
    std::vector<std::uint32_t> m_offsets{0};
    std::vector<LeafSample> m_samples;
    std::vector<std::uint32_t> m_home;
    std::vector<std::uint32_t> m_outside;
    std::vector<Vec3f> m_places; ///< #P, grid space
    Lookup m_lookup = Lookup::Smooth;
};

} // namespace sinew

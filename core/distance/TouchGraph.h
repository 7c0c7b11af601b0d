#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/voxel/SparseVoxels.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Which leaves touch: all that share a face, an edge or a corner, whatever their sizes, as compact rows,
/// symmetric. In a uniform grid these are the 26 neighbours. Four times as large as a LeafGraph, which any-
/// angle paths do with.
class TouchGraph {
public:
    /// O(26 #leaves), parallel; about 105 bytes a leaf, twice that while it is built. Error: Canceled.
    static Expected<TouchGraph> build(const SparseVoxels& voxels, Progress& progress);

    std::size_t size() const { return m_offsets.size() - 1; }
    std::size_t edgeCount() const { return m_targets.size(); }
    std::span<const std::uint32_t> neighbors(std::size_t leaf) const {
        return {m_targets.data() + m_offsets[leaf], m_targets.data() + m_offsets[leaf + 1]};
    }

private:
    std::vector<std::size_t> m_offsets{0}; ///< #leaves + 1
    std::vector<std::uint32_t> m_targets;
};

} // namespace sinew

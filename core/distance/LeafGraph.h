#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

struct LeafComponents {
    std::vector<std::uint32_t> ofLeaf; ///< #leaves, numbered by their lowest leaf
    std::uint32_t count = 0;
};

/// Which leaves are neighbours: compact rows, symmetric. Leaves that share a face are; those that touch by an
/// edge or a corner alone only where nothing else joins their components, so that it is as connected as
/// with 26 neighbours, at a quarter of their number. Distances do not need the others: they are straight
/// lines, whichever leaves they came through.
class LeafGraph {
public:
    /// O(6 #leaves), parallel. Error: Canceled.
    static Expected<LeafGraph> build(const SparseVoxels& voxels, Progress& progress);

    std::size_t size() const { return m_offsets.size() - 1; }
    std::size_t edgeCount() const { return m_targets.size(); }
    std::span<const std::uint32_t> neighbors(std::size_t leaf) const {
        return {m_targets.data() + m_offsets[leaf], m_targets.data() + m_offsets[leaf + 1]};
    }
    const LeafComponents& components() const { return m_components; }

private:
    std::vector<std::uint32_t> m_offsets{0}; ///< #leaves + 1
    std::vector<std::uint32_t> m_targets;
    LeafComponents m_components;
};

} // namespace sinew

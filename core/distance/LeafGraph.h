#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A step from one leaf to a neighbour. Its cost is the length between centres in voxels, until stepCosts()
/// makes the penalised cost of it.
struct LeafEdge {
    std::uint32_t to = kNoLeaf;
    float cost = 0.0F;
};

/// Which leaves touch (by face, edge or corner, across sizes): compact rows, symmetric.
class LeafGraph {
public:
    /// O(26 #leaves), parallel. Error: Canceled.
    static Expected<LeafGraph> build(const SparseVoxels& voxels, Progress& progress);

    std::size_t size() const { return m_offsets.size() - 1; }
    std::size_t edgeCount() const { return m_edges.size(); }
    float costliestStep() const { return m_costliest; }
    std::span<const LeafEdge> neighbors(std::size_t leaf) const {
        return {m_edges.data() + m_offsets[leaf], m_edges.data() + m_offsets[leaf + 1]};
    }
    /// The same graph with one-way edges from[i] -> edges[i] added. O(#edges).
    LeafGraph with(std::span<const std::uint32_t> from, std::span<const LeafEdge> edges) const;

    /// Algorithm 3, line 13-17: the graph whose steps into a leaf cost `entryFactor[leaf]` times their
    /// length.
    LeafGraph stepCosts(std::span<const float> entryFactor) const;

private:
    std::vector<std::uint32_t> m_offsets{0}; ///< #leaves + 1
    std::vector<LeafEdge> m_edges;
    float m_costliest = 0.0F;
};

struct LeafComponents {
    std::vector<std::uint32_t> ofLeaf; ///< #leaves, numbered by their lowest leaf
    std::uint32_t count = 0;
};

/// Connected components of a symmetric graph. O(#edges).
LeafComponents connectedComponents(const LeafGraph& graph);

} // namespace sinew

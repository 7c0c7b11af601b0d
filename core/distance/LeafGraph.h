#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A way from one leaf to a neighbour; length in voxels, between centres.
struct LeafEdge {
    std::uint32_t to = kNoLeaf;
    float length = 0.0F;
};

/// Which leaves touch (by face, edge or corner, across sizes): compact rows, symmetric.
class LeafGraph {
public:
    /// O(26 #leaves), parallel. Error: Canceled.
    static Expected<LeafGraph> build(const SparseVoxels& voxels, Progress& progress);

    std::size_t size() const { return m_offsets.size() - 1; }
    std::size_t edgeCount() const { return m_edges.size(); }
    std::span<const LeafEdge> neighbors(std::size_t leaf) const {
        return {m_edges.data() + m_offsets[leaf], m_edges.data() + m_offsets[leaf + 1]};
    }
    /// Adds one-way edges from[i] -> edges[i]. O(#edges).
    void add(std::span<const std::uint32_t> from, std::span<const LeafEdge> edges);

    /// Connected components, numbered by their lowest leaf: #leaves labels. O(#edges).
    std::vector<std::uint32_t> components(std::uint32_t* count) const;

private:
    std::vector<std::uint32_t> m_offsets{0}; ///< #leaves + 1
    std::vector<LeafEdge> m_edges;
};

} // namespace sinew

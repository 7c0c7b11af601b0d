#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Nearest-leaf queries over leaf centres: a binary tree of boxes over the Morton order, which is already
/// clustered. Build O(n), query about O(log n). Unlike a kd-tree from a library it can leave out whole
/// clusters of one label, so that asking a large component for what lies outside it stays cheap.
class LeafTree {
public:
    explicit LeafTree(const SparseVoxels& voxels);

    struct Hit {
        std::uint32_t leaf = kNoLeaf;
        float distance = 0.0F; ///< voxels, to the leaf's centre
    };
    /// The leaf whose centre is nearest to p (grid space); ties: the lowest leaf.
    Hit nearest(const Vec3f& p) const;

    /// A label for every leaf, and what the tree derives from it.
    struct Labels {
        std::span<const std::uint32_t> ofLeaf;
        std::vector<std::uint32_t> ofNode; ///< the label all leaves below share, or kMixed
    };
    Labels label(std::span<const std::uint32_t> ofLeaf) const;
    /// The same among the leaves that do not carry `excluded`.
    Hit nearestOther(const Vec3f& p, const Labels& labels, std::uint32_t excluded) const;

    static constexpr std::uint32_t kMixed = 0xffffffffU;

private:
    struct Node {
        Vec3f min;
        Vec3f max;
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
        std::uint32_t right = 0; ///< second child; the first follows its parent; 0: a leaf of the tree
    };
    void build(std::uint32_t begin, std::uint32_t end);
    template<typename Skip>
    void search(std::uint32_t node, const Vec3f& p, const Skip& skip, Hit& best) const;

    std::vector<Vec3f> m_centers;
    std::vector<Node> m_nodes;
};

/// Finds leaves at least as large as one leaf in the directions around it. Smaller neighbours find this leaf
/// themselves.
class LeavesAround {
public:
    LeavesAround(const SparseVoxels& voxels, std::uint32_t leaf)
        : m_voxels(voxels)
        , m_size(voxels.sizeLog2(leaf)) {
        const Cell corner = voxels.corner(leaf);
        const std::uint32_t size = 1U << m_size;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            m_exists[axis] = {corner[axis] >= size, true, corner[axis] + size < voxels.frame().resolution()};
            m_spread[axis] = {spreadBits(corner[axis] - size) << axis, spreadBits(corner[axis]) << axis,
                              spreadBits(corner[axis] + size) << axis};
        }
    }
    /// `x`, `y`, `z`: 0 below, 1 the same, 2 above. kNoLeaf: none, or a smaller one.
    std::uint32_t at(std::size_t x, std::size_t y, std::size_t z) const {
        if (!m_exists[0][x] || !m_exists[1][y] || !m_exists[2][z]) {
            return kNoLeaf;
        }
        const std::uint32_t other = m_voxels.findKey(m_spread[0][x] | m_spread[1][y] | m_spread[2][z]);
        return other == kNoLeaf || m_voxels.sizeLog2(other) < m_size ? kNoLeaf : other;
    }

private:
    const SparseVoxels& m_voxels;
    std::uint8_t m_size;
    std::array<std::array<std::uint64_t, 3>, 3> m_spread{}; ///< [axis][below, same, above]
    std::array<std::array<bool, 3>, 3> m_exists{};
};

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

#pragma once

#include "core/voxel/SparseVoxels.h"

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

} // namespace sinew

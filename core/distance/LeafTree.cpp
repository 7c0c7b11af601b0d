#include "core/distance/LeafTree.h"

#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr std::uint32_t kBucket = 8;

float squaredDistance(const Vec3f& p, const Vec3f& min, const Vec3f& max) {
    return (p - p.cwiseMax(min).cwiseMin(max)).squaredNorm();
}

} // namespace

LeafTree::LeafTree(const SparseVoxels& voxels) {
    m_centers.reserve(voxels.size());
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        m_centers.push_back(voxels.center(leaf));
    }
    if (!m_centers.empty()) {
        build(0, static_cast<std::uint32_t>(m_centers.size()));
    }
}

void LeafTree::build(std::uint32_t begin, std::uint32_t end) {
    const std::size_t self = m_nodes.size();
    Node node;
    node.begin = begin;
    node.end = end;
    node.min = node.max = m_centers[begin];
    for (std::uint32_t leaf = begin + 1; leaf < end; ++leaf) {
        node.min = node.min.cwiseMin(m_centers[leaf]);
        node.max = node.max.cwiseMax(m_centers[leaf]);
    }
    m_nodes.push_back(node);
    if (end - begin > kBucket) {
        const std::uint32_t middle = begin + (end - begin) / 2;
        build(begin, middle);
        m_nodes[self].right = static_cast<std::uint32_t>(m_nodes.size());
        build(middle, end);
    }
}

/// `best.distance` holds the squared distance while the search runs. skip(node, leaf) tells what to leave
/// out: a whole node (leaf = kNoLeaf) or one leaf.
template<typename Skip>
void LeafTree::search(std::uint32_t nodeIndex, const Vec3f& p, const Skip& skip, Hit& best) const {
    const Node& node = m_nodes[nodeIndex];
    if (squaredDistance(p, node.min, node.max) > best.distance || skip(nodeIndex, kNoLeaf)) {
        return;
    }
    if (node.right == 0) {
        for (std::uint32_t leaf = node.begin; leaf < node.end; ++leaf) {
            const float squared = (p - m_centers[leaf]).squaredNorm();
            if ((squared < best.distance || (squared == best.distance && leaf < best.leaf)) &&
                !skip(nodeIndex, leaf)) {
                best = {leaf, squared};
            }
        }
        return;
    }
    std::uint32_t near = nodeIndex + 1;
    std::uint32_t far = node.right;
    if (squaredDistance(p, m_nodes[far].min, m_nodes[far].max) <
        squaredDistance(p, m_nodes[near].min, m_nodes[near].max)) {
        std::swap(near, far);
    }
    search(near, p, skip, best);
    search(far, p, skip, best);
}

LeafTree::Hit LeafTree::nearest(const Vec3f& p) const {
    Hit best{kNoLeaf, std::numeric_limits<float>::infinity()};
    if (!m_nodes.empty()) {
        search(
            0, p, [](std::uint32_t, std::uint32_t) { return false; }, best);
    }
    best.distance = std::sqrt(best.distance);
    return best;
}

LeafTree::Labels LeafTree::label(std::span<const std::uint32_t> ofLeaf) const {
    Labels labels{ofLeaf, std::vector<std::uint32_t>(m_nodes.size(), kMixed)};
    for (std::size_t n = m_nodes.size(); n-- > 0;) {
        const Node& node = m_nodes[n];
        if (node.right != 0) {
            labels.ofNode[n] =
                labels.ofNode[n + 1] == labels.ofNode[node.right] ? labels.ofNode[n + 1] : kMixed;
            continue;
        }
        labels.ofNode[n] = ofLeaf[node.begin];
        for (std::uint32_t leaf = node.begin + 1; leaf < node.end; ++leaf) {
            if (ofLeaf[leaf] != labels.ofNode[n]) {
                labels.ofNode[n] = kMixed;
            }
        }
    }
    return labels;
}

LeafTree::Hit LeafTree::nearestOther(const Vec3f& p, const Labels& labels, std::uint32_t excluded) const {
    Hit best{kNoLeaf, std::numeric_limits<float>::infinity()};
    if (!m_nodes.empty()) {
        const auto skip = [&](std::uint32_t node, std::uint32_t leaf) {
            return leaf == kNoLeaf ? labels.ofNode[node] == excluded : labels.ofLeaf[leaf] == excluded;
        };
        search(0, p, skip, best);
    }
    best.distance = std::sqrt(best.distance);
    return best;
}

} // namespace sinew

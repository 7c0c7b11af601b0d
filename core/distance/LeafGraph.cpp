#include "core/distance/LeafGraph.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {
namespace {

constexpr std::uint32_t kBucket = 8;

float squaredDistance(const Vec3f& p, const Vec3f& min, const Vec3f& max) {
    return (p - p.cwiseMax(min).cwiseMin(max)).squaredNorm();
}

constexpr std::size_t kLeafGraphGrain = 4096;

using Pair = std::pair<std::uint32_t, std::uint32_t>;

/// Every pair of leaves that share a face, once, ordered by its first leaf. Of two equally large ones the one
/// above finds the pair.
void facePairs(const SparseVoxels& voxels, std::uint32_t leaf, std::vector<Pair>& out) {
    const LeavesAround around(voxels, leaf);
    const auto add = [&](std::uint32_t other, bool below) {
        if (other != kNoLeaf && (below || voxels.sizeLog2(other) > voxels.sizeLog2(leaf))) {
            out.push_back({leaf, other});
        }
    };
    add(around.at(0, 1, 1), true);
    add(around.at(2, 1, 1), false);
    add(around.at(1, 0, 1), true);
    add(around.at(1, 2, 1), false);
    add(around.at(1, 1, 0), true);
    add(around.at(1, 1, 2), false);
}

Expected<std::vector<std::vector<Pair>>> allFacePairs(const SparseVoxels& voxels, Progress& progress) {
    std::vector<std::vector<Pair>> chunks((voxels.size() + kLeafGraphGrain - 1) / kLeafGraphGrain);
    std::atomic<bool> canceled{false};
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            if (canceled || progress.canceled()) {
                canceled = true;
                return;
            }
            const std::size_t last = std::min((chunk + 1) * kLeafGraphGrain, voxels.size());
            chunks[chunk].reserve(4 * kLeafGraphGrain);
            for (std::size_t leaf = chunk * kLeafGraphGrain; leaf < last; ++leaf) {
                facePairs(voxels, static_cast<std::uint32_t>(leaf), chunks[chunk]);
            }
        }
    });
    if (canceled) {
        return fail(ErrorCode::Canceled);
    }
    return chunks;
}

/// Rows of a symmetric graph from its pairs.
void makeRows(const std::vector<std::vector<Pair>>& chunks, std::size_t leaves,
              std::vector<std::uint32_t>& offsets, std::vector<std::uint32_t>& targets) {
    offsets.assign(leaves + 1, 0);
    for (const std::vector<Pair>& pairs : chunks) {
        for (const auto& [a, b] : pairs) {
            ++offsets[a + 1];
            ++offsets[b + 1];
        }
    }
    for (std::size_t leaf = 0; leaf < leaves; ++leaf) {
        offsets[leaf + 1] += offsets[leaf];
    }
    targets.resize(offsets.back());
    std::vector<std::uint32_t> cursor(offsets.begin(), offsets.end() - 1);
    for (const std::vector<Pair>& pairs : chunks) {
        for (const auto& [a, b] : pairs) {
            targets[cursor[a]++] = b;
            targets[cursor[b]++] = a;
        }
    }
}

LeafComponents findComponents(std::span<const std::uint32_t> offsets,
                              std::span<const std::uint32_t> targets) {
    LeafComponents result;
    const std::size_t leaves = offsets.size() - 1;
    result.ofLeaf.assign(leaves, kNoLeaf);
    std::vector<std::uint32_t> stack;
    for (std::uint32_t seed = 0; seed < leaves; ++seed) {
        if (result.ofLeaf[seed] != kNoLeaf) {
            continue;
        }
        result.ofLeaf[seed] = result.count;
        stack.push_back(seed);
        while (!stack.empty()) {
            const std::uint32_t leaf = stack.back();
            stack.pop_back();
            for (std::uint32_t e = offsets[leaf]; e < offsets[leaf + 1]; ++e) {
                if (result.ofLeaf[targets[e]] == kNoLeaf) {
                    result.ofLeaf[targets[e]] = result.count;
                    stack.push_back(targets[e]);
                }
            }
        }
        ++result.count;
    }
    return result;
}

/// Pairs that touch by an edge or a corner and belong to different components. The largest component's leaves
/// are not asked: who touches it finds it.
std::vector<Pair> loosePairs(const SparseVoxels& voxels, const LeafComponents& components) {
    std::vector<std::size_t> sizes(components.count, 0);
    for (const std::uint32_t component : components.ofLeaf) {
        ++sizes[component];
    }
    const auto largest =
        static_cast<std::uint32_t>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
    std::vector<Pair> pairs;
    for (std::uint32_t leaf = 0; leaf < voxels.size(); ++leaf) {
        if (components.ofLeaf[leaf] == largest) {
            continue;
        }
        const LeavesAround around(voxels, leaf);
        for (std::size_t direction = 0; direction < 27; ++direction) {
            const std::uint32_t other = around.at(direction % 3, direction / 3 % 3, direction / 9);
            if (other != kNoLeaf && components.ofLeaf[other] != components.ofLeaf[leaf]) {
                pairs.push_back(std::minmax(leaf, other));
            }
        }
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return pairs;
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

Expected<LeafGraph> LeafGraph::build(const SparseVoxels& voxels, Progress& progress) {
    auto pairs = allFacePairs(voxels, progress);
    if (!pairs) {
        return fail(pairs.error());
    }
    LeafGraph graph;
    makeRows(*pairs, voxels.size(), graph.m_offsets, graph.m_targets);
    graph.m_components = findComponents(graph.m_offsets, graph.m_targets);
    if (graph.m_components.count > 1) {
        std::vector<Pair> loose = loosePairs(voxels, graph.m_components);
        if (!loose.empty()) {
            pairs->push_back(std::move(loose));
            makeRows(*pairs, voxels.size(), graph.m_offsets, graph.m_targets);
            graph.m_components = findComponents(graph.m_offsets, graph.m_targets);
        }
    }
    return graph;
}

} // namespace sinew

#include "core/distance/LeafGraph.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kLeafGraphGrain = 4096;

using Pair = std::pair<std::uint32_t, std::uint32_t>;

/// Finds leaves at least as large as one leaf in the directions around it. Smaller neighbours find this leaf
/// themselves.
class Around {
public:
    Around(const SparseVoxels& voxels, std::uint32_t leaf)
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

/// Every pair of leaves that share a face, once, ordered by its first leaf. Of two equally large ones the one
/// above finds the pair.
void facePairs(const SparseVoxels& voxels, std::uint32_t leaf, std::vector<Pair>& out) {
    const Around around(voxels, leaf);
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
        const Around around(voxels, leaf);
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

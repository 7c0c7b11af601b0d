#include "core/distance/LeafGraph.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace sinew {
namespace {

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

#include "core/distance/TouchGraph.h"

#include "core/base/Parallel.h"
#include "core/distance/LeafGraph.h"

#include <algorithm>
#include <atomic>

namespace sinew {
namespace {

constexpr std::size_t kTouchGrain = 4096;

/// For every leaf those at least as large that touch it: each pair of unequal leaves once, of equal ones
/// twice.
struct LargerOnes {
    std::vector<std::uint8_t> counts;               ///< #leaves, at most 26
    std::vector<std::vector<std::uint32_t>> chunks; ///< kTouchGrain leaves each, leaf by leaf
};

/// Adds those of one leaf; says how many.
std::uint8_t addLarger(const SparseVoxels& voxels, std::uint32_t leaf, std::vector<std::uint32_t>& out) {
    const LeavesAround around(voxels, leaf);
    const auto first = static_cast<std::ptrdiff_t>(out.size());
    for (std::size_t direction = 0; direction < 27; ++direction) {
        const std::uint32_t other = around.at(direction % 3, direction / 3 % 3, direction / 9);
        if (other == kNoLeaf || other == leaf) {
            continue;
        }
        // A larger one lies in several directions.
        const bool again = voxels.sizeLog2(other) > voxels.sizeLog2(leaf) &&
                           std::find(out.begin() + first, out.end(), other) != out.end();
        if (!again) {
            out.push_back(other);
        }
    }
    return static_cast<std::uint8_t>(static_cast<std::ptrdiff_t>(out.size()) - first);
}

/// False when canceled.
bool findLarger(const SparseVoxels& voxels, LargerOnes& found, Progress& progress) {
    found.counts.resize(voxels.size());
    found.chunks.resize((voxels.size() + kTouchGrain - 1) / kTouchGrain);
    std::atomic<bool> canceled{false};
    parallelFor(found.chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            if (canceled || progress.canceled()) {
                canceled = true;
                return;
            }
            const std::size_t last = std::min((chunk + 1) * kTouchGrain, voxels.size());
            found.chunks[chunk].reserve(26 * kTouchGrain);
            for (std::size_t leaf = chunk * kTouchGrain; leaf < last; ++leaf) {
                found.counts[leaf] = addLarger(voxels, static_cast<std::uint32_t>(leaf), found.chunks[chunk]);
            }
            found.chunks[chunk].shrink_to_fit();
        }
    });
    return !canceled;
}

/// Calls visit(leaf, larger) for every pair of unequal leaves that touch, ascending by leaf.
template<typename Visit>
void forEachUnequal(const SparseVoxels& voxels, const LargerOnes& found, const Visit& visit) {
    for (std::size_t chunk = 0; chunk < found.chunks.size(); ++chunk) {
        std::size_t leaf = chunk * kTouchGrain;
        std::size_t left = found.counts[leaf];
        for (const std::uint32_t other : found.chunks[chunk]) {
            while (left == 0) {
                left = found.counts[++leaf];
            }
            --left;
            if (voxels.sizeLog2(other) > voxels.sizeLog2(leaf)) {
                visit(static_cast<std::uint32_t>(leaf), other);
            }
        }
    }
}

/// For every leaf the smaller ones that touch it, ascending.
struct SmallerOnes {
    std::vector<std::size_t> offsets; ///< #leaves + 1
    std::vector<std::uint32_t> leaves;

    SmallerOnes(const SparseVoxels& voxels, const LargerOnes& found)
        : offsets(voxels.size() + 1, 0) {
        forEachUnequal(voxels, found,
                       [&](std::uint32_t /*leaf*/, std::uint32_t larger) { ++offsets[larger + 1]; });
        for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
            offsets[leaf + 1] += offsets[leaf];
        }
        leaves.resize(offsets.back());
        std::vector<std::size_t> cursor(offsets.begin(), offsets.end() - 1);
        forEachUnequal(voxels, found,
                       [&](std::uint32_t leaf, std::uint32_t larger) { leaves[cursor[larger]++] = leaf; });
    }
};

} // namespace

Expected<TouchGraph> TouchGraph::build(const SparseVoxels& voxels, Progress& progress) {
    LargerOnes found;
    if (!findLarger(voxels, found, progress)) {
        return fail(ErrorCode::Canceled);
    }
    const SmallerOnes smaller(voxels, found);
    TouchGraph graph;
    graph.m_offsets.reserve(voxels.size() + 1);
    std::size_t edges = smaller.leaves.size();
    for (const std::vector<std::uint32_t>& chunk : found.chunks) {
        edges += chunk.size();
    }
    graph.m_targets.reserve(edges);
    for (std::size_t chunk = 0; chunk < found.chunks.size(); ++chunk) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        auto next = found.chunks[chunk].begin();
        const std::size_t last = std::min((chunk + 1) * kTouchGrain, voxels.size());
        for (std::size_t leaf = chunk * kTouchGrain; leaf < last; ++leaf) {
            graph.m_targets.insert(graph.m_targets.end(), next, next + found.counts[leaf]);
            next += found.counts[leaf];
            const auto from = smaller.leaves.begin();
            graph.m_targets.insert(graph.m_targets.end(),
                                   from + static_cast<std::ptrdiff_t>(smaller.offsets[leaf]),
                                   from + static_cast<std::ptrdiff_t>(smaller.offsets[leaf + 1]));
            graph.m_offsets.push_back(graph.m_targets.size());
        }
        std::vector<std::uint32_t>().swap(found.chunks[chunk]); // both together are the graph twice
    }
    return graph;
}

} // namespace sinew

#include "core/distance/CenterPaths.h"

#include "core/base/Parallel.h"
#include "core/distance/LeafGraph.h"

#include <algorithm>
#include <atomic>
#include <limits>

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

constexpr float kNotReached = std::numeric_limits<float>::infinity();
/// Leaves between two looks at the progress.
constexpr std::size_t kLeavesAPoll = 4096;
/// No step costs less, and none leads into the bucket it starts from.
constexpr float kMinStep = 1.0F;

constexpr auto kByStart = [](const BridgeStep& a, const BridgeStep& b) { return a.from < b.from; };

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

Expected<CenterGraph> CenterGraph::build(const SparseVoxels& voxels, Paths paths, const LeafGraph& faces,
                                         const std::vector<bool>& penalised, double penalty,
                                         const Bridges& bridges, Progress& progress) {
    CenterGraph graph;
    if (paths == Paths::Centers) {
        auto touching = TouchGraph::build(voxels, progress);
        if (!touching) {
            return fail(touching.error());
        }
        graph.m_touching = std::move(*touching);
    } else {
        graph.m_faces = &faces;
        graph.m_alongAxes = paths == Paths::Manhattan;
    }
    const LeafComponents& components = faces.components();
    graph.m_leaves.resize(voxels.size());
    const auto cost = static_cast<float>(std::max(1.0, penalty));
    parallelFor(voxels.size(), 16384, [&](std::size_t begin, std::size_t end) {
        for (std::size_t leaf = begin; leaf < end; ++leaf) {
            const bool costly = voxels.boundary(leaf) && penalised[components.ofLeaf[leaf]];
            graph.m_leaves[leaf] = {voxels.center(leaf), costly ? cost : 1.0F};
        }
    });
    graph.m_bridges = bridges.steps;
    std::ranges::stable_sort(graph.m_bridges, kByStart);
    graph.m_bridged.resize(voxels.size());
    for (const BridgeStep& bridge : graph.m_bridges) {
        graph.m_bridged[bridge.from] = true;
    }
    return graph;
}

std::span<const BridgeStep> CenterGraph::bridgesFrom(std::uint32_t leaf) const {
    if (!m_bridged[leaf]) {
        return {};
    }
    const auto [first, last] =
        std::equal_range(m_bridges.begin(), m_bridges.end(), BridgeStep{leaf}, kByStart);
    return {first, last};
}

CenterSearch::CenterSearch(const CenterGraph& graph)
    : m_graph(graph)
    , m_distances(graph.size(), kNotReached)
    , m_settled((graph.size() + 63) / 64) {}

void CenterSearch::begin(const DistanceSeeds& source) {
    std::ranges::fill(m_distances, kNotReached);
    std::ranges::fill(m_settled, 0);
    m_seeds = source.seeds;
    m_queue.clear();
    m_taken = 0;
    for (const DistanceSeed& seed : m_seeds) {
        relax(seed.leaf, seed.distance);
    }
}

void CenterSearch::relax(std::uint32_t leaf, float distance) {
    float& known = m_distances[leaf];
    if (!(distance < known)) {
        return;
    }
    const bool waits = known < kNotReached && m_queue.bucketOf(known) == m_queue.bucketOf(distance);
    known = distance;
    if (!waits) {
        m_queue.push(leaf, distance);
    }
}

/// False: it was settled before, by an entry that a shorter path made.
bool CenterSearch::settle(std::uint32_t leaf) {
    std::uint64_t& bits = m_settled[leaf >> 6U];
    const std::uint64_t bit = std::uint64_t{1} << (leaf & 63U);
    const bool first = (bits & bit) == 0;
    bits |= bit;
    return first;
}

void CenterSearch::expand(std::uint32_t leaf) {
    const float here = m_distances[leaf];
    for (const std::uint32_t to : m_graph.neighbors(leaf)) {
        if (m_distances[to] > here + kMinStep) { // else no step makes it shorter
            relax(to, here + m_graph.step(leaf, to));
        }
    }
    for (const BridgeStep& bridge : m_graph.bridgesFrom(leaf)) {
        relax(bridge.to, here + bridge.gap);
    }
}

/// All leaves of a bucket are final at once: it is as wide as the least step. False when canceled.
bool CenterSearch::takeBucket(Progress& progress) {
    m_queue.take(m_batch);
    for (const std::uint32_t leaf : m_batch) {
        if (!settle(leaf)) {
            continue;
        }
        if (++m_taken % kLeavesAPoll == 0) {
            if (progress.canceled()) {
                return false;
            }
            progress.report(Stage::Distances,
                            static_cast<double>(m_taken) / static_cast<double>(m_graph.size()));
        }
        expand(leaf);
    }
    return true;
}

bool CenterSearch::run(const DistanceSeeds& source, Progress& progress) {
    begin(source);
    while (!m_queue.empty()) {
        if (!takeBucket(progress)) {
            return false;
        }
    }
    return !progress.canceled();
}

CenterSearch::Before CenterSearch::before(std::uint32_t leaf) const {
    const bool starts = std::ranges::any_of(m_seeds, [&](const DistanceSeed& seed) {
        return seed.leaf == leaf && seed.distance <= m_distances[leaf];
    });
    Before best;
    if (starts) {
        return best;
    }
    float min = kNotReached;
    const auto offer = [&](std::uint32_t from, float distance, bool bridge) {
        if (distance < min || (distance == min && from < best.leaf)) {
            min = distance;
            best = {from, bridge};
        }
    };
    for (const std::uint32_t from : m_graph.neighbors(leaf)) {
        offer(from, m_distances[from] + m_graph.step(from, leaf), false);
    }
    for (const BridgeStep& bridge : m_graph.bridges()) {
        if (bridge.to == leaf) {
            offer(bridge.from, m_distances[bridge.from] + bridge.gap, true);
        }
    }
    return best;
}

std::vector<float> centerDistances(const CenterGraph& graph, const DistanceSeeds& source,
                                   Progress& progress) {
    CenterSearch search(graph);
    if (!search.run(source, progress)) {
        return {};
    }
    return {search.distances().begin(), search.distances().end()};
}

} // namespace sinew

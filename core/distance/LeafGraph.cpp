#include "core/distance/LeafGraph.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>

namespace sinew {
namespace {

constexpr std::size_t kGrain = 2048;

/// For a run of leaves: each one's neighbours that are at least as large as itself.
struct UpwardRows {
    std::vector<std::uint32_t> targets;
    std::vector<std::uint8_t> counts;
};

/// Finds, for one leaf, the leaves at least as large that touch it: those covering its 26 neighbour cells of
/// its own size. Smaller neighbours find this leaf themselves.
void upwardNeighbors(const SparseVoxels& voxels, std::size_t leaf, std::vector<std::uint32_t>& out) {
    const Cell corner = voxels.corner(leaf);
    const std::uint32_t size = 1U << voxels.sizeLog2(leaf);
    const std::uint32_t resolution = voxels.frame().resolution();
    std::array<std::array<std::uint64_t, 3>, 3> spread{}; // [axis][below, same, above]
    std::array<std::array<bool, 3>, 3> exists{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        exists[axis] = {corner[axis] >= size, true, corner[axis] + size < resolution};
        spread[axis] = {spreadBits(corner[axis] - size) << axis, spreadBits(corner[axis]) << axis,
                        spreadBits(corner[axis] + size) << axis};
    }
    const std::size_t first = out.size();
    for (std::size_t direction = 0; direction < 27; ++direction) {
        const std::size_t x = direction % 3;
        const std::size_t y = direction / 3 % 3;
        const std::size_t z = direction / 9;
        if (direction == 13 || !exists[0][x] || !exists[1][y] || !exists[2][z]) {
            continue;
        }
        const std::uint32_t other = voxels.findKey(spread[0][x] | spread[1][y] | spread[2][z]);
        if (other == kNoLeaf || voxels.sizeLog2(other) < voxels.sizeLog2(leaf)) {
            continue;
        }
        // Only a larger leaf can lie in several directions.
        const bool repeated =
            voxels.sizeLog2(other) > voxels.sizeLog2(leaf) &&
            std::find(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(), other) != out.end();
        if (!repeated) {
            out.push_back(other);
        }
    }
}

std::vector<Vec3f> leafCenters(const SparseVoxels& voxels) {
    std::vector<Vec3f> centers(voxels.size());
    parallelFor(centers.size(), 16384, [&](std::size_t begin, std::size_t end) {
        for (std::size_t leaf = begin; leaf < end; ++leaf) {
            centers[leaf] = voxels.center(leaf);
        }
    });
    return centers;
}

} // namespace

Expected<LeafGraph> LeafGraph::build(const SparseVoxels& voxels, Progress& progress) {
    const std::size_t leaves = voxels.size();
    std::vector<UpwardRows> chunks((leaves + kGrain - 1) / kGrain);
    std::atomic<bool> canceled{false};
    parallelFor(chunks.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            if (canceled || progress.canceled()) {
                canceled = true;
                return;
            }
            UpwardRows& rows = chunks[chunk];
            for (std::size_t leaf = chunk * kGrain; leaf < std::min((chunk + 1) * kGrain, leaves); ++leaf) {
                const std::size_t before = rows.targets.size();
                upwardNeighbors(voxels, leaf, rows.targets);
                rows.counts.push_back(static_cast<std::uint8_t>(rows.targets.size() - before));
            }
        }
    });
    if (canceled) {
        return fail(ErrorCode::Canceled);
    }

    // Visits every pair (leaf, neighbour at least as large) in a fixed order.
    const auto forEachPair = [&](const auto& visit) {
        for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk) {
            std::size_t next = 0;
            for (std::size_t i = 0; i < chunks[chunk].counts.size(); ++i) {
                const auto leaf = static_cast<std::uint32_t>(chunk * kGrain + i);
                for (std::uint8_t n = 0; n < chunks[chunk].counts[i]; ++n) {
                    const std::uint32_t other = chunks[chunk].targets[next++];
                    visit(leaf, other, voxels.sizeLog2(other) > voxels.sizeLog2(leaf));
                }
            }
        }
    };
    LeafGraph graph;
    graph.m_offsets.assign(leaves + 1, 0);
    forEachPair([&](std::uint32_t leaf, std::uint32_t other, bool larger) {
        ++graph.m_offsets[leaf + 1];
        if (larger) {
            ++graph.m_offsets[other + 1];
        }
    });
    for (std::size_t leaf = 0; leaf < leaves; ++leaf) {
        graph.m_offsets[leaf + 1] += graph.m_offsets[leaf];
    }
    graph.m_edges.resize(graph.m_offsets.back());
    std::vector<std::uint32_t> cursor(graph.m_offsets.begin(), graph.m_offsets.end() - 1);
    const std::vector<Vec3f> centers = leafCenters(voxels);
    forEachPair([&](std::uint32_t leaf, std::uint32_t other, bool larger) {
        const float length = (centers[leaf] - centers[other]).norm();
        graph.m_costliest = std::max(graph.m_costliest, length);
        graph.m_edges[cursor[leaf]++] = {other, length};
        if (larger) {
            graph.m_edges[cursor[other]++] = {leaf, length};
        }
    });
    return graph;
}

LeafGraph LeafGraph::with(std::span<const std::uint32_t> from, std::span<const LeafEdge> edges) const {
    LeafGraph graph;
    graph.m_offsets.assign(m_offsets.size(), 0);
    for (std::size_t leaf = 0; leaf < size(); ++leaf) {
        graph.m_offsets[leaf + 1] = m_offsets[leaf + 1] - m_offsets[leaf];
    }
    for (const std::uint32_t leaf : from) {
        ++graph.m_offsets[leaf + 1];
    }
    for (std::size_t leaf = 0; leaf < size(); ++leaf) {
        graph.m_offsets[leaf + 1] += graph.m_offsets[leaf];
    }
    graph.m_edges.resize(graph.m_offsets.back());
    std::vector<std::uint32_t> cursor(graph.m_offsets.begin(), graph.m_offsets.end() - 1);
    for (std::size_t leaf = 0; leaf < size(); ++leaf) {
        for (const LeafEdge& edge : neighbors(leaf)) {
            graph.m_edges[cursor[leaf]++] = edge;
        }
    }
    graph.m_costliest = m_costliest;
    for (std::size_t i = 0; i < from.size(); ++i) {
        graph.m_edges[cursor[from[i]]++] = edges[i];
        graph.m_costliest = std::max(graph.m_costliest, edges[i].cost);
    }
    return graph;
}

LeafGraph LeafGraph::stepCosts(std::span<const float> entryFactor) const {
    LeafGraph graph = *this;
    parallelFor(graph.m_edges.size(), 1U << 16U, [&](std::size_t begin, std::size_t end) {
        for (std::size_t e = begin; e < end; ++e) {
            graph.m_edges[e].cost *= entryFactor[graph.m_edges[e].to];
        }
    });
    graph.m_costliest = 0.0F;
    for (const LeafEdge& edge : graph.m_edges) {
        graph.m_costliest = std::max(graph.m_costliest, edge.cost);
    }
    return graph;
}

LeafComponents connectedComponents(const LeafGraph& graph) {
    LeafComponents result;
    result.ofLeaf.assign(graph.size(), kNoLeaf);
    std::vector<std::uint32_t> stack;
    for (std::uint32_t seed = 0; seed < graph.size(); ++seed) {
        if (result.ofLeaf[seed] != kNoLeaf) {
            continue;
        }
        result.ofLeaf[seed] = result.count;
        stack.push_back(seed);
        while (!stack.empty()) {
            const std::uint32_t leaf = stack.back();
            stack.pop_back();
            for (const LeafEdge& edge : graph.neighbors(leaf)) {
                if (result.ofLeaf[edge.to] == kNoLeaf) {
                    result.ofLeaf[edge.to] = result.count;
                    stack.push_back(edge.to);
                }
            }
        }
        ++result.count;
    }
    return result;
}

} // namespace sinew

#pragma once

#include "core/distance/LeafGraph.h"
#include "core/voxel/SparseVoxels.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// How a component that no bone reaches was joined to the rest.
struct Bridge {
    std::uint32_t component = 0;      ///< the one that was joined
    std::uint32_t fromLeaf = kNoLeaf; ///< where paths come from
    std::uint32_t toLeaf = kNoLeaf;   ///< where they enter the component
    float gap = 0.0F;                 ///< voxels between the two centres
};

/// A one-way step over a gap, towards the component without seed.
struct BridgeStep {
    std::uint32_t from = kNoLeaf;
    std::uint32_t to = kNoLeaf;
    float gap = 0.0F; ///< voxels between the two centres
};

struct Bridges {
    std::vector<Bridge> joined;    ///< one for each component without seed, ascending; the narrowest place
    std::vector<BridgeStep> steps; ///< all that paths may take
};

/// Joins every component without a seed to the nearest other one, nearest first, until each is connected to
/// a seed (Boruvka's rounds). All leaves up to 1.5 base voxels wider than the narrowest are joined too, so
/// that a ring is joined all round. Steps lead only away from the bones: a loose part is no short cut. With
/// no seed at all nothing is joined. O(#leaves of loose components * log #leaves * rounds).
Bridges bridgeComponents(const SparseVoxels& voxels, const LeafComponents& components,
                         const std::vector<bool>& seeded, const LeafTree& tree);

/// Leaves that wait for their turn, in buckets one voxel wide. What lies in one bucket is taken at once, in
/// no order: no result may depend on it.
class BucketQueue {
public:
    void clear() {
        for (std::vector<std::uint32_t>& bucket : m_buckets) {
            bucket.clear();
        }
        m_current = 0;
        m_waiting = 0;
    }
    bool empty() const { return m_waiting == 0; }

    /// The bucket a distance belongs to; never one that is over.
    std::size_t bucketOf(float distance) const {
        const auto bucket = static_cast<std::size_t>(distance);
        return bucket < m_current ? m_current : bucket;
    }
    bool isCurrent(float distance) const { return bucketOf(distance) == m_current; }
    void push(std::uint32_t leaf, float distance) {
        const std::size_t bucket = bucketOf(distance);
        if (bucket >= m_buckets.size()) {
            m_buckets.resize(bucket + 1);
        }
        m_buckets[bucket].push_back(leaf);
        ++m_waiting;
    }

    /// Takes all of the first bucket that is not empty; what its leaves then push may belong to it again.
    void take(std::vector<std::uint32_t>& batch) {
        batch.clear();
        while (m_buckets[m_current].empty()) {
            ++m_current;
        }
        batch.swap(m_buckets[m_current]);
        m_waiting -= batch.size();
    }

private:
    std::vector<std::vector<std::uint32_t>> m_buckets;
    std::size_t m_current = 0;
    std::size_t m_waiting = 0;
};

/// A leaf as paths see it.
struct CostLeaf {
    Vec3f center; ///< grid space
    std::uint8_t sizeLog2 = 0;
    bool costly : 1 = false;  ///< a triangle meets it, and to enter it costs a wall's price
    bool surface : 1 = false; ///< a triangle meets it: its centre may lie outside
    bool bridged : 1 = false; ///< a bridge between components starts or ends here

    float width() const { return static_cast<float>(1U << sizeLog2); } ///< voxels
};

/// What paths run on: the leaves, who touches whom, and where walls cost. Keeps references to voxels and
/// graph.
class CostGraph {
public:
    /// To go through the boundary leaves of the components that are `penalised` costs (penalty - 1) base
    /// voxels more than its length, however small the leaves are: where the surface is resolved finer its
    /// walls cost the same. A `penalty` (>= 0) of at most 1 is none. O(#leaves).
    CostGraph(const SparseVoxels& voxels, const LeafGraph& graph, const std::vector<bool>& penalised,
              double penalty, const Bridges& bridges = {});

    /// The same the other way round, where walls cost nothing: bridges lead back. Shares the leaves.
    /// O(#bridges).
    CostGraph backwards() const;

    std::size_t size() const { return m_leaves.size(); }
    const CostLeaf& leaf(std::size_t leaf) const { return m_leaves[leaf]; }
    std::span<const std::uint32_t> neighbors(std::size_t leaf) const { return m_graph.neighbors(leaf); }
    float baseVoxel() const { return m_baseVoxel; } ///< voxels wide
    /// A leaf's width, of those that are wider than a base voxel that one's.
    float finestWidth(const CostLeaf& leaf) const { return std::min(leaf.width(), m_baseVoxel); }
    /// What a wall costs beside the length of the way through it, voxels; >= 0.
    float wallPrice() const { return m_wallPrice; }
    /// The leaf at a place in grid space, or kNoLeaf. About O(1).
    std::uint32_t leafAt(const Vec3f& position) const {
        return m_voxels.find(static_cast<std::int64_t>(std::floor(position.x())),
                             static_cast<std::int64_t>(std::floor(position.y())),
                             static_cast<std::int64_t>(std::floor(position.z())));
    }
    /// Calls visit(to, gap) for every bridge from a leaf.
    template<typename Visit>
    void forEachBridge(std::uint32_t from, const Visit& visit) const {
        for (auto at = firstBridge(from); at != m_bridges.end() && at->from == from; ++at) {
            visit(at->to, at->gap);
        }
    }

private:
    void sortBridges();
    std::vector<BridgeStep>::const_iterator firstBridge(std::uint32_t from) const;

    const SparseVoxels& m_voxels;
    const LeafGraph& m_graph;
    float m_baseVoxel = 1.0F;
    float m_wallPrice = 0.0F;
    std::shared_ptr<const std::vector<CostLeaf>> m_owned;
    std::span<const CostLeaf> m_leaves;
    std::vector<BridgeStep> m_bridges; ///< ascending by from
};

} // namespace sinew

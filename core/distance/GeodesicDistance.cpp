#include "core/distance/GeodesicDistance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Buckets one unit wide in a ring that is longer than any step.
class BucketQueue {
public:
    explicit BucketQueue(float longestStep)
        : m_ring(static_cast<std::size_t>(std::ceil(longestStep)) + 2) {}

    void push(float distance, std::uint32_t leaf) {
        m_ring[static_cast<std::size_t>(distance) % m_ring.size()].push_back({leaf, distance});
        ++m_count;
    }
    bool empty() const { return m_count == 0; }
    /// Takes everything out of the bucket for [round, round + 1).
    void take(std::size_t round, std::vector<DistanceSeed>& out) {
        std::vector<DistanceSeed>& bucket = m_ring[round % m_ring.size()];
        out.swap(bucket);
        bucket.clear();
        m_count -= out.size();
    }

private:
    std::vector<std::vector<DistanceSeed>> m_ring;
    std::size_t m_count = 0;
};

float longestPush(const LeafGraph& graph, std::span<const DistanceSeed> seeds) {
    float longest = std::max(1.0F, graph.costliestStep());
    for (const DistanceSeed& seed : seeds) {
        longest = std::max(longest, seed.distance);
    }
    return longest;
}

} // namespace

std::vector<float> geodesicDistances(const LeafGraph& graph, std::span<const DistanceSeed> seeds,
                                     Progress& progress) {
    std::vector<float> distance(graph.size(), std::numeric_limits<float>::infinity());
    BucketQueue queue(longestPush(graph, seeds));
    for (const DistanceSeed& seed : seeds) {
        if (seed.distance < distance[seed.leaf]) {
            distance[seed.leaf] = seed.distance;
            queue.push(seed.distance, seed.leaf);
        }
    }
    std::vector<DistanceSeed> bucket;
    for (std::size_t round = 0; !queue.empty(); ++round) {
        if (progress.canceled()) {
            return {};
        }
        queue.take(round, bucket);
        for (const DistanceSeed& entry : bucket) {
            if (entry.distance > distance[entry.leaf]) {
                continue; // a shorter way was found after this entry was made
            }
            for (const LeafEdge& edge : graph.neighbors(entry.leaf)) {
                const float reached = entry.distance + edge.cost;
                if (reached < distance[edge.to]) {
                    distance[edge.to] = reached;
                    queue.push(reached, edge.to);
                }
            }
        }
        bucket.clear();
    }
    return distance;
}

} // namespace sinew

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sinew {

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

} // namespace sinew

#pragma once

#include <vector>

namespace sinew {

/// What was seen at one position of something that should not fall along a line.
struct LineSample {
    double position = 0.0;
    double value = 0.0;
    double mass = 0.0; ///< how much it counts, over 0
};

/// The non-decreasing function nearest to samples by weighted least squares: isotonic regression by pooling
/// adjacent violators (Ayer et al. 1955). Constant within a pool, linear from pool to pool. The same for
/// samples in any order.
class IsotonicFit {
public:
    /// At least one sample. Those at one position, within 1e-6, count as one. O(n log n).
    explicit IsotonicFit(std::vector<LineSample> samples);

    double lowest() const { return m_pools.front().value; }
    double highest() const { return m_pools.back().value; }
    /// The first position at which the fit reaches `value`; the last one where it never does. O(pools).
    double positionOf(double value) const;

private:
    struct Pool {
        double value = 0.0;
        double mass = 0.0;
        double begin = 0.0; ///< positions of its first and last sample
        double end = 0.0;
    };
    void add(Pool pool);

    std::vector<Pool> m_pools;
};

} // namespace sinew

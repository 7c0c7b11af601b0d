#pragma once

#include "core/solve/solution/Explanation.h"
#include "core/weights/Falloff.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sinew {

/// A bone of the vertex that a falloff is drawn for.
struct FalloffMark {
    std::int32_t joint = kNone;
    std::size_t rank = 0;  ///< among the explanation's bones: it has the color of its path
    double distance = 0.0; ///< that weights are made of, unit cube's side
    double weight = 0.0;   ///< by distance alone, relative to the strongest
};

/// Weight over distance (figure 6 of Dionne and de Lasa 2014) for one vertex: eq. 8 and 9, or another
/// falloff, relative to the nearest bone. Distances in parts of the unit cube's side.
class FalloffCurve {
public:
    /// Nothing where the vertex is not weighed by distance: another solver, a rigid part, no bone in reach.
    static std::optional<FalloffCurve> of(const VertexExplanation& explanation);

    /// Nearest first.
    const std::vector<FalloffMark>& marks() const { return m_marks; }
    double nearest() const { return m_marks.front().distance; }
    double metersPerUnit() const { return m_metersPerUnit; }
    /// What a picture of it shows from 0 on: where the widest falloff still weighs a hundredth, at most.
    double farthest() const;

    /// 1 up to the nearest bone, then less and less.
    double weightAt(double distance, Falloff falloff, double alpha) const;
    /// The alpha by which the falloff comes nearest to a weight at a distance beyond the nearest bone. O(1).
    double alphaThrough(double distance, double weight, Falloff falloff) const;
    /// How many bones lie up to a distance, at least 1.
    int countTo(double distance) const;
    /// A threshold of weights that sum to 1, relative to the strongest, and back.
    double relativeThreshold(double threshold) const { return threshold * m_sum; }
    double threshold(double relative) const { return relative / m_sum; }

private:
    std::vector<FalloffMark> m_marks;
    double m_sum = 1.0; ///< of all weights relative to the strongest
    double m_metersPerUnit = 1.0;
};

} // namespace sinew

#pragma once

#include "core/solve/WeightSolution.h"
#include "core/solve/classic/StraightStart.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// What solvers have in common that make weights of straight lines.
class StraightWeights : public WeightSolution, public ByStraightLines {
public:
    StraightWeights(std::shared_ptr<const BindInput> input, const std::shared_ptr<const StraightStart>& start,
                    std::shared_ptr<const WeightRows> solved);

    SkeletonPlacement skeletonPlacement() const override { return start()->skeleton; }
};

/// Changes one vertex's distances to all bones, #S in model units, into its weights up to a common factor, of
/// which one at least is over 0.
using WeighDistances = std::function<void(std::span<double> distances)>;

/// Weights of all vertices. Canceled, of no use. O(#G #segments), parallel, the same bytes on any number of
/// threads.
WeightRows weighStraight(const BindInput& input, const WeighDistances& weigh, const Progress& progress);

/// The nearest of some bones by their distances; of those that are equally near up to rounding, as bones that
/// meet in a joint are to what lies beyond it, the first.
std::size_t nearestOf(std::span<const double> distances);

} // namespace sinew

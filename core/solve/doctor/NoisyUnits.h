#pragma once

#include "core/base/Progress.h"
#include "core/solve/doctor/WeightUnits.h"

namespace sinew {

/// By how much a unit's weights are beyond those of its healthy neighbours.
struct UnitExcess {
    double judged = 0.0;                 ///< more than 0: it is noisy
    double sum = 0.0;                    ///< weight that it has too much
    std::vector<Influence> tooMuch = {}; ///< of which joints
};

/// A unit with fewer than two healthy neighbours is not judged: 0. O(their influences).
UnitExcess excessOf(const WeightUnits& units, std::uint32_t unit, const std::vector<bool>& healthy);

/// Takes noisy units (findWeightFaults) out of the healthy ones, the worst first; returns those taken, in
/// that order. Canceled, of no use. O(#U log #U).
std::vector<std::uint32_t> takeNoisyUnits(const WeightUnits& units, std::vector<bool>& healthy,
                                          const Progress& progress);

} // namespace sinew

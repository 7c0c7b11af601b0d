#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/solve/doctor/JointDistances.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// What is wrong with the weights of a vertex.
enum class WeightFault : std::uint8_t {
    None,
    Zero, ///< it has none
    Far,  ///< a joint moves it whose bone is far through the body, and the surface does not lead there
    Noisy ///< its weights are beyond those of all its neighbours
};

struct WeightFaults {
    std::vector<std::vector<WeightFault>> parts; ///< an entry a part: #P, or empty where it was not examined

    std::size_t count(WeightFault fault) const;
    std::size_t count(WeightFault fault, std::size_t part) const;
    bool any() const;
};

/// Looks for faults in weights of any origin (an entry a part; parts without weights, and those that hang on
/// a joint, are not examined).
/// - Noisy: what a vertex has of its joints beyond the most, or below the least, that any healthy neighbour
///   has of each, is more than kMinExcess and kExcessPerSpread times as much as these differ from their
///   mean. The worst is set aside first, and its neighbours are judged without it.
/// - Far: the same where most of what it has too much is of joints that are far (JointDistances); and patches
///   of the surface where a joint weighs kMinFarWeight or more, and is far everywhere, unless that is more
///   than half of what hangs together: an artist's weight leads from a bone to where it counts.
/// - Zero: without weights, though in a polygon.
/// `distances` may know nothing: then no vertex is Far. Vertices in one place with equal weights are judged
/// alike. Error: Canceled. O(#P log #P + influences of neighbours).
Expected<WeightFaults> findWeightFaults(const Scene& scene, const PartWeights& weights,
                                        const JointDistances& distances, Progress& progress);

constexpr double kMinExcess = 0.05;
constexpr double kExcessPerSpread = 0.6;
constexpr float kMinFarWeight = 0.1F;

/// Vertices with more than `limit` influences (0: no limit). O(#P).
std::size_t beyondLimit(const SkinWeights& weights, std::size_t limit);

} // namespace sinew

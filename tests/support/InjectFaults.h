#pragma once

#include "core/geometry/VertexSet.h"
#include "core/scene/Scene.h"

#include <functional>
#include <vector>

namespace sinew::test {

enum class Injected : std::uint8_t { None, Zero, Far, Noisy };

struct InjectedFaults {
    PartWeights weights;
    std::vector<std::vector<Injected>> parts; ///< an entry a part: #P
    std::size_t count(Injected fault) const;
};

using IsFar = std::function<bool(std::int32_t joint, VertexId vertex)>;

/// The scene's weights with faults in this fraction of the places of its weighted parts (not of those that
/// hang on a joint), all vertices of a place alike, a third of each kind:
/// - Zero: none;
/// - Far: 0.2 to 1 of the weight goes to a joint with weights that is far from there and has none there;
/// - Noisy: random fractions of its joints, their parents and children, by 0.3 or more (half the sum of the
///   differences) other than before. Places where that is not possible are left as they are.
InjectedFaults injectFaults(const Scene& scene, double fraction, std::uint32_t seed, const IsFar& isFar);

} // namespace sinew::test

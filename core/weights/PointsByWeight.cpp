#include "core/weights/PointsByWeight.h"

#include <algorithm>

namespace sinew {
namespace {

/// Points whose influences please `takes`; none for parts and points without weights.
template<typename Takes>
PointSet pointsWith(PointSet set, WeightsOfParts weights, const Takes& takes) {
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        const SkinWeights* own = part < weights.size() ? weights[part].get() : nullptr;
        for (std::size_t p = 0; p < set.pointCount(part); ++p) {
            const bool known = own != nullptr && p < own->pointCount();
            set.set(part, p, takes(known ? own->at(p) : std::span<const Influence>()));
        }
    }
    return set;
}

} // namespace

PointSet pointsByWeight(const PointSet& shape, WeightsOfParts weights, std::int32_t joint, float from,
                        float to) {
    return pointsWith(shape, weights, [=](std::span<const Influence> influences) {
        const auto found = std::ranges::find(influences, joint, &Influence::joint);
        const float weight = found == influences.end() ? 0.0F : found->weight;
        return weight >= from && weight <= to;
    });
}

PointSet pointsByInfluenceCount(const PointSet& shape, WeightsOfParts weights, std::size_t from,
                                std::size_t to) {
    return pointsWith(shape, weights, [=](std::span<const Influence> influences) {
        return influences.size() >= from && influences.size() <= to;
    });
}

} // namespace sinew

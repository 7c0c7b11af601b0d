#include "core/weights/VerticesByWeight.h"

#include <algorithm>

namespace sinew {
namespace {

/// Vertices whose influences please `takes`; none for parts and vertices without weights.
template<typename Takes>
VertexSet verticesWith(VertexSet set, WeightsOfParts weights, const Takes& takes) {
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        const SkinWeights* own = part < weights.size() ? weights[part].get() : nullptr;
        for (std::size_t p = 0; p < set.vertexCount(part); ++p) {
            const bool known = own != nullptr && p < own->vertexCount();
            set.set(part, p, takes(known ? own->at(p) : std::span<const Influence>()));
        }
    }
    return set;
}

} // namespace

VertexSet verticesByWeight(const VertexSet& shape, WeightsOfParts weights, std::int32_t joint, float from,
                           float to) {
    return verticesWith(shape, weights, [=](std::span<const Influence> influences) {
        const auto found = std::ranges::find(influences, joint, &Influence::joint);
        const float weight = found == influences.end() ? 0.0F : found->weight;
        return weight >= from && weight <= to;
    });
}

VertexSet verticesByInfluenceCount(const VertexSet& shape, WeightsOfParts weights, std::size_t from,
                                   std::size_t to) {
    return verticesWith(shape, weights, [=](std::span<const Influence> influences) {
        return influences.size() >= from && influences.size() <= to;
    });
}

} // namespace sinew

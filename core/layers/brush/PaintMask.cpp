#include "core/layers/brush/Paint.h"
#include "core/layers/brush/StrokeVertices.h"

namespace sinew {

LayerStack paintMask(const LayerInput& input, std::span<const ReachedVertex> reach, float value,
                     float strength) {
    LayerStack result = input.stack;
    const float share = std::isfinite(strength) ? std::clamp(strength, 0.0F, 1.0F) : 0.0F;
    const std::vector<StrokeVertex> dab = strokeVertices(input.context, reach, Brush());
    for (std::size_t i = 0; i < dab.size() && std::isfinite(value);) {
        const std::uint32_t part = dab[i].at.part;
        const std::size_t count = input.context.surface->vertexCount(part);
        const WeightLayer& layer = *input.stack.layers[input.layer];
        LayerMask mask(count);
        if (part < layer.parts.size() && layer.parts[part].mask.vertexCount() == count) {
            mask = layer.parts[part].mask;
        }
        LayerMask::Values values;
        for (; i < dab.size() && dab[i].at.part == part; ++i) {
            const float before = mask.at(dab[i].at.vertex);
            values.emplace_back(dab[i].at.vertex, before + share * dab[i].amount * (value - before));
        }
        if (fits(layer, part, count)) {
            result = result.withMask(input.layer, part, mask.with(values));
        }
    }
    return result;
}

} // namespace sinew

#include "core/layers/DabPoints.h"
#include "core/layers/Paint.h"

namespace sinew {

LayerStack paintMask(const LayerInput& input, std::span<const ReachedPoint> reach, float value,
                     float strength) {
    LayerStack result = input.stack;
    const float share = std::isfinite(strength) ? std::clamp(strength, 0.0F, 1.0F) : 0.0F;
    const std::vector<DabPoint> dab = dabPoints(input.ground, reach, Brush());
    for (std::size_t i = 0; i < dab.size() && std::isfinite(value);) {
        const std::uint32_t part = dab[i].at.part;
        const std::size_t count = input.ground.surface->pointCount(part);
        const WeightLayer& layer = *input.stack.layers[input.layer];
        LayerMask mask(count);
        if (part < layer.parts.size() && layer.parts[part].mask.pointCount() == count) {
            mask = layer.parts[part].mask;
        }
        LayerMask::Values values;
        for (; i < dab.size() && dab[i].at.part == part; ++i) {
            const float before = mask.at(dab[i].at.point);
            values.emplace_back(dab[i].at.point, before + share * dab[i].amount * (value - before));
        }
        if (fits(layer, part, count)) {
            result = result.withMask(input.layer, part, mask.with(values));
        }
    }
    return result;
}

} // namespace sinew

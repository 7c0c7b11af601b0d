#include "core/layers/Paint.h"

#include "core/layers/BrushChecks.h"
#include "core/layers/PaintPass.h"

namespace sinew {

Expected<LayerStack> paint(const LayerInput& input, std::span<const ReachedPoint> reach, const Brush& brush) {
    if (auto error = badBrush(input, brush)) {
        return fail(std::move(*error));
    }
    const std::vector<DabPoint> dab = dabPoints(input.ground, reach, brush);
    if (!brush.mirror || !input.ground.mirror) {
        return paintPass(input, dab, brush);
    }
    std::vector<DabPoint> other = mirroredDab(input.ground, dab);
    std::erase_if(other, [&](const DabPoint& point) {
        return point.at.part < brush.spared.size() && brush.spared[point.at.part];
    });
    Brush mirrored = brush;
    mirrored.joint = brush.joint == kNone ? kNone : input.ground.mirrored(brush.joint);
    mirrored.recipient = brush.recipient == kNone ? kNone : input.ground.mirrored(brush.recipient);
    if (mirrored.joint == brush.joint) {
        return paintPass(input, stronger(dab, other), brush);
    }
    return paintBothSides(input, dab, brush, other, mirrored);
}

} // namespace sinew

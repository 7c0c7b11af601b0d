#include "core/layers/brush/Paint.h"

#include "core/layers/brush/BrushChecks.h"
#include "core/layers/brush/PaintStroke.h"

namespace sinew {

Expected<LayerStack> paint(const LayerInput& input, std::span<const ReachedVertex> reach,
                           const Brush& brush) {
    if (auto error = badBrush(input, brush)) {
        return fail(std::move(*error));
    }
    const std::vector<StrokeVertex> dab = strokeVertices(input.context, reach, brush);
    if (!brush.mirror || !input.context.mirror) {
        return paintStroke(input, dab, brush);
    }
    std::vector<StrokeVertex> other = mirroredStroke(input.context, dab);
    std::erase_if(other, [&](const StrokeVertex& vertex) {
        return vertex.at.part < brush.spared.size() && brush.spared[vertex.at.part];
    });
    Brush mirrored = brush;
    mirrored.joint = brush.joint == kNone ? kNone : input.context.mirrored(brush.joint);
    mirrored.recipient = brush.recipient == kNone ? kNone : input.context.mirrored(brush.recipient);
    if (mirrored.joint == brush.joint) {
        return paintStroke(input, stronger(dab, other), brush);
    }
    return paintBothSides(input, dab, brush, other, mirrored);
}

} // namespace sinew

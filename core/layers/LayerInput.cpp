#include "core/layers/LayerInput.h"

namespace sinew {

JointNumbers::JointNumbers(LayerStack& stack, std::span<const std::string> skeletonNames)
    : skeleton(skeletonJoints(stack, skeletonNames))
    , table(skeletonNames.size(), kNone) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (skeleton[j] != kNone) {
            table[static_cast<std::size_t>(skeleton[j])] = static_cast<std::int32_t>(j);
        }
    }
    for (std::size_t j = 0; j < table.size(); ++j) {
        if (table[j] == kNone) {
            table[j] = static_cast<std::int32_t>(stack.joints.size());
            stack.joints.push_back(skeletonNames[j]);
            skeleton.push_back(static_cast<std::int32_t>(j));
        }
    }
}

const PaintEdits* editsToChange(const LayerInput& input, std::size_t part, PaintEdits& fresh) {
    const LayerSurface& surface = *input.context.surface;
    const WeightLayer& layer = *input.stack.layers[input.layer];
    if (part >= surface.partCount() || !fits(layer, part, surface.vertexCount(part)) ||
        layer.kind != LayerKind::Paint) {
        return nullptr;
    }
    if (part < layer.parts.size() && layer.parts[part].edits.vertexCount() == surface.vertexCount(part)) {
        return &layer.parts[part].edits;
    }
    fresh = PaintEdits(surface.vertexCount(part));
    return &fresh;
}

} // namespace sinew

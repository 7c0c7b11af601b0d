#include "app/document/edits/InfluenceEdits.h"

#include "app/document/edits/LayerEdits.h"
#include "core/layers/brush/Paint.h"

#include <QCoreApplication>

namespace sinew {

Expected<void> setJointWeight(Document& document, std::span<const VertexId> vertices, std::int32_t joint,
                              float weight) {
    const auto ready = readyToPaint(document.state());
    if (!ready) {
        return fail(ready.error());
    }
    const auto context = document.layering().context(*ready, false);
    const auto layer = static_cast<std::size_t>(ready->activeLayer);
    const PartWeights below = document.layering().below(*ready, layer);
    std::vector<ReachedVertex> reach;
    for (const VertexId& vertex : vertices) {
        reach.push_back({vertex, 1.0F});
    }
    Brush brush;
    brush.mode = BrushMode::Replace;
    brush.joint = joint;
    brush.value = weight;
    brush.locked = ready->locked;
    const auto painted = paint({ready->layers, layer, below, *context}, reach, brush);
    if (!painted) {
        return fail(painted.error());
    }
    document.change(QCoreApplication::translate("InfluenceEdits", "Set Weight"), [&](DocumentState& state) {
        state.layers = *painted;
        state.activeLayer = ready->activeLayer;
    });
    return {};
}

} // namespace sinew

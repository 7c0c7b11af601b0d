#include "app/document/InfluenceEdits.h"

#include "app/document/LayerEdits.h"
#include "core/layers/Paint.h"

#include <QCoreApplication>

namespace sinew {

Expected<void> setJointWeight(Document& document, std::span<const SurfacePoint> points, std::int32_t joint,
                              float weight) {
    const auto ready = readyToPaint(document.state());
    if (!ready) {
        return fail(ready.error());
    }
    const auto ground = document.layering().ground(*ready, false);
    const auto layer = static_cast<std::size_t>(ready->activeLayer);
    const PartWeights below = document.layering().below(*ready, layer);
    std::vector<ReachedPoint> reach;
    for (const SurfacePoint& point : points) {
        reach.push_back({point, 1.0F});
    }
    Brush brush;
    brush.mode = BrushMode::Replace;
    brush.joint = joint;
    brush.value = weight;
    brush.locked = ready->locked;
    const auto painted = paint({ready->layers, layer, below, *ground}, reach, brush);
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

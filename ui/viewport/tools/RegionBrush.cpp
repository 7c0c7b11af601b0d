#include "ui/viewport/tools/RegionBrush.h"

namespace sinew {

RegionBrush::RegionBrush(Document& document, PosedMesh& posed, PosedPicker& surface, ToolOptions& options)
    : SurfaceBrush(document, surface, options.pick)
    , m_options(options)
    , m_stroke(document, posed) {}

bool RegionBrush::press(const ToolEvent& event) {
    m_stroke.begin(m_options.region, m_options.paint, strokeKindOf(event.keys));
    dab(event);
    return true;
}

Repaint RegionBrush::drag(const ToolEvent& event) {
    follow(event);
    if (!m_stroke.active() || !dabDue(event)) {
        return Repaint::Overlay;
    }
    dab(event);
    return Repaint::Picture;
}

void RegionBrush::dab(const ToolEvent& event) {
    if (const auto dab = dabAt(event)) {
        m_stroke.dab(*dab);
    }
}

void RegionBrush::release(const ToolEvent& /*event*/) {
    if (std::string painted = m_stroke.end(); !painted.empty()) {
        m_options.region = std::move(painted); // the next stroke goes on there
    }
}

} // namespace sinew

#pragma once

#include "app/painting/RegionStroke.h"
#include "ui/viewport/tools/SurfaceBrush.h"

namespace sinew {

/// Paints how much of each vertex the chosen region has. Without one that is painted, a stroke makes one and
/// chooses it. Ctrl takes away, Shift smooths.
class RegionBrush final : public SurfaceBrush {
public:
    RegionBrush(Document& document, PosedMesh& posed, PosedPicker& surface, ToolOptions& options);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return m_stroke.active(); }
    void cancel() override { m_stroke.cancel(); }
    bool paintsRegion() const override { return true; }
    const Region* paintedRegion() const override { return m_stroke.region(); }

private:
    void dab(const ToolEvent& event);

    ToolOptions& m_options;
    RegionStroke m_stroke;
};

} // namespace sinew

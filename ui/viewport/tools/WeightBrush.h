#pragma once

#include "app/painting/BrushStroke.h"
#include "app/view/OrbitCamera.h"
#include "ui/viewport/ViewPicks.h"
#include "ui/viewport/tools/SurfaceBrush.h"

#include <QPainter>
#include <QPointF>

#include <functional>

namespace sinew {

struct ViewTheme;

/// The line that is dragged over the view for a gradient, in logical pixels.
struct GradientLine {
    QPointF from;
    QPointF to;

    /// Too short to have a direction.
    bool empty() const;
    /// Where vertices lie along it as they are seen: before its beginning 0, beyond its end 1, or left alone
    /// where `within` asks for it. `frontOnly`: those that face away are left alone. Keeps the camera.
    AlongLine along(const OrbitCamera& camera, bool within, bool frontOnly) const;
    void paint(QPainter& painter, const ViewTheme& theme) const;
};

/// Paints weights of the active joint on the surface under the cursor, or, as its mode asks, along a line
/// that is dragged or all at once. Ctrl does the opposite, Shift smooths; a click with both makes the joint
/// under the cursor the active one, or, on the skin, the joint that weighs most there.
class WeightBrush final : public SurfaceBrush {
public:
    /// `tell` hears why a stroke cannot be.
    WeightBrush(Document& document, PosedMesh& posed, ViewPicks& picks, PickOptions& pick,
                const PaintOptions& options, std::function<void(const Error&)> tell);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return m_stroke.active(); }
    void cancel() override;
    std::optional<TouchedVertex> touched(const QPointF& cursor) const override { return underBrush(cursor); }
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

private:
    void pickJoint(const ToolEvent& event);
    void dab(const ToolEvent& event);
    void flood(const ToolEvent& event);
    void pullLine(const ToolEvent& event);
    void giveUpOn(const Expected<void>& done);
    std::optional<std::size_t> partAt(const ToolEvent& event) const;
    bool fills(BrushMode mode) const;

    ViewPicks& m_picks;
    const PaintOptions& m_options;
    std::function<void(const Error&)> m_tell;
    BrushStroke m_stroke;
    GradientLine m_line;    ///< while one is dragged
    std::size_t m_part = 0; ///< where that began
    bool m_pulling = false;
};

} // namespace sinew

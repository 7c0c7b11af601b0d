#pragma once

#include "app/painting/BrushStroke.h"
#include "app/view/OrbitCamera.h"
#include "app/view/pick/PosedPicker.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/ViewPicks.h"

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QPolygonF>

#include <functional>

namespace sinew {

struct ViewTheme;

/// The ring of a round brush, seen on dark and on light. Radius in the painter's pixels.
void drawBrushRing(QPainter& painter, const QColor& color, const QPointF& center, double radius);

/// What brushes that go over the surface have in common: a ring that lies on it under the cursor, a second
/// one at its mirror image while strokes paint both sides, its size by the wheel, and where the dabs of a
/// stroke fall.
class SurfaceBrush : public Tool {
public:
    SurfaceBrush(Document& document, PosedMesh& posed, PosedPicker& surface, PickOptions& pick,
                 const PaintOptions& options)
        : m_document(document)
        , m_surface(surface)
        , m_posed(posed)
        , m_pick(pick)
        , m_painting(options) {}

    bool wheel(const ToolEvent& event, double notches) override;
    Repaint hover(const ToolEvent& event) override;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    bool brushes() const override { return true; }

protected:
    /// Ctrl does the opposite, Shift smooths.
    static StrokeKind strokeKindOf(Qt::KeyboardModifiers keys);
    /// Under the cursor; nothing: there is no surface. The next one is due some way from here.
    std::optional<BrushDab> dabAt(const ToolEvent& event);
    bool dabDue(const ToolEvent& event) const;
    /// The ring goes with the cursor.
    void follow(const ToolEvent& event);
    /// What lies under the cursor; nothing: no surface.
    std::optional<TouchedVertex> underBrush(const QPointF& cursor) const;

    Document& m_document;
    PosedPicker& m_surface;

private:
    QPolygonF mirroredRing(const SurfacePick& pick, const OrbitCamera& camera) const;

    PosedMesh& m_posed;
    PickOptions& m_pick;
    const PaintOptions& m_painting;
    QPointF m_last;                   ///< of the last dab
    double m_pressed = 1.0;           ///< of the size: what a pen's pressure left of it in the last dab
    std::optional<VertexId> m_vertex; ///< under the cursor
    QPolygonF m_ring;     ///< round the place under the cursor, on the screen; empty: no surface there
    QPolygonF m_mirrored; ///< round its mirror image, while strokes paint it too; empty: there is none
};

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

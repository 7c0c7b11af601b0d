#pragma once

#include "app/painting/BrushStroke.h"
#include "app/painting/RegionStroke.h"
#include "app/view/pick/PosedPicker.h"
#include "ui/viewport/ToolDesk.h"
#include "ui/viewport/tools/Tool.h"

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QPolygonF>

namespace sinew {

/// The ring of a round brush, seen on dark and on light. Radius in the painter's pixels.
void drawBrushRing(QPainter& painter, const QColor& color, const QPointF& center, double radius);

/// What brushes that go over the surface have in common: a ring that lies on it under the cursor, its size by
/// the wheel, and where the dabs of a stroke fall.
class SurfaceBrush : public Tool {
public:
    SurfaceBrush(Document& document, PosedPicker& surface, PickOptions& pick)
        : m_document(document)
        , m_surface(surface)
        , m_pick(pick) {}

    bool wheel(const ToolEvent& event, double notches) override;
    Repaint hover(const ToolEvent& event) override;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

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
    PickOptions& m_pick;
    QPointF m_last;                   ///< of the last dab
    std::optional<VertexId> m_vertex; ///< under the cursor
    QPolygonF m_ring; ///< round the place under the cursor, on the screen; empty: no surface there
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

} // namespace sinew

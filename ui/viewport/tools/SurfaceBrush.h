#pragma once

#include "app/painting/BrushDab.h"
#include "app/view/pick/PosedPicker.h"
#include "ui/viewport/ToolOptions.h"
#include "ui/viewport/tools/Tool.h"

#include <QPolygonF>

namespace sinew {

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

} // namespace sinew

#pragma once

#include "ui/viewport/ToolDesk.h"
#include "ui/viewport/tools/Tool.h"

#include <QCoreApplication>
#include <QPolygonF>

#include <vector>

namespace sinew {

/// Draws the stroke along which a chain of joints is laid: in the middle of what lies under the cursor or on
/// its surface (ToolOptions::strokeDepth), or beside the character as deep as the stroke was last. Who hears
/// of it makes the chain.
class ChainTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(ChainTool)
public:
    explicit ChainTool(const ToolDesk& desk);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return !m_stroke.empty(); }
    void cancel() override;

    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    bool picksVertices() const override { return false; }
    bool places() const override { return true; }

private:
    void add(const ToolEvent& event);

    Document& m_document;
    PosedMesh& m_posed;
    PosedPicker& m_surface;
    const ToolOptions& m_options;
    std::function<void(const QString&)> m_say;
    std::function<void(const std::vector<Vec3>&)> m_drawn;
    std::vector<Vec3> m_stroke; ///< model space
    QPolygonF m_line;           ///< the same as it was drawn
};

} // namespace sinew

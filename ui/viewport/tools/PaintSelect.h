#pragma once

#include "ui/viewport/tools/SelectTool.h"

namespace sinew {

/// Selects the vertices under a round brush as it goes. One stroke is one undoable step.
class PaintSelect final : public Tool {
public:
    PaintSelect(Document& document, VertexPicker& picker, PickOptions& options);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return m_step.has_value(); }
    void cancel() override;
    Repaint hover(const ToolEvent& event) override;
    bool wheel(const ToolEvent& event, double notches) override;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

private:
    Document& m_document;
    VertexPicker& m_picker;
    PickOptions& m_options;
    SelectMode m_mode = SelectMode::Add;
    std::shared_ptr<const Scene> m_scene;      ///< that the stroke is on
    std::shared_ptr<const VertexSet> m_before; ///< what was selected when the stroke began
    VertexSet m_selected;                      ///< what is by now
    QPointF m_last;
    std::optional<Transaction> m_step; ///< while the button is down
};

} // namespace sinew

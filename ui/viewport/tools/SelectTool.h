#pragma once

#include "app/document/Document.h"
#include "app/document/edits/SelectEdits.h"
#include "app/view/pick/PosedPicker.h"
#include "ui/viewport/ToolTable.h"

#include <vector>

namespace sinew {

/// Shift adds to what is selected, Ctrl takes away.
SelectMode selectModeOf(Qt::KeyboardModifiers keys);

/// What selecting by hand has in common: a click picks the vertex under the cursor, or lets all go where
/// there is none; a double click picks its shell; a longer drag is the tool's own.
class SelectTool : public Tool {
public:
    SelectTool(Document& document, VertexPicker& picker, const PickOptions& options);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool doublePress(const ToolEvent& event) override;
    bool dragging() const override { return m_step.has_value(); }
    void cancel() override;

protected:
    virtual void began() {} ///< at start()
    virtual void moved(const ToolEvent& /*event*/) {}
    virtual void ended(const ToolEvent& event) = 0; ///< a drag that was longer than a click

    Document& document() const { return m_document; }
    const PickOptions& options() const { return m_options; }
    const ScreenPoints& screen(const OrbitCamera& camera) const;
    SelectMode mode() const { return m_mode; } ///< as at the press
    QPointF start() const { return m_start; }
    bool framing() const { return m_framing; } ///< the drag is longer than a click

private:
    void click(const ToolEvent& event);

    Document& m_document;
    VertexPicker& m_picker;
    const PickOptions& m_options;
    SelectMode m_mode = SelectMode::Replace;
    QPointF m_start;
    std::optional<Transaction> m_step; ///< while the button is down
    bool m_framing = false;
};

inline Eigen::Vector2d toEigen(const QPointF& place) {
    return {place.x(), place.y()};
}

/// Selects the vertices in a rectangle that is dragged open.
class BoxSelect final : public SelectTool {
public:
    using SelectTool::SelectTool;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

protected:
    void ended(const ToolEvent& event) override;
};

/// Selects the vertices in a line that is drawn around them.
class LassoSelect final : public SelectTool {
public:
    using SelectTool::SelectTool;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

protected:
    void began() override;
    void moved(const ToolEvent& event) override;
    void ended(const ToolEvent& event) override;

private:
    std::vector<Eigen::Vector2d> m_line;
};

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

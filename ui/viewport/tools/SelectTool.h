#pragma once

#include "app/document/Transaction.h"
#include "app/document/edits/SelectEdits.h"
#include "app/view/pick/VertexPicker.h"
#include "ui/viewport/ToolOptions.h"
#include "ui/viewport/tools/Tool.h"

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

} // namespace sinew

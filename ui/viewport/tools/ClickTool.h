#pragma once

#include "ui/viewport/ViewPicks.h"
#include "ui/viewport/tools/Tool.h"

namespace sinew {

/// A click selects the joint or part under the cursor, one on nothing deselects everything. Shift selects
/// joints beside those that are. With Ctrl, or
/// always if asked for, a click explains the vertex under the cursor.
class ClickTool : public Tool {
public:
    enum class Clicks { Select, Explain };
    ClickTool(Document& document, ViewPicks& picks, Clicks clicks = Clicks::Select);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return false; }
    void cancel() override { m_clicking = false; }
    Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }
    bool picksJoints() const override { return true; }

private:
    void click(const ToolEvent& event);

    Document& m_document;
    ViewPicks& m_picks;
    Clicks m_clicks;
    QPointF m_pressed;
    bool m_clicking = false;
};

} // namespace sinew

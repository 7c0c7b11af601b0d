#pragma once

#include "ui/viewport/tools/SelectTool.h"

#include <vector>

namespace sinew {

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

} // namespace sinew

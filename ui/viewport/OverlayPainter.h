#pragma once

#include "app/view/LabelLayout.h"
#include "app/view/Legend.h"
#include "ui/viewport/Frame.h"

#include <QCoreApplication>
#include <QPainter>

namespace sinew {

/// What is written over the picture: legends, joint names, axes, the character's size, the text of a drag.
class OverlayPainter {
    Q_DECLARE_TR_FUNCTIONS(OverlayPainter)
public:
    OverlayPainter(QPainter& painter, const Frame& frame);

    void drawLegends(const std::vector<Legend>& legends);
    void drawJointNames(std::int32_t hovered);
    void drawAxes();
    void drawSize();
    void drawBadge(const QPointF& place, const QString& text);

private:
    double legendHeight(const Legend& legend) const;
    void drawLegend(const Legend& legend, const QRectF& panel);
    double drawRamp(const Legend& legend, const QRectF& panel, double top);
    void drawPanel(const QRectF& panel);

    QPainter& m_painter;
    const Frame& m_frame;
    QFont m_font;
    QFont m_bold;
    QFont m_small;
};

} // namespace sinew

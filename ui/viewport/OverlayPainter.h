#pragma once

#include "app/view/LabelLayout.h"
#include "ui/viewport/Frame.h"

#include <QCoreApplication>
#include <QPainter>

namespace sinew {

/// What is written over the picture: joint names, axes, the character's size, the text of a drag.
class OverlayPainter {
    Q_DECLARE_TR_FUNCTIONS(OverlayPainter)
public:
    OverlayPainter(QPainter& painter, const Frame& frame);

    void drawJointNames(std::int32_t hovered);
    void drawAxes();
    void drawSize();
    void drawBadge(const QPointF& place, const QString& text);

private:
    QPainter& m_painter;
    const Frame& m_frame;
    QFont m_font;
    QFont m_bold;
    QFont m_small;
};

} // namespace sinew

#include "ui/viewport/tools/BrushRing.h"

namespace sinew {

void drawBrushRing(QPainter& painter, const QColor& color, const QPointF& center, double radius) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 3.0));
    painter.drawEllipse(center, radius, radius);
    painter.setPen(QPen(color, 1.4));
    painter.drawEllipse(center, radius, radius);
}

} // namespace sinew

#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>

namespace sinew {

/// The ring of a round brush, seen on dark and on light. Radius in the painter's pixels.
void drawBrushRing(QPainter& painter, const QColor& color, const QPointF& center, double radius);

} // namespace sinew

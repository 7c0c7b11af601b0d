#include "ui/welcome/Strands.h"

#include "ui/theme/Theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include <cmath>

namespace sinew {
namespace {

constexpr int kStrands = 26;
constexpr double kThinnest = 0.8;

/// A curve from one side of the area to the other that leans together with its neighbours at the joints.
QPainterPath strand(const QRectF& area, double place) {
    const double spread = area.height() * 0.36 * place;
    const auto at = [&](double x, double y, double narrow) {
        return QPointF(area.left() + x * area.width(), area.top() + y * area.height() + narrow * spread);
    };
    QPainterPath path(at(-0.05, 0.95, 0.9));
    path.cubicTo(at(0.06, 0.86, 0.5), at(0.1, 0.78, 0.05), at(0.17, 0.72, 0.05));
    path.cubicTo(at(0.28, 0.62, 0.05), at(0.34, 0.5, 1.0), at(0.5, 0.52, 1.0));
    path.cubicTo(at(0.66, 0.54, 1.0), at(0.72, 0.4, 0.05), at(0.83, 0.28, 0.05));
    path.cubicTo(at(0.9, 0.2, 0.05), at(0.94, 0.12, 0.5), at(1.05, 0.03, 0.9));
    return path;
}

} // namespace

void paintStrands(QPainter& painter, const QRect& area, const QPalette& palette) {
    painter.fillRect(area, palette.color(QPalette::Window));
    QColor color = accentColor();
    const double strength = darkTheme() ? 0.20 : 0.16;
    for (int i = 0; i < kStrands; ++i) {
        const double place = 2.0 * i / (kStrands - 1) - 1.0;
        color.setAlphaF(static_cast<float>(strength * (0.35 + 0.65 * std::abs(place))));
        painter.setPen(QPen(color, kThinnest + 0.6 * std::abs(place)));
        painter.drawPath(strand(area, place));
    }
    constexpr double radius = 9.0;
    color.setAlphaF(static_cast<float>(strength * 2.2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    for (const QPointF joint : {QPointF(0.17, 0.72), QPointF(0.83, 0.28)}) {
        painter.drawEllipse(
            QPointF(area.left() + joint.x() * area.width(), area.top() + joint.y() * area.height()), radius,
            radius);
    }
}

} // namespace sinew

#include "ui/widgets/CurveIcon.h"

#include <QPainter>
#include <QPixmap>

namespace sinew {

QIcon curveIcon(const QWidget& widget, const std::function<double(double)>& function) {
    constexpr int size = 16;
    constexpr int steps = 14;
    constexpr double rim = 1.5;
    const double ratio = widget.devicePixelRatioF();
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widget.palette().color(QPalette::Text), 1.5));
    QPolygonF curve;
    for (int i = 0; i <= steps; ++i) {
        const double at = static_cast<double>(i) / steps;
        const double height = function(at);
        curve << QPointF(rim + at * (size - 2.0 * rim), size - rim - height * (size - 2.0 * rim));
    }
    painter.drawPolyline(curve);
    return {picture};
}

} // namespace sinew

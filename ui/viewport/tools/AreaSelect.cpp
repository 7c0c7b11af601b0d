#include "ui/viewport/tools/AreaSelect.h"

#include "ui/viewport/ViewTheme.h"

#include <QCoreApplication>
#include <QPainterPath>

namespace sinew {
namespace {

/// A line that is seen on dark and on light, around a hint of the colour that its vertices will have.
void drawArea(QPainter& painter, const ViewTheme& theme, const QPainterPath& path) {
    const QColor color = toQt(theme.selected);
    painter.fillPath(path, softened(color, 0.10));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 1.0));
    painter.drawPath(path);
    QPen dashes(color, 1.0);
    dashes.setDashPattern({4.0, 3.0});
    painter.setPen(dashes);
    painter.drawPath(path);
}

} // namespace

void BoxSelect::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    if (framing()) {
        QPainterPath path;
        path.addRect(QRectF(start(), cursor).normalized());
        drawArea(painter, theme, path);
    }
}

void BoxSelect::ended(const ToolEvent& event) {
    pickVertices(document(), screen(event.camera).inBox(toEigen(start()), toEigen(event.place)), mode(),
                 QCoreApplication::translate("SelectTool", "Box Select"));
}

void LassoSelect::began() {
    m_line.assign(1, toEigen(start()));
}

void LassoSelect::moved(const ToolEvent& event) {
    m_line.push_back(toEigen(event.place));
}

void LassoSelect::ended(const ToolEvent& event) {
    pickVertices(document(), screen(event.camera).inLasso(m_line), mode(),
                 QCoreApplication::translate("SelectTool", "Lasso Select"));
}

void LassoSelect::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    if (framing()) {
        QPainterPath path(start());
        for (const Eigen::Vector2d& corner : m_line) {
            path.lineTo(corner.x(), corner.y());
        }
        path.closeSubpath();
        drawArea(painter, theme, path);
    }
}

} // namespace sinew

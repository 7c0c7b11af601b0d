#include "ui/help/tour/TourRing.h"

#include "ui/theme/Theme.h"

#include <QPainter>
#include <QRegion>

namespace sinew {
namespace {
constexpr int kRingOutside = 4; ///< of the target
constexpr int kRingLine = 3;
constexpr double kRingCorner = 8.0;
} // namespace

TourRing::TourRing(QWidget* window)
    : QWidget(window) {
    setObjectName("tour.ring");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

/// Its mask is the ring alone, so that nothing inside is drawn again because of it.
void TourRing::surround(const QWidget& target) {
    QWidget* window = target.window();
    if (parentWidget() != window) {
        setParent(window); // the panel was taken out of its window, or back
    }
    const QRect around(target.mapTo(window, QPoint()), target.size());
    setGeometry(around.adjusted(-kRingOutside, -kRingOutside, kRingOutside, kRingOutside)
                    .intersected(window->rect()));
    constexpr int inner = 2 * kRingLine;
    setMask(QRegion(rect()) - QRegion(rect().adjusted(inner, inner, -inner, -inner)));
    show();
    raise();
}

void TourRing::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(accentColor(), kRingLine));
    constexpr double half = kRingLine / 2.0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), kRingCorner, kRingCorner);
}

} // namespace sinew

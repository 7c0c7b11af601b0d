#include "ui/panels/OpeningPlot.h"

#include "ui/theme/Palette.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr QSize kOpeningPlotSize{220, 92};
constexpr double kOpeningMargin = 7.0;
constexpr double kOpeningKeyRadius = 4.0;
constexpr double kOpeningReach = 8.0; // pixels from the mouse
constexpr double kWidestAngle = 180.0;
constexpr double kValueStep = 0.01;
constexpr int kCurveSteps = 90;

QColor dimmed(QColor color, float opacity) {
    color.setAlphaF(opacity);
    return color;
}

} // namespace

OpeningPlot::OpeningPlot(QWidget* parent)
    : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumHeight(kOpeningPlotSize.height());
}

QSize OpeningPlot::sizeHint() const {
    return kOpeningPlotSize;
}

void OpeningPlot::setCurve(const OpeningCurve& curve) {
    m_curve = curve;
    update();
}

void OpeningPlot::setBend(std::optional<double> degrees) {
    m_bend = degrees;
    update();
}

QRectF OpeningPlot::frame() const {
    const double below = fontMetrics().height() + 2.0;
    return QRectF(rect()).adjusted(kOpeningMargin, kOpeningMargin, -kOpeningMargin, -kOpeningMargin - below);
}

QPointF OpeningPlot::placeOf(double degrees, double value) const {
    const QRectF box = frame();
    return {box.left() + degrees / kWidestAngle * box.width(), box.bottom() - value * box.height()};
}

QPointF OpeningPlot::positionOf(std::size_t key) const {
    return placeOf(static_cast<double>(angleOf(key)), static_cast<double>(m_curve.values[key]));
}

/// The last one first: it lies on top.
std::optional<std::size_t> OpeningPlot::hit(const QPointF& position) const {
    for (std::size_t key = m_curve.values.size(); key-- > 0;) {
        const QPointF off = positionOf(key) - position;
        if (std::hypot(off.x(), off.y()) <= kOpeningReach) {
            return key;
        }
    }
    return std::nullopt;
}

void OpeningPlot::moveChosen(double degrees, double value) {
    OpeningCurve curve = m_curve;
    curve.values[m_chosen] = static_cast<float>(std::clamp(value, 0.0, 1.0));
    if (m_chosen > 0) {
        const double from = m_chosen == 1 ? 0.0 : static_cast<double>(curve.angles[0]);
        const double to = m_chosen == 1 ? static_cast<double>(curve.angles[1]) : kWidestAngle;
        curve.angles[m_chosen - 1] = static_cast<float>(std::clamp(std::round(degrees), from, to));
    }
    if (curve != m_curve) {
        setCurve(curve);
        Q_EMIT edited(curve);
    }
}

void OpeningPlot::mousePressEvent(QMouseEvent* event) {
    const auto key = event->button() == Qt::LeftButton ? hit(event->position()) : std::nullopt;
    if (key) {
        m_dragging = true;
        m_chosen = *key;
        update();
    }
}

void OpeningPlot::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragging) {
        hit(event->position()) ? setCursor(Qt::SizeAllCursor) : unsetCursor();
        return;
    }
    const QRectF box = frame();
    moveChosen((event->position().x() - box.left()) / box.width() * kWidestAngle,
               (box.bottom() - event->position().y()) / box.height());
}

void OpeningPlot::mouseReleaseEvent(QMouseEvent* /*event*/) {
    if (m_dragging) {
        m_dragging = false;
        Q_EMIT released();
    }
}

void OpeningPlot::keyPressEvent(QKeyEvent* event) {
    const auto angle = static_cast<double>(angleOf(m_chosen));
    const auto value = static_cast<double>(m_curve.values[m_chosen]);
    const bool moves = event->modifiers().testFlag(Qt::ControlModifier);
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        moveChosen(angle, value + (key == Qt::Key_Up ? kValueStep : -kValueStep));
    } else if ((key == Qt::Key_Left || key == Qt::Key_Right) && moves) {
        moveChosen(angle + (key == Qt::Key_Right ? 1.0 : -1.0), value);
    } else if (key == Qt::Key_Left || key == Qt::Key_Right) {
        m_chosen =
            key == Qt::Key_Right ? std::min<std::size_t>(m_chosen + 1, 2) : m_chosen - (m_chosen > 0 ? 1 : 0);
        update();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void OpeningPlot::keyReleaseEvent(QKeyEvent* event) {
    QWidget::keyReleaseEvent(event);
    if (!event->isAutoRepeat()) {
        Q_EMIT released();
    }
}

void OpeningPlot::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = frame();
    const QColor text = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    const QColor accent = isEnabled() ? accentColor() : dimmed(text, 0.5F);
    painter.setPen(QPen(dimmed(text, 0.4F), 1.0));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    painter.drawLine(box.bottomLeft(), box.topLeft());
    painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
    const QRectF below(box.left(), box.bottom() + 2.0, box.width(), fontMetrics().height());
    painter.drawText(below, Qt::AlignLeft, tr("%1°").arg(0));
    painter.drawText(below, Qt::AlignHCenter, tr("%1°").arg(90));
    painter.drawText(below, Qt::AlignRight, tr("%1°").arg(180));
    if (m_bend) {
        painter.setPen(QPen(dimmed(text, 0.6F), 1.0, Qt::DashLine));
        painter.drawLine(placeOf(*m_bend, 0.0), placeOf(*m_bend, 1.0));
    }
    QPolygonF line;
    for (int i = 0; i <= kCurveSteps; ++i) {
        const double degrees = kWidestAngle * i / kCurveSteps;
        line << placeOf(degrees, static_cast<double>(m_curve.at(static_cast<float>(degrees))));
    }
    painter.setPen(QPen(accent, 2.0));
    painter.drawPolyline(line);
    for (std::size_t key = 0; key < m_curve.values.size(); ++key) {
        const bool isChosen = key == m_chosen && hasFocus();
        painter.setPen(QPen(isChosen ? text : accent, 1.5));
        painter.setBrush(isChosen ? accent : palette().color(QPalette::Base));
        painter.drawEllipse(positionOf(key), kOpeningKeyRadius, kOpeningKeyRadius);
    }
}

} // namespace sinew

#include "ui/panels/bind/AlphaCurvePlot.h"

#include "ui/theme/Palette.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr QSize kCurvePlotSize{220, 104};
constexpr double kCurvePlotMargin = 7.0;
constexpr double kKeyRadius = 4.0;
constexpr double kKeyReach = 8.0; // pixels from the mouse
constexpr double kKeyAlphaStep = 0.01;

QColor faded(QColor color, float opacity) {
    color.setAlphaF(opacity);
    return color;
}

} // namespace

AlphaCurvePlot::AlphaCurvePlot(QWidget* parent)
    : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumHeight(kCurvePlotSize.height());
}

QSize AlphaCurvePlot::sizeHint() const {
    return kCurvePlotSize;
}

void AlphaCurvePlot::setCurve(std::optional<AlphaCurve> curve) {
    m_curve = std::move(curve);
    if (m_curve && !chosen()) {
        m_chosen = m_curve->keys.empty() ? std::nullopt : std::optional(m_curve->keys.front().angle);
    }
    update();
}

void AlphaCurvePlot::setPoseAngle(std::optional<double> angle) {
    m_poseAngle = angle;
    update();
}

std::optional<AlphaKey> AlphaCurvePlot::chosen() const {
    if (!m_curve || !m_chosen) {
        return std::nullopt;
    }
    const auto key = std::ranges::find(m_curve->keys, *m_chosen, &AlphaKey::angle);
    return key == m_curve->keys.end() ? std::nullopt : std::optional(*key);
}

void AlphaCurvePlot::choose(double angle) {
    m_chosen = angle;
    update();
    Q_EMIT chosenChanged();
}

QRectF AlphaCurvePlot::frame() const {
    const double below = fontMetrics().height() + 2.0;
    return QRectF(rect()).adjusted(kCurvePlotMargin, kCurvePlotMargin, -kCurvePlotMargin,
                                   -kCurvePlotMargin - below);
}

QPointF AlphaCurvePlot::positionOf(const AlphaKey& key) const {
    const QRectF box = frame();
    const double smallest = minAngle(m_curve->angle);
    const double part = (key.angle - smallest) / (kMaxAngle - smallest);
    return {box.left() + part * box.width(), box.bottom() - key.alpha * box.height()};
}

AlphaKey AlphaCurvePlot::keyAt(const QPointF& position) const {
    const QRectF box = frame();
    const double smallest = minAngle(m_curve->angle);
    const double part = std::clamp((position.x() - box.left()) / box.width(), 0.0, 1.0);
    const double alpha = std::clamp((box.bottom() - position.y()) / box.height(), 0.0, 1.0);
    return {std::round(smallest + part * (kMaxAngle - smallest)), alpha};
}

std::optional<std::size_t> AlphaCurvePlot::hit(const QPointF& position) const {
    for (std::size_t i = 0; m_curve && i < m_curve->keys.size(); ++i) {
        const QPointF off = positionOf(m_curve->keys[i]) - position;
        if (std::hypot(off.x(), off.y()) <= kKeyReach) {
            return i;
        }
    }
    return std::nullopt;
}

/// Keys do not pass one another: a key that would fall on another keeps its angle.
void AlphaCurvePlot::moveChosen(const AlphaKey& key) {
    AlphaCurve curve = *m_curve;
    const bool taken = key.angle != m_chosen &&
                       std::ranges::find(curve.keys, key.angle, &AlphaKey::angle) != curve.keys.end();
    const double angle = taken ? *m_chosen : key.angle;
    std::erase_if(curve.keys, [&](const AlphaKey& each) { return each.angle == m_chosen; });
    putKey(curve, {angle, key.alpha});
    m_chosen = angle;
    m_curve = curve;
    update();
    Q_EMIT edited(curve);
    Q_EMIT chosenChanged();
}

/// The last one stays: a curve has a key.
void AlphaCurvePlot::removeChosen() {
    if (!chosen() || m_curve->keys.size() < 2) {
        return;
    }
    AlphaCurve curve = *m_curve;
    std::erase_if(curve.keys, [&](const AlphaKey& each) { return each.angle == m_chosen; });
    m_chosen = curve.keys.front().angle;
    m_curve = curve;
    update();
    Q_EMIT edited(curve);
    Q_EMIT chosenChanged();
    Q_EMIT released();
}

void AlphaCurvePlot::mousePressEvent(QMouseEvent* event) {
    const auto key = event->button() == Qt::LeftButton ? hit(event->position()) : std::nullopt;
    if (key) {
        m_dragging = true;
        choose(m_curve->keys[*key].angle);
    }
}

void AlphaCurvePlot::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging && chosen()) {
        moveChosen(keyAt(event->position()));
        return;
    }
    hit(event->position()) ? setCursor(Qt::SizeAllCursor) : unsetCursor();
}

void AlphaCurvePlot::mouseReleaseEvent(QMouseEvent* /*event*/) {
    if (m_dragging) {
        m_dragging = false;
        Q_EMIT released();
    }
}

void AlphaCurvePlot::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!m_curve || event->button() != Qt::LeftButton) {
        return;
    }
    m_dragging = false;
    if (const auto key = hit(event->position())) {
        choose(m_curve->keys[*key].angle);
        removeChosen();
        return;
    }
    const AlphaKey added = keyAt(event->position());
    AlphaCurve curve = *m_curve;
    putKey(curve, added);
    m_chosen = added.angle;
    m_curve = curve;
    Q_EMIT edited(curve);
    Q_EMIT chosenChanged();
    Q_EMIT released();
}

void AlphaCurvePlot::step(int keys) {
    const auto at = std::ranges::find(m_curve->keys, *m_chosen, &AlphaKey::angle) - m_curve->keys.begin();
    const std::ptrdiff_t last = std::ssize(m_curve->keys) - 1;
    choose(m_curve->keys[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + keys, 0, last))].angle);
}

void AlphaCurvePlot::keyPressEvent(QKeyEvent* event) {
    const std::optional<AlphaKey> key = chosen();
    if (!key) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        step(-1);
        break;
    case Qt::Key_Right:
        step(1);
        break;
    case Qt::Key_Up:
        moveChosen({key->angle, std::min(key->alpha + kKeyAlphaStep, 1.0)});
        break;
    case Qt::Key_Down:
        moveChosen({key->angle, std::max(key->alpha - kKeyAlphaStep, 0.0)});
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeChosen();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void AlphaCurvePlot::paintEvent(QPaintEvent* /*event*/) {
    if (!m_curve || m_curve->keys.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = frame();
    const QColor text = palette().color(QPalette::Text);
    painter.setPen(QPen(faded(text, 0.4F), 1.0));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    painter.drawLine(box.bottomLeft(), box.topLeft());
    const double smallest = minAngle(m_curve->angle);
    painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
    const QRectF below(box.left(), box.bottom() + 2.0, box.width(), fontMetrics().height());
    painter.drawText(below, Qt::AlignLeft, tr("%1°").arg(smallest));
    painter.drawText(below, Qt::AlignHCenter, tr("%1°").arg(0.5 * (smallest + kMaxAngle)));
    painter.drawText(below, Qt::AlignRight, tr("%1°").arg(kMaxAngle));
    if (m_poseAngle) {
        const double x = positionOf({*m_poseAngle, 0.0}).x();
        painter.setPen(QPen(faded(text, 0.6F), 1.0, Qt::DashLine));
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
    QPolygonF line;
    line << positionOf({smallest, m_curve->keys.front().alpha});
    for (const AlphaKey& key : m_curve->keys) {
        line << positionOf(key);
    }
    line << positionOf({kMaxAngle, m_curve->keys.back().alpha});
    painter.setPen(QPen(accentColor(), 2.0));
    painter.drawPolyline(line);
    for (const AlphaKey& key : m_curve->keys) {
        const bool isChosen = key.angle == m_chosen;
        painter.setPen(QPen(isChosen ? text : accentColor(), 1.5));
        painter.setBrush(isChosen ? accentColor() : palette().color(QPalette::Base));
        painter.drawEllipse(positionOf(key), kKeyRadius, kKeyRadius);
    }
    if (hasFocus()) {
        painter.setPen(QPen(faded(accentColor(), 0.6F), 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace sinew

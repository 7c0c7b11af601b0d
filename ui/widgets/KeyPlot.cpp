#include "ui/widgets/KeyPlot.h"

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

QColor fadedInk(QColor color, float opacity) {
    color.setAlphaF(opacity);
    return color;
}

constexpr double kHalfTurn = 180.0;
constexpr double kPlotRoom = 1.25; // above the largest value

double largestValue(const JointDriver& driver) {
    double largest = 0.0;
    for (const DriverKey& key : driver.keys) {
        largest = std::max(largest, std::abs(key.value));
    }
    return largest;
}

} // namespace

PlotCurve plotOf(const JointDriver& driver, double size) {
    PlotCurve plot{minAngle(driver.angle), kMaxAngle, 0.0, 1.0, 0.01, {}};
    const double largest = largestValue(driver);
    if (isRotation(driver.channel)) {
        plot.maxValue = largest > kHalfTurn ? 2.0 * kHalfTurn : kHalfTurn;
        plot.minValue = -plot.maxValue;
        plot.step = 1.0;
    } else if (isTranslation(driver.channel)) {
        plot.maxValue = std::max(0.05 * size, kPlotRoom * largest);
        plot.minValue = -plot.maxValue;
        plot.step = 0.01 * plot.maxValue;
    } else if (driver.channel == DriverChannel::Turn) {
        plot.minValue = std::ranges::any_of(driver.keys, [](const DriverKey& key) { return key.value < 0.0; })
                            ? -1.0
                            : 0.0;
    } else if (isScale(driver.channel)) {
        plot.maxValue = std::max(2.0, kPlotRoom * largest);
    } else {
        plot.maxValue = std::max(1.0, largest);
        plot.minValue = std::ranges::any_of(driver.keys, [](const DriverKey& key) { return key.value < 0.0; })
                            ? -plot.maxValue
                            : 0.0;
    }
    for (const DriverKey& key : driver.keys) {
        plot.keys.push_back({key.angle, key.value});
    }
    std::ranges::sort(plot.keys, {}, &PlotKey::angle);
    return plot;
}

KeyPlot::KeyPlot(QWidget* parent)
    : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumHeight(kCurvePlotSize.height());
}

QSize KeyPlot::sizeHint() const {
    return kCurvePlotSize;
}

void KeyPlot::setPlot(std::optional<PlotCurve> curve) {
    m_curve = std::move(curve);
    if (m_curve && !chosen()) {
        m_chosen = m_curve->keys.empty() ? std::nullopt : std::optional(m_curve->keys.front().angle);
    }
    update();
}

void KeyPlot::setPoseAngle(std::optional<double> angle) {
    m_poseAngle = angle;
    update();
}

std::optional<PlotKey> KeyPlot::chosen() const {
    if (!m_curve || !m_chosen) {
        return std::nullopt;
    }
    const auto key = std::ranges::find(m_curve->keys, *m_chosen, &PlotKey::angle);
    return key == m_curve->keys.end() ? std::nullopt : std::optional(*key);
}

void KeyPlot::choose(double angle) {
    m_chosen = angle;
    update();
    Q_EMIT chosenChanged();
}

double KeyPlot::rounded(double value) const {
    return std::round(value / m_curve->step) * m_curve->step;
}

/// In the place of a key at the same angle.
void KeyPlot::put(PlotCurve& curve, const PlotKey& key) {
    std::erase_if(curve.keys, [&](const PlotKey& other) { return other.angle == key.angle; });
    curve.keys.push_back(key);
    std::ranges::sort(curve.keys, {}, &PlotKey::angle);
}

QRectF KeyPlot::frame() const {
    const double below = fontMetrics().height() + 2.0;
    return QRectF(rect()).adjusted(kCurvePlotMargin, kCurvePlotMargin, -kCurvePlotMargin,
                                   -kCurvePlotMargin - below);
}

QPointF KeyPlot::positionOf(const PlotKey& key) const {
    const QRectF box = frame();
    const double smallest = m_curve->minAngle;
    const double part = (key.angle - smallest) / (m_curve->maxAngle - smallest);
    const double height = (key.value - m_curve->minValue) / (m_curve->maxValue - m_curve->minValue);
    return {box.left() + part * box.width(), box.bottom() - height * box.height()};
}

PlotKey KeyPlot::keyAt(const QPointF& position) const {
    const QRectF box = frame();
    const double smallest = m_curve->minAngle;
    const double part = std::clamp((position.x() - box.left()) / box.width(), 0.0, 1.0);
    const double height = std::clamp((box.bottom() - position.y()) / box.height(), 0.0, 1.0);
    const double value = m_curve->minValue + height * (m_curve->maxValue - m_curve->minValue);
    return {std::round(smallest + part * (m_curve->maxAngle - smallest)), rounded(value)};
}

std::optional<std::size_t> KeyPlot::hit(const QPointF& position) const {
    for (std::size_t i = 0; m_curve && i < m_curve->keys.size(); ++i) {
        const QPointF off = positionOf(m_curve->keys[i]) - position;
        if (std::hypot(off.x(), off.y()) <= kKeyReach) {
            return i;
        }
    }
    return std::nullopt;
}

/// Keys do not pass one another: a key that would fall on another keeps its angle.
void KeyPlot::moveChosen(const PlotKey& key) {
    PlotCurve curve = *m_curve;
    const bool taken = key.angle != m_chosen &&
                       std::ranges::find(curve.keys, key.angle, &PlotKey::angle) != curve.keys.end();
    const double angle = taken ? *m_chosen : key.angle;
    std::erase_if(curve.keys, [&](const PlotKey& each) { return each.angle == m_chosen; });
    put(curve, {angle, key.value});
    m_chosen = angle;
    m_curve = curve;
    update();
    Q_EMIT keysEdited(curve.keys);
    Q_EMIT chosenChanged();
}

/// The last one stays: a curve has a key.
void KeyPlot::removeChosen() {
    if (!chosen() || m_curve->keys.size() < 2) {
        return;
    }
    PlotCurve curve = *m_curve;
    std::erase_if(curve.keys, [&](const PlotKey& each) { return each.angle == m_chosen; });
    m_chosen = curve.keys.front().angle;
    m_curve = curve;
    update();
    Q_EMIT keysEdited(curve.keys);
    Q_EMIT chosenChanged();
    Q_EMIT released();
}

void KeyPlot::mousePressEvent(QMouseEvent* event) {
    const auto key = event->button() == Qt::LeftButton ? hit(event->position()) : std::nullopt;
    if (key) {
        m_dragging = true;
        choose(m_curve->keys[*key].angle);
    }
}

void KeyPlot::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging && chosen()) {
        moveChosen(keyAt(event->position()));
        return;
    }
    hit(event->position()) ? setCursor(Qt::SizeAllCursor) : unsetCursor();
}

void KeyPlot::mouseReleaseEvent(QMouseEvent* /*event*/) {
    if (m_dragging) {
        m_dragging = false;
        Q_EMIT released();
    }
}

void KeyPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!m_curve || event->button() != Qt::LeftButton) {
        return;
    }
    m_dragging = false;
    if (const auto key = hit(event->position())) {
        choose(m_curve->keys[*key].angle);
        removeChosen();
        return;
    }
    const PlotKey added = keyAt(event->position());
    PlotCurve curve = *m_curve;
    put(curve, added);
    m_chosen = added.angle;
    m_curve = curve;
    Q_EMIT keysEdited(curve.keys);
    Q_EMIT chosenChanged();
    Q_EMIT released();
}

void KeyPlot::step(int keys) {
    const auto at = std::ranges::find(m_curve->keys, *m_chosen, &PlotKey::angle) - m_curve->keys.begin();
    const std::ptrdiff_t last = std::ssize(m_curve->keys) - 1;
    choose(m_curve->keys[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + keys, 0, last))].angle);
}

void KeyPlot::keyPressEvent(QKeyEvent* event) {
    const std::optional<PlotKey> key = chosen();
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
        moveChosen({key->angle, std::min(rounded(key->value + m_curve->step), m_curve->maxValue)});
        break;
    case Qt::Key_Down:
        moveChosen({key->angle, std::max(rounded(key->value - m_curve->step), m_curve->minValue)});
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeChosen();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void KeyPlot::paintEvent(QPaintEvent* /*event*/) {
    if (!m_curve || m_curve->keys.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = frame();
    const QColor text = palette().color(QPalette::Text);
    painter.setPen(QPen(fadedInk(text, 0.4F), 1.0));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    painter.drawLine(box.bottomLeft(), box.topLeft());
    if (m_curve->minValue < 0.0 && m_curve->maxValue > 0.0) {
        const double zero = positionOf({m_curve->minAngle, 0.0}).y();
        painter.setPen(QPen(fadedInk(text, 0.25F), 1.0));
        painter.drawLine(QPointF(box.left(), zero), QPointF(box.right(), zero));
    }
    const double smallest = m_curve->minAngle;
    painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
    const QRectF below(box.left(), box.bottom() + 2.0, box.width(), fontMetrics().height());
    painter.drawText(below, Qt::AlignLeft, tr("%1°").arg(smallest));
    painter.drawText(below, Qt::AlignHCenter, tr("%1°").arg(0.5 * (smallest + m_curve->maxAngle)));
    painter.drawText(below, Qt::AlignRight, tr("%1°").arg(m_curve->maxAngle));
    if (m_poseAngle) {
        const double x = positionOf({*m_poseAngle, m_curve->minValue}).x();
        painter.setPen(QPen(fadedInk(text, 0.6F), 1.0, Qt::DashLine));
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
    QPolygonF line;
    line << positionOf({smallest, m_curve->keys.front().value});
    for (const PlotKey& key : m_curve->keys) {
        line << positionOf(key);
    }
    line << positionOf({m_curve->maxAngle, m_curve->keys.back().value});
    painter.setPen(QPen(accentColor(), 2.0));
    painter.drawPolyline(line);
    for (const PlotKey& key : m_curve->keys) {
        const bool isChosen = key.angle == m_chosen;
        painter.setPen(QPen(isChosen ? text : accentColor(), 1.5));
        painter.setBrush(isChosen ? accentColor() : palette().color(QPalette::Base));
        painter.drawEllipse(positionOf(key), kKeyRadius, kKeyRadius);
    }
    if (hasFocus()) {
        painter.setPen(QPen(fadedInk(accentColor(), 0.6F), 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace sinew

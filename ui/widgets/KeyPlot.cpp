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
constexpr int kCurveSteps = 90;

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
    PlotCurve plot{.minAngle = minAngle(driver.angle), .maxAngle = kMaxAngle};
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
    const std::optional<PlotKey> before = chosen();
    m_curve = std::move(curve);
    if (!m_curve || m_curve->keys.empty()) {
        m_chosen.reset();
    } else if (const auto same = before ? keyOf(before->angle) : std::nullopt) {
        m_chosen = same;
    } else {
        m_chosen = m_curve->fixedKeys ? std::min(m_chosen.value_or(0), m_curve->keys.size() - 1) : 0;
    }
    update();
}

void KeyPlot::setPoseAngle(std::optional<double> angle) {
    m_poseAngle = angle;
    update();
}

std::optional<PlotKey> KeyPlot::chosen() const {
    return m_curve && m_chosen ? std::optional(m_curve->keys[*m_chosen]) : std::nullopt;
}

/// Of several at one angle the one that is chosen already.
std::optional<std::size_t> KeyPlot::keyOf(double angle) const {
    const std::vector<PlotKey>& keys = m_curve->keys;
    if (m_chosen && *m_chosen < keys.size() && keys[*m_chosen].angle == angle) {
        return m_chosen;
    }
    const auto key = std::ranges::find(keys, angle, &PlotKey::angle);
    return key == keys.end() ? std::nullopt : std::optional(static_cast<std::size_t>(key - keys.begin()));
}

void KeyPlot::choose(double angle) {
    m_chosen = m_curve ? keyOf(angle) : std::nullopt;
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

/// The last one first: it lies on top.
std::optional<std::size_t> KeyPlot::hit(const QPointF& position) const {
    for (std::size_t i = m_curve ? m_curve->keys.size() : 0; i-- > 0;) {
        const QPointF off = positionOf(m_curve->keys[i]) - position;
        if (std::hypot(off.x(), off.y()) <= kKeyReach) {
            return i;
        }
    }
    return std::nullopt;
}

void KeyPlot::take(const PlotCurve& curve, double chosenAngle) {
    m_curve = curve;
    m_chosen = keyOf(chosenAngle);
    update();
    Q_EMIT keysEdited(curve.keys); // not m_curve's, which whoever hears of it may set
    Q_EMIT chosenChanged();
}

/// A key that would fall on another keeps its angle.
void KeyPlot::moveChosen(const PlotKey& key) {
    PlotCurve curve = *m_curve;
    std::vector<PlotKey>& keys = curve.keys;
    const std::size_t at = *m_chosen;
    const double before = keys[at].angle;
    if (curve.fixedKeys) {
        const double from = at == 0 ? before : keys[at - 1].angle;
        const double to = at + 1 < keys.size() ? keys[at + 1].angle : curve.maxAngle;
        keys[at] = {at == 0 ? before : std::clamp(key.angle, from, to), key.value};
        take(curve, keys[at].angle);
        return;
    }
    const bool taken = key.angle != before && keyOf(key.angle);
    const double angle = taken ? before : std::clamp(key.angle, curve.minAngle, curve.maxAngle);
    keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(at));
    put(curve, {angle, key.value});
    take(curve, angle);
}

/// The last one stays: a curve has a key.
void KeyPlot::removeChosen() {
    if (!chosen() || m_curve->fixedKeys || m_curve->keys.size() < 2) {
        return;
    }
    PlotCurve curve = *m_curve;
    curve.keys.erase(curve.keys.begin() + static_cast<std::ptrdiff_t>(*m_chosen));
    take(curve, curve.keys.front().angle);
    Q_EMIT released();
}

void KeyPlot::mousePressEvent(QMouseEvent* event) {
    const auto key = event->button() == Qt::LeftButton ? hit(event->position()) : std::nullopt;
    if (key) {
        m_dragging = true;
        m_chosen = key;
        update();
        Q_EMIT chosenChanged();
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
        m_chosen = key;
        removeChosen();
    } else if (!m_curve->fixedKeys) {
        const PlotKey added = keyAt(event->position());
        PlotCurve curve = *m_curve;
        put(curve, added);
        take(curve, added.angle);
        Q_EMIT released();
    }
}

void KeyPlot::step(int keys) {
    const std::ptrdiff_t last = std::ssize(m_curve->keys) - 1;
    const auto at = static_cast<std::ptrdiff_t>(*m_chosen);
    m_chosen = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + keys, 0, last));
    update();
    Q_EMIT chosenChanged();
}

void KeyPlot::keyPressEvent(QKeyEvent* event) {
    const std::optional<PlotKey> key = chosen();
    if (!key) {
        QWidget::keyPressEvent(event);
        return;
    }
    const bool turns = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int by = event->key() == Qt::Key_Right ? 1 : -1;
        turns ? moveChosen({key->angle + by, key->value}) : step(by);
        break;
    }
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

void KeyPlot::keyReleaseEvent(QKeyEvent* event) {
    QWidget::keyReleaseEvent(event);
    if (!event->isAutoRepeat()) {
        Q_EMIT released();
    }
}

void KeyPlot::drawAxes(QPainter& painter) const {
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
}

void KeyPlot::drawCurve(QPainter& painter) const {
    QPolygonF line;
    if (m_curve->valueAt) {
        for (int i = 0; i <= kCurveSteps; ++i) {
            const double part = static_cast<double>(i) / kCurveSteps;
            const double angle = std::lerp(m_curve->minAngle, m_curve->maxAngle, part);
            line << positionOf({angle, m_curve->valueAt(angle)});
        }
    } else {
        line << positionOf({m_curve->minAngle, m_curve->keys.front().value});
        for (const PlotKey& key : m_curve->keys) {
            line << positionOf(key);
        }
        line << positionOf({m_curve->maxAngle, m_curve->keys.back().value});
    }
    const QColor text = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    const QColor accent = isEnabled() ? accentColor() : fadedInk(text, 0.5F);
    painter.setPen(QPen(accent, 2.0));
    painter.drawPolyline(line);
    for (std::size_t key = 0; key < m_curve->keys.size(); ++key) {
        const bool isChosen = key == m_chosen;
        painter.setPen(QPen(isChosen ? text : accent, 1.5));
        painter.setBrush(isChosen ? accent : palette().color(QPalette::Base));
        painter.drawEllipse(positionOf(m_curve->keys[key]), kKeyRadius, kKeyRadius);
    }
}

void KeyPlot::paintEvent(QPaintEvent* /*event*/) {
    if (!m_curve || m_curve->keys.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(painter);
    drawCurve(painter);
    if (hasFocus()) {
        painter.setPen(QPen(fadedInk(accentColor(), 0.6F), 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace sinew

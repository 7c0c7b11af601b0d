#include "ui/panels/weights/FalloffPlot.h"

#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "app/view/ColorMaps.h"
#include "ui/panels/fields/SettingField.h"
#include "ui/theme/Palette.h"
#include "ui/widgets/Panel.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr QSize kFalloffPlotSize{240, 132};
constexpr int kMinFalloffPlot = 80; // pixels high
constexpr double kPlotMargin = 6.0;
constexpr double kCatch = 6.0;      // pixels from the mouse
constexpr double kMarkRadius = 4.0; // radius of a mark
constexpr double kOldMarks = 0.35;  // opacity of marks while others are worked out
constexpr double kCurveStep = 2.0;  // pixels
constexpr double kAlphaStep = 0.01; // of the arrow keys
constexpr double kPruneStep = 0.005;

constexpr std::array kDrawnFalloffs{Falloff::Power, Falloff::Quadratic, Falloff::Exponential};

QColor paler(QColor color, float alpha) {
    color.setAlphaF(alpha);
    return color;
}

QString falloffName(Falloff falloff) {
    const auto at =
        static_cast<std::size_t>(std::ranges::find(kDrawnFalloffs, falloff) - kDrawnFalloffs.begin());
    return settingWords(settingTextOf("falloff").choices.at(at).name);
}

} // namespace

FalloffPlot::FalloffPlot(Document& document, Explainer& explainer, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_explainer(explainer) {
    setObjectName("influences.falloff");
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(kMinFalloffPlot);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::Weights | DocumentChange::Selection,
                      this, &FalloffPlot::show);
    connect(&explainer, &Explainer::changed, this, &FalloffPlot::show);
    retranslate();
    show();
}

QSize FalloffPlot::sizeHint() const {
    return kFalloffPlotSize;
}

void FalloffPlot::retranslate() {
    describe(
        this, tr("Falloff of the vertex"),
        tr("Weight over distance: a mark for each bone. Drag the curve for the stiffness, the dashed lines "
           "for max influences and prune below; double-click a pale curve to take that falloff. Keys: left "
           "and right, up and down, plus and minus"));
    update();
}

const BindSettings& FalloffPlot::settings() const {
    return m_document.state().settings;
}

/// While a new explanation is worked out the old one stays, so that nothing jumps under the mouse.
void FalloffPlot::show() {
    const auto& explanation = m_explainer.explanation();
    const auto& vertex = m_document.state().selection.vertex;
    if (!vertex || !m_document.state().bound()) {
        m_curve.reset();
    } else if (explanation && explanation->vertex == *vertex) {
        m_curve = FalloffCurve::of(*explanation);
    }
    update();
}

double FalloffPlot::markOpacity() const {
    const auto& explanation = m_explainer.explanation();
    const bool inForce = explanation && explanation->vertex == m_document.state().selection.vertex &&
                         !m_explainer.running() && !m_document.weightsAwaited();
    return inForce ? 1.0 : kOldMarks;
}

QRectF FalloffPlot::frame() const {
    const double below = fontMetrics().height() + 2.0;
    return QRectF(rect()).adjusted(kPlotMargin, kPlotMargin, -kPlotMargin, -kPlotMargin - below);
}

QPointF FalloffPlot::positionOf(double distance, double weight) const {
    const QRectF box = frame();
    return {box.left() + box.width() * distance / m_curve->farthest(), box.bottom() - box.height() * weight};
}

double FalloffPlot::distanceAt(double x) const {
    const QRectF box = frame();
    return std::clamp((x - box.left()) / box.width(), 0.0, 1.0) * m_curve->farthest();
}

double FalloffPlot::weightAtY(double y) const {
    const QRectF box = frame();
    return std::clamp((box.bottom() - y) / box.height(), 0.0, 1.0);
}

/// Midway between the last bone that the limit lets in and the next.
std::optional<double> FalloffPlot::limitX() const {
    const auto limit = static_cast<std::size_t>(settings().maxInfluences);
    const std::vector<FalloffMark>& marks = m_curve->marks();
    if (limit == 0 || limit > marks.size()) {
        return std::nullopt;
    }
    const double last = marks[limit - 1].distance;
    const double next = limit < marks.size() ? marks[limit].distance : 1.05 * last;
    return std::min(positionOf(0.5 * (last + next), 0.0).x(), frame().right());
}

FalloffPlot::Hit FalloffPlot::hitAt(const QPointF& position) const {
    const auto offCurve = [&](Falloff falloff) {
        const double weight = m_curve->weightAt(distanceAt(position.x()), falloff, settings().alpha);
        const double beside = m_curve->weightAt(distanceAt(position.x() + 1.0), falloff, settings().alpha);
        const QRectF box = frame();
        const double slope = box.height() * (weight - beside);
        return std::abs(position.y() - (box.bottom() - box.height() * weight)) / std::hypot(1.0, slope);
    };
    if (markAt(position) != nullptr || offCurve(settings().falloff) < kCatch) {
        return {Part::Curve, settings().falloff};
    }
    if (const auto x = limitX(); x && std::abs(position.x() - *x) < kCatch) {
        return {Part::Limit, settings().falloff};
    }
    const double y = positionOf(0.0, m_curve->relativeThreshold(settings().pruneBelow)).y();
    if (std::abs(position.y() - y) < kCatch) {
        return {Part::Threshold, settings().falloff};
    }
    for (const Falloff falloff : kDrawnFalloffs) {
        if (falloff != settings().falloff && offCurve(falloff) < kCatch) {
            return {Part::OtherFalloff, falloff};
        }
    }
    return {};
}

const FalloffMark* FalloffPlot::markAt(const QPointF& position) const {
    for (const FalloffMark& mark : m_curve->marks()) {
        const QPointF off = positionOf(mark.distance, mark.weight) - position;
        if (std::hypot(off.x(), off.y()) < kCatch) {
            return &mark;
        }
    }
    return nullptr;
}

void FalloffPlot::change(const std::function<void(BindSettings&)>& edit) {
    editSettings(m_document, MergeKey::Setting, edit, WeightUpdate::Later);
}

void FalloffPlot::drag(const QPointF& position) {
    const double distance = std::max(distanceAt(position.x()), 1.02 * m_curve->nearest());
    const double weight = weightAtY(position.y());
    switch (m_dragged) {
    case Part::Curve: {
        const double alpha = m_curve->alphaThrough(distance, weight, settings().falloff);
        change([&](BindSettings& edited) { edited.alpha = std::round(100.0 * alpha) / 100.0; });
        break;
    }
    case Part::Limit: {
        const int count = m_curve->countTo(distanceAt(position.x()));
        change([&](BindSettings& edited) { edited.maxInfluences = count; });
        break;
    }
    case Part::Threshold: {
        const double threshold = std::round(1000.0 * m_curve->threshold(weight)) / 1000.0;
        change([&](BindSettings& edited) {
            edited.pruneBelow = std::clamp(threshold, 0.0, kMaxWeightThreshold);
        });
        break;
    }
    default:
        break;
    }
}

void FalloffPlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_curve) {
        return;
    }
    m_pressed = event->position();
    m_moved = false;
    m_dragged = hitAt(m_pressed).part;
}

void FalloffPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    const Hit hit = m_curve ? hitAt(event->position()) : Hit();
    if (event->button() == Qt::LeftButton && hit.part == Part::OtherFalloff) {
        editSettings(m_document, MergeKey::None, [&](BindSettings& edited) { edited.falloff = hit.falloff; });
    }
}

void FalloffPlot::mouseMoveEvent(QMouseEvent* event) {
    if (!m_curve) {
        return;
    }
    if (m_dragged != Part::None) {
        const double dragged = (event->position() - m_pressed).manhattanLength();
        m_moved = m_moved || dragged >= QApplication::startDragDistance();
        if (m_moved) {
            drag(event->position());
        }
        return;
    }
    switch (hitAt(event->position()).part) {
    case Part::Curve:
        setCursor(Qt::SizeAllCursor);
        break;
    case Part::Limit:
        setCursor(Qt::SizeHorCursor);
        break;
    case Part::Threshold:
        setCursor(Qt::SizeVerCursor);
        break;
    case Part::OtherFalloff:
        setCursor(Qt::PointingHandCursor);
        break;
    case Part::None:
        unsetCursor();
        break;
    }
}

void FalloffPlot::mouseReleaseEvent(QMouseEvent* /*event*/) {
    if (m_dragged != Part::None) {
        m_dragged = Part::None;
        m_document.endMerge();
    }
}

void FalloffPlot::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const double step = event->key() == Qt::Key_Right ? kAlphaStep : -kAlphaStep;
        change([&](BindSettings& edited) { edited.alpha = std::clamp(edited.alpha + step, 0.0, 1.0); });
        break;
    }
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const double step = event->key() == Qt::Key_Up ? kPruneStep : -kPruneStep;
        change([&](BindSettings& edited) {
            edited.pruneBelow = std::clamp(edited.pruneBelow + step, 0.0, kMaxWeightThreshold);
        });
        break;
    }
    case Qt::Key_Plus:
    case Qt::Key_Minus: {
        const int step = event->key() == Qt::Key_Plus ? 1 : -1;
        change(
            [&](BindSettings& edited) { edited.maxInfluences = std::max(1, edited.maxInfluences + step); });
        break;
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

QString FalloffPlot::tipAt(const QPointF& position) const {
    if (const FalloffMark* mark = markAt(position)) {
        const DocumentState& state = m_document.state();
        const auto& joint = state.scene->skeleton.joints[static_cast<std::size_t>(mark->joint)];
        return tr("%1: %2 away, %3 of the strongest weight")
            .arg(QString::fromStdString(joint.name),
                 QString::fromStdString(
                     lengthText(mark->distance * m_curve->metersPerUnit(), state.scene->metersPerUnit)),
                 QString::fromStdString(percentText(mark->weight)));
    }
    const Hit hit = hitAt(position);
    switch (hit.part) {
    case Part::Curve:
        return tr("%1: drag for the stiffness").arg(falloffName(hit.falloff));
    case Part::OtherFalloff:
        return tr("%1: double-click to take this falloff").arg(falloffName(hit.falloff));
    case Part::Limit:
        return tr("Drag for max influences");
    case Part::Threshold:
        return tr("Drag for prune below");
    case Part::None:
        break;
    }
    return {};
}

bool FalloffPlot::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_curve) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const QString tip = tipAt(help->pos()); !tip.isEmpty()) {
            QToolTip::showText(help->globalPos(), tip, this);
            return true;
        }
    }
    return QWidget::event(event);
}

QPolygonF FalloffPlot::polygonOf(Falloff falloff) const {
    QPolygonF line;
    const int steps = std::max(1, static_cast<int>(frame().width() / kCurveStep));
    for (int i = 0; i <= steps; ++i) {
        const double distance = m_curve->farthest() * i / steps;
        line << positionOf(distance, m_curve->weightAt(distance, falloff, settings().alpha));
    }
    return line;
}

void FalloffPlot::paintCurves(QPainter& painter) const {
    for (const Falloff falloff : kDrawnFalloffs) {
        if (falloff != settings().falloff) {
            painter.setPen(QPen(paler(palette().color(QPalette::Text), 0.22F), 1.2));
            painter.drawPolyline(polygonOf(falloff));
        }
    }
    QPolygonF area = polygonOf(settings().falloff);
    area << frame().bottomRight() << frame().bottomLeft();
    painter.setPen(Qt::NoPen);
    painter.setBrush(paler(accentColor(), 0.14F));
    painter.drawPolygon(area);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(accentColor(), 2.0));
    painter.drawPolyline(polygonOf(settings().falloff));
}

void FalloffPlot::paintLimits(QPainter& painter) const {
    painter.setPen(QPen(paler(palette().color(QPalette::Text), 0.6F), 1.0, Qt::DashLine));
    if (const auto x = limitX()) {
        painter.drawLine(QPointF(*x, frame().top()), QPointF(*x, frame().bottom()));
    }
    if (settings().pruneBelow > 0.0) {
        const double y = positionOf(0.0, m_curve->relativeThreshold(settings().pruneBelow)).y();
        painter.drawLine(QPointF(frame().left(), y), QPointF(frame().right(), y));
    }
}

void FalloffPlot::paintMarks(QPainter& painter) const {
    const QColor ground = palette().color(QPalette::Base);
    painter.setOpacity(markOpacity());
    for (const FalloffMark& mark : m_curve->marks()) {
        if (mark.distance > m_curve->farthest()) {
            break;
        }
        const QPointF dot = positionOf(mark.distance, mark.weight);
        const Rgba rgba = distinctColor(mark.rank);
        const auto part = [rgba](unsigned index) { return static_cast<int>(channel(rgba, index)); };
        const QColor color(part(0), part(1), part(2));
        painter.setPen(QPen(paler(color, 0.8F), 1.0));
        painter.drawLine(dot, QPointF(dot.x(), frame().bottom()));
        painter.setPen(QPen(ground, 1.0));
        painter.setBrush(color);
        painter.drawEllipse(dot, kMarkRadius, kMarkRadius);
    }
    painter.setOpacity(1.0);
}

void FalloffPlot::paintAxes(QPainter& painter) const {
    const QRectF box = frame();
    painter.setPen(QPen(paler(palette().color(QPalette::Text), 0.4F), 1.0));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    painter.drawLine(box.bottomLeft(), box.topLeft());
    painter.setPen(palette().color(QPalette::Disabled, QPalette::Text));
    const QRectF below(box.left(), box.bottom() + 2.0, box.width(), fontMetrics().height());
    painter.drawText(below, Qt::AlignLeft, tr("distance"));
    const double meters = m_curve->farthest() * m_curve->metersPerUnit();
    painter.drawText(below, Qt::AlignRight,
                     QString::fromStdString(lengthText(meters, m_document.state().scene->metersPerUnit)));
}

void FalloffPlot::paintEvent(QPaintEvent* /*event*/) {
    if (!m_curve) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter);
    paintCurves(painter);
    paintLimits(painter);
    paintMarks(painter);
    if (hasFocus()) {
        painter.setPen(QPen(paler(accentColor(), 0.6F), 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace sinew

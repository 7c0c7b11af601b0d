#include "ui/viewport/tools/SurfaceBrush.h"

#include "ui/viewport/ViewTheme.h"

#include <QLineF>

#include <numbers>

namespace sinew {

void drawBrushRing(QPainter& painter, const QColor& color, const QPointF& center, double radius) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 3.0));
    painter.drawEllipse(center, radius, radius);
    painter.setPen(QPen(color, 1.4));
    painter.drawEllipse(center, radius, radius);
}

namespace {

constexpr double kSpacing = 0.25; ///< of the radius: how far the cursor goes from dab to dab
constexpr int kRingCorners = 48;

/// A circle that lies on the surface.
QPolygonF ringOn(const SurfacePick& pick, const OrbitCamera& camera, double radius) {
    const Vec3 u = pick.normal.unitOrthogonal();
    const Vec3 v = pick.normal.cross(u);
    QPolygonF ring;
    for (int k = 0; k < kRingCorners; ++k) {
        const double angle = 2.0 * std::numbers::pi * k / kRingCorners;
        const Eigen::Vector2d at =
            camera.onScreen(pick.place + radius * (std::cos(angle) * u + std::sin(angle) * v));
        ring << QPointF(at.x(), at.y());
    }
    return ring;
}

} // namespace

StrokeKind SurfaceBrush::strokeKindOf(Qt::KeyboardModifiers keys) {
    if (keys.testFlag(Qt::ShiftModifier)) {
        return StrokeKind::Smooth;
    }
    return keys.testFlag(Qt::ControlModifier) ? StrokeKind::Opposite : StrokeKind::Plain;
}

std::optional<BrushDab> SurfaceBrush::dabAt(const ToolEvent& event) {
    m_last = event.place;
    const auto pick = m_surface.surface(event.camera, event.place.x(), event.place.y());
    if (!pick) {
        return std::nullopt;
    }
    BrushDab dab;
    dab.part = pick->vertex.part;
    dab.triangle = pick->triangle;
    dab.shares = pick->shares;
    dab.radius = m_pick.radius * event.camera.unitsPerPixel(pick->place);
    dab.view = -event.camera.towardEyeFrom(pick->place);
    dab.pressure = event.pressure;
    return dab;
}

bool SurfaceBrush::dabDue(const ToolEvent& event) const {
    return QLineF(m_last, event.place).length() >= kSpacing * m_pick.radius;
}

bool SurfaceBrush::wheel(const ToolEvent& /*event*/, double notches) {
    m_pick.resize(notches);
    return true;
}

Repaint SurfaceBrush::hover(const ToolEvent& event) {
    follow(event);
    return Repaint::Overlay;
}

void SurfaceBrush::follow(const ToolEvent& event) {
    const auto pick = m_document.state().scene
                          ? m_surface.surface(event.camera, event.place.x(), event.place.y())
                          : std::nullopt;
    m_ring = pick ? ringOn(*pick, event.camera, m_pick.radius * event.camera.unitsPerPixel(pick->place))
                  : QPolygonF();
    m_vertex = pick ? std::optional(pick->vertex) : std::nullopt;
}

std::optional<TouchedVertex> SurfaceBrush::underBrush(const QPointF& cursor) const {
    if (!m_vertex) {
        return std::nullopt;
    }
    const QPointF reach(m_pick.radius, m_pick.radius);
    return TouchedVertex{*m_vertex, QRectF(cursor - reach, cursor + reach).united(m_ring.boundingRect())};
}

void SurfaceBrush::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    if (m_ring.isEmpty()) {
        drawBrushRing(painter, theme.text, cursor, m_pick.radius);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 3.0));
    painter.drawPolygon(m_ring);
    painter.setPen(QPen(toQt(theme.selected), 1.6));
    painter.drawPolygon(m_ring);
}

RegionBrush::RegionBrush(Document& document, PosedMesh& posed, PosedPicker& surface, ToolOptions& options)
    : SurfaceBrush(document, surface, options.pick)
    , m_options(options)
    , m_stroke(document, posed) {}

bool RegionBrush::press(const ToolEvent& event) {
    m_stroke.begin(m_options.region, m_options.paint, strokeKindOf(event.keys));
    dab(event);
    return true;
}

Repaint RegionBrush::drag(const ToolEvent& event) {
    follow(event);
    if (!m_stroke.active() || !dabDue(event)) {
        return Repaint::Overlay;
    }
    dab(event);
    return Repaint::Picture;
}

void RegionBrush::dab(const ToolEvent& event) {
    if (const auto dab = dabAt(event)) {
        m_stroke.dab(*dab);
    }
}

void RegionBrush::release(const ToolEvent& /*event*/) {
    if (std::string painted = m_stroke.end(); !painted.empty()) {
        m_options.region = std::move(painted); // the next stroke goes on there
    }
}

} // namespace sinew

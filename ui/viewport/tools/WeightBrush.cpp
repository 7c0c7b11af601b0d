#include "ui/viewport/tools/WeightBrush.h"

#include "ui/viewport/ViewTheme.h"
#include "ui/viewport/tools/BrushRing.h"

#include <QLineF>

#include <numbers>

namespace sinew {
namespace {

constexpr double kSpacing = 0.25; ///< of the radius: how far the cursor goes from dab to dab
constexpr int kRingCorners = 48;

StrokeKind kindOf(Qt::KeyboardModifiers keys) {
    if (keys.testFlag(Qt::ShiftModifier)) {
        return StrokeKind::Smooth;
    }
    return keys.testFlag(Qt::ControlModifier) ? StrokeKind::Opposite : StrokeKind::Plain;
}

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

WeightBrush::WeightBrush(Document& document, PosedMesh& posed, PosedPicker& surface, PickOptions& pick,
                         const PaintOptions& options, std::function<void(const Error&)> tell)
    : m_document(document)
    , m_surface(surface)
    , m_pick(pick)
    , m_options(options)
    , m_tell(std::move(tell))
    , m_stroke(document, posed) {}

/// Shift smooths under the brush, whatever the mode; masks are painted by dabs too.
bool WeightBrush::fills(BrushMode mode) const {
    return m_options.mode == mode && !m_options.mask;
}

bool WeightBrush::press(const ToolEvent& event) {
    const StrokeKind kind = kindOf(event.keys);
    const bool line = kind != StrokeKind::Smooth && fills(BrushMode::Gradient);
    const bool all = kind != StrokeKind::Smooth && fills(BrushMode::Flood);
    const std::optional<std::size_t> part = partAt(event);
    if ((line || all) && !part) {
        return false;
    }
    if (const auto begun = m_stroke.begin(m_options, kind); !begun) {
        m_tell(begun.error());
        return false;
    }
    if (line) {
        m_line = {event.place, event.place};
        m_part = *part;
        m_pulling = true;
    } else if (all) {
        flood(event);
    } else {
        dab(event);
    }
    return m_stroke.active();
}

/// The part under the cursor; where vertices are selected, any.
std::optional<std::size_t> WeightBrush::partAt(const ToolEvent& event) const {
    const auto pick = m_surface.surface(event.camera, event.place.x(), event.place.y());
    return pick                          ? std::optional<std::size_t>(pick->vertex.part)
           : m_document.state().selected ? std::optional<std::size_t>(0)
                                         : std::nullopt;
}

Repaint WeightBrush::drag(const ToolEvent& event) {
    follow(event);
    if (m_pulling) {
        pullLine(event);
    } else if (m_stroke.active() && QLineF(m_last, event.place).length() >= kSpacing * m_pick.radius) {
        dab(event);
    }
    return Repaint::Overlay;
}

void WeightBrush::pullLine(const ToolEvent& event) {
    m_line.to = event.place;
    if (!m_line.empty()) {
        const bool within = m_document.state().selected == nullptr;
        giveUpOn(m_stroke.fill(m_part, m_line.along(event.camera, within, m_options.frontOnly)));
    }
}

void WeightBrush::flood(const ToolEvent& event) {
    const auto everywhere = [](const Vec3&, const Vec3f&) { return std::optional(0.0); };
    giveUpOn(m_stroke.fill(partAt(event).value_or(0), everywhere));
    m_stroke.end();
}

void WeightBrush::giveUpOn(const Expected<void>& done) {
    if (!done) {
        m_tell(done.error());
        cancel();
    }
}

void WeightBrush::dab(const ToolEvent& event) {
    m_last = event.place;
    const auto pick = m_surface.surface(event.camera, event.place.x(), event.place.y());
    if (!pick) {
        return;
    }
    BrushDab dab;
    dab.part = pick->vertex.part;
    dab.triangle = pick->triangle;
    dab.shares = pick->shares;
    dab.radius = m_pick.radius * event.camera.unitsPerPixel(pick->place);
    dab.view = -event.camera.towardEyeFrom(pick->place);
    dab.pressure = event.pressure;
    giveUpOn(m_stroke.dab(dab));
}

void WeightBrush::release(const ToolEvent& /*event*/) {
    m_pulling = false;
    m_stroke.end();
}

void WeightBrush::cancel() {
    m_pulling = false;
    if (m_stroke.active()) {
        m_stroke.cancel();
    }
}

bool WeightBrush::wheel(const ToolEvent& /*event*/, double notches) {
    m_pick.resize(notches);
    return true;
}

Repaint WeightBrush::hover(const ToolEvent& event) {
    follow(event);
    return Repaint::Overlay;
}

void WeightBrush::follow(const ToolEvent& event) {
    const auto pick = m_document.state().scene
                          ? m_surface.surface(event.camera, event.place.x(), event.place.y())
                          : std::nullopt;
    m_ring = pick ? ringOn(*pick, event.camera, m_pick.radius * event.camera.unitsPerPixel(pick->place))
                  : QPolygonF();
}

void WeightBrush::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    if (m_pulling) {
        m_line.paint(painter, theme);
        return;
    }
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

} // namespace sinew

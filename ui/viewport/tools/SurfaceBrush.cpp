#include "ui/viewport/tools/SurfaceBrush.h"

#include "app/document/edits/Edits.h"
#include "ui/viewport/Frame.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <numbers>

namespace sinew {
namespace {

constexpr double kSpacing = 0.25;        ///< of the radius: how far the cursor goes from dab to dab
constexpr double kSmallestPressed = 0.1; ///< of the size, however lightly a pen presses
constexpr int kRingCorners = 48;

/// A circle that lies on the surface.
QPolygonF ringOn(const Vec3& middle, const Vec3& normal, const OrbitCamera& camera, double radius) {
    const Vec3 u = normal.unitOrthogonal();
    const Vec3 v = normal.cross(u);
    QPolygonF ring;
    for (int k = 0; k < kRingCorners; ++k) {
        const double angle = 2.0 * std::numbers::pi * k / kRingCorners;
        const Eigen::Vector2d at =
            camera.onScreen(middle + radius * (std::cos(angle) * u + std::sin(angle) * v));
        ring << QPointF(at.x(), at.y());
    }
    return ring;
}

constexpr double kMinLength = 4.0; // pixels
constexpr double kApart = 0.1;     ///< of the radius: nearer than that the second ring is the first one

/// Where the mirror image of a vertex is in the shown pose; nothing: it has none.
std::optional<Vec3> imageOf(const LayerContext& context, PosedMesh& posed, VertexId vertex) {
    const LayerSurface& surface = *context.surface;
    const std::span<const std::uint32_t> images = context.mirror->dependents(surface.index(vertex));
    Vec3 sum = Vec3::Zero();
    for (const std::uint32_t image : images) {
        const VertexId at = surface.vertexAt(image);
        sum += posed.shownVertices(at.part, std::array{at.vertex}).front();
    }
    return images.empty() ? std::nullopt : std::optional<Vec3>(sum / static_cast<double>(images.size()));
}

void drawRing(QPainter& painter, const QPolygonF& ring, const QColor& color, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), width + 1.4));
    painter.drawPolygon(ring);
    painter.setPen(QPen(color, width));
    painter.drawPolygon(ring);
}

} // namespace

void drawBrushRing(QPainter& painter, const QColor& color, const QPointF& center, double radius) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 3.0));
    painter.drawEllipse(center, radius, radius);
    painter.setPen(QPen(color, 1.4));
    painter.drawEllipse(center, radius, radius);
}

StrokeKind SurfaceBrush::strokeKindOf(Qt::KeyboardModifiers keys) {
    if (keys.testFlag(Qt::ShiftModifier)) {
        return StrokeKind::Smooth;
    }
    return keys.testFlag(Qt::ControlModifier) ? StrokeKind::Opposite : StrokeKind::Plain;
}

std::optional<BrushDab> SurfaceBrush::dabAt(const ToolEvent& event) {
    m_last = event.position;
    m_pressed = m_painting.penSize ? std::max(event.pressure, kSmallestPressed) : 1.0;
    const auto pick = m_surface.surface(event.camera, event.position.x(), event.position.y());
    if (!pick) {
        return std::nullopt;
    }
    BrushDab dab;
    dab.part = pick->vertex.part;
    dab.triangle = pick->triangle;
    dab.barycentric = pick->barycentric;
    dab.radius = m_pressed * m_pick.radius * event.camera.unitsPerPixel(pick->position);
    dab.view = -event.camera.towardEyeFrom(pick->position);
    dab.pressure = m_painting.penStrength ? event.pressure : 1.0;
    return dab;
}

bool SurfaceBrush::dabDue(const ToolEvent& event) const {
    return QLineF(m_last, event.position).length() >= kSpacing * m_pressed * m_pick.radius;
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
                          ? m_surface.surface(event.camera, event.position.x(), event.position.y())
                          : std::nullopt;
    m_ring = pick ? ringOn(pick->position, pick->normal, event.camera,
                           m_pick.radius * event.camera.unitsPerPixel(pick->position))
                  : QPolygonF();
    m_mirrored = pick && m_painting.mirror ? mirroredRing(*pick, event.camera) : QPolygonF();
    m_vertex = pick ? std::optional(pick->vertex) : std::nullopt;
}

/// By the mirror images of the corners around the place; none before the mirror map is known.
QPolygonF SurfaceBrush::mirroredRing(const SurfacePick& pick, const OrbitCamera& camera) const {
    const auto context = m_document.layering().known(m_document.state());
    const std::size_t part = pick.vertex.part;
    if (!context || !context->mirror || pick.triangle >= context->surface->triangles(part).size()) {
        return {};
    }
    const Triangle& corners = context->surface->triangles(part)[pick.triangle];
    std::array<Vec3, 3> images;
    Vec3 middle = Vec3::Zero();
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const auto image = imageOf(*context, m_posed, VertexId{pick.vertex.part, corners[k]});
        if (!image) {
            return {};
        }
        images[k] = *image;
        middle += pick.barycentric[static_cast<Eigen::Index>(k)] * *image;
    }
    const double radius = m_pick.radius * camera.unitsPerPixel(pick.position);
    if ((middle - pick.position).norm() < kApart * radius) {
        return {};
    }
    const Vec3 across = (images[1] - images[0]).cross(images[2] - images[0]);
    const bool flat = across.norm() > 1e-12 * radius * radius;
    return ringOn(middle, flat ? Vec3(across.normalized()) : camera.towardEyeFrom(middle), camera, radius);
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
    drawRing(painter, m_ring, toQt(theme.selected), 1.6);
    if (!m_mirrored.isEmpty()) {
        drawRing(painter, m_mirrored, toQt(theme.selected), 1.0);
    }
}

RegionBrush::RegionBrush(Document& document, PosedMesh& posed, PosedPicker& surface, ToolOptions& options)
    : SurfaceBrush(document, posed, surface, options.pick, options.paint)
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

bool GradientLine::empty() const {
    return QLineF(from, to).length() < kMinLength;
}

AlongLine GradientLine::along(const OrbitCamera& camera, bool within, bool frontOnly) const {
    const Eigen::Vector2d start(from.x(), from.y());
    const Eigen::Vector2d line(to.x() - from.x(), to.y() - from.y());
    return [=, &camera](const Vec3& position, const Vec3f& normal) -> std::optional<double> {
        const bool seen = camera.project(position).has_value();
        const bool faces = normal.cast<double>().dot(camera.towardEyeFrom(position)) > 0.0;
        if (!seen || (frontOnly && !faces)) {
            return std::nullopt;
        }
        const double fraction = (camera.onScreen(position) - start).dot(line) / line.squaredNorm();
        if (within && (fraction < 0.0 || fraction > 1.0)) {
            return std::nullopt;
        }
        return std::clamp(fraction, 0.0, 1.0);
    };
}

void GradientLine::paint(QPainter& painter, const ViewTheme& theme) const {
    constexpr double knob = 4.0;
    const std::array pens{QPen(QColor(0, 0, 0, 150), 4.0), QPen(toQt(theme.selected), 1.8)};
    for (const QPen& pen : pens) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawLine(from, to);
        painter.drawEllipse(from, knob, knob);
        painter.drawEllipse(to, knob, knob);
    }
}

WeightBrush::WeightBrush(Document& document, PosedMesh& posed, ViewPicks& picks, PickOptions& pick,
                         const PaintOptions& options, std::function<void(const Error&)> tell)
    : SurfaceBrush(document, posed, picks.surface(), pick, options)
    , m_picks(picks)
    , m_options(options)
    , m_tell(std::move(tell))
    , m_stroke(document, posed) {}

/// Shift smooths under the brush, whatever the mode; masks are painted by dabs too.
bool WeightBrush::fills(BrushMode mode) const {
    return m_options.mode == mode && !m_options.mask;
}

void WeightBrush::pickJoint(const ToolEvent& event) {
    const ViewHit hit = m_picks.at(event.position, event.camera, true);
    if (hit.joint != kNone) {
        selectJoint(m_document, hit.joint);
    } else {
        m_picks.chooseJoint(hit);
    }
}

bool WeightBrush::press(const ToolEvent& event) {
    if (event.keys.testFlags(Qt::ControlModifier | Qt::ShiftModifier)) {
        pickJoint(event);
        return true;
    }
    const StrokeKind kind = strokeKindOf(event.keys);
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
        m_line = {event.position, event.position};
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
    const auto pick = m_surface.surface(event.camera, event.position.x(), event.position.y());
    return pick                          ? std::optional<std::size_t>(pick->vertex.part)
           : m_document.state().selected ? std::optional<std::size_t>(0)
                                         : std::nullopt;
}

Repaint WeightBrush::drag(const ToolEvent& event) {
    follow(event);
    if (m_pulling) {
        pullLine(event);
    } else if (m_stroke.active() && dabDue(event)) {
        dab(event);
    }
    return Repaint::Overlay;
}

void WeightBrush::pullLine(const ToolEvent& event) {
    m_line.to = event.position;
    if (!m_line.empty()) {
        const bool within = m_document.state().selected == nullptr;
        giveUpOn(m_stroke.fill(static_cast<std::int32_t>(m_part),
                               m_line.along(event.camera, within, m_options.frontOnly)));
    }
}

void WeightBrush::flood(const ToolEvent& event) {
    const auto everywhere = [](const Vec3&, const Vec3f&) { return std::optional(0.0); };
    giveUpOn(m_stroke.fill(static_cast<std::int32_t>(partAt(event).value_or(0)), everywhere));
    m_stroke.end();
}

void WeightBrush::giveUpOn(const Expected<void>& done) {
    if (!done) {
        m_tell(done.error());
        cancel();
    }
}

void WeightBrush::dab(const ToolEvent& event) {
    if (const auto dab = dabAt(event)) {
        giveUpOn(m_stroke.dab(*dab));
    }
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

void WeightBrush::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    if (m_pulling) {
        m_line.paint(painter, theme);
    } else {
        SurfaceBrush::paint(painter, theme, cursor);
    }
}

std::unique_ptr<Tool> makeWeightBrush(const ToolDesk& desk) {
    return std::make_unique<WeightBrush>(desk.document, desk.posed, desk.picks, desk.options.pick,
                                         desk.options.paint, desk.tell);
}

std::unique_ptr<Tool> makeRegionBrush(const ToolDesk& desk) {
    return std::make_unique<RegionBrush>(desk.document, desk.posed, desk.picks.surface(), desk.options);
}

} // namespace sinew

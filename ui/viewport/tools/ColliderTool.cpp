#include "app/document/avatar/SpringChoice.h"
#include "app/document/avatar/SpringEdits.h"
#include "app/text/Numbers.h"
#include "app/view/ColorMaps.h"
#include "app/view/gizmo/ColliderGrips.h"
#include "app/view/gizmo/Gizmo.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/ToolTable.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>

#include <cmath>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr double kColliderDot = 4.5;        ///< pixels
constexpr double kHoveredColliderDot = 6.5; ///< pixels
constexpr double kOtherColliderDot = 3.5;   ///< pixels
constexpr double kChosenColliderLine = 1.8; ///< width, pixels
constexpr double kFacing = 0.85; ///< cosine: a radius that points at the eye is dragged nowhere, and hides
                                 ///< the middle

/// Edits the colliders of springs by handles: all of one, its ends, its radius, a plane's direction. A click
/// on the middle of a collider chooses it. A drag is one step, made when the button is let go; with the
/// mirror on the collider on the other side follows. Elsewhere a press is the beginning of a click.
class ColliderTool final : public ClickTool {
    Q_DECLARE_TR_FUNCTIONS(ColliderTool)
public:
    explicit ColliderTool(const ToolDesk& desk)
        : ClickTool(desk.document, desk.picks)
        , m_document(desk.document)
        , m_posed(desk.posed)
        , m_options(desk.options)
        , m_camera(desk.camera) {}

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    Repaint hover(const ToolEvent& event) override;
    bool dragging() const override { return m_dragged.has_value(); }
    void cancel() override;
    bool wantsKey(const QKeyEvent& key) const override;
    void pressKey(const QKeyEvent& key) override;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    bool paintsAtCursor() const override { return false; }
    QString text() const override;

private:
    /// Something to press: a handle of the chosen collider, or the middle of another one.
    struct Grip {
        std::size_t collider = 0;
        std::optional<ColliderHandle> handle; ///< in the joint's space; nothing: of another collider
        Vec3 position = Vec3::Zero();         ///< model space
        bool operator==(const Grip&) const = default;
    };
    const Springs& springs() const { return avatarOf(m_document.state()).springs; }
    std::optional<std::size_t> chosen() const;
    const Transform* placeOf(const SpringCollider& collider) const;
    double planeSize() const;
    std::vector<Grip> grips() const;
    std::optional<Grip> gripAt(const ToolEvent& event) const;
    void draw(QPainter& painter, const SpringCollider& collider, const QColor& color) const;
    void drawGrips(QPainter& painter, const ViewTheme& theme) const;

    Document& m_document;
    PosedMesh& m_posed;
    const ToolOptions& m_options;
    const OrbitCamera& m_camera;
    std::optional<Grip> m_hovered;
    SpringCollider m_start;
    Grip m_grip;
    ArrowDrag m_arrow;
    std::optional<SpringCollider> m_dragged; ///< while a handle is dragged
};

/// The first of those that the panel has chosen.
std::optional<std::size_t> ColliderTool::chosen() const {
    const bool any = m_options.springs != nullptr && !m_options.springs->colliders().empty();
    return any ? std::optional(m_options.springs->colliders().front()) : std::nullopt;
}

/// modelFromJoint in the shown pose; null: there is no such joint.
const Transform* ColliderTool::placeOf(const SpringCollider& collider) const {
    const std::int32_t joint = m_document.state().scene->skeleton.find(collider.joint);
    return joint == kNone ? nullptr : &m_posed.joints()[static_cast<std::size_t>(joint)];
}

double ColliderTool::planeSize() const {
    return planeSizeIn(bounds(*m_document.state().scene).diagonal());
}

std::vector<ColliderTool::Grip> ColliderTool::grips() const {
    std::vector<Grip> grips;
    if (!m_document.state().hasSkeleton() || m_options.springs == nullptr) {
        return grips;
    }
    const std::optional<std::size_t> own = chosen();
    for (std::size_t c = 0; c < springs().colliders.size(); ++c) {
        const SpringCollider& collider = springs().colliders[c];
        const Transform* place = placeOf(collider);
        if (place == nullptr) {
            continue;
        }
        if (own != c) {
            grips.push_back({c, std::nullopt, *place * middleOf(collider)});
            continue;
        }
        for (const ColliderHandle& handle : colliderHandles(collider, planeSize())) {
            const Vec3 position = *place * handle.position;
            const Vec3 along = (place->linear() * handle.direction).normalized();
            if (std::abs(along.dot(m_camera.towardEyeFrom(position))) < kFacing) {
                grips.push_back({c, handle, position});
            }
        }
    }
    return grips;
}

std::optional<ColliderTool::Grip> ColliderTool::gripAt(const ToolEvent& event) const {
    const std::vector<Grip> all = grips();
    std::vector<Vec3> positions;
    positions.reserve(all.size());
    for (const Grip& grip : all) {
        positions.push_back(grip.position);
    }
    const auto found = pickPosition(positions, event.camera, event.position.x(), event.position.y());
    return found ? std::optional(all[*found]) : std::nullopt;
}

bool ColliderTool::press(const ToolEvent& event) {
    const auto grip = gripAt(event);
    if (!grip) {
        return ClickTool::press(event);
    }
    m_grip = *grip;
    m_start = springs().colliders[grip->collider];
    if (!m_grip.handle) {
        m_options.springs->setColliders({grip->collider});
        m_grip.handle = ColliderHandle{ColliderGrip::Middle, middleOf(m_start), Vec3::Zero()};
    }
    Gizmo arrow;
    arrow.center = m_grip.position;
    const bool along = m_grip.handle->direction != Vec3::Zero();
    if (along) {
        arrow.axes.col(0) = (placeOf(m_start)->linear() * m_grip.handle->direction).normalized();
    }
    m_arrow = ArrowDrag(arrow, along ? GizmoPart::X : GizmoPart::Screen, event.camera, event.position.x(),
                        event.position.y());
    m_dragged = m_start;
    return true;
}

Repaint ColliderTool::drag(const ToolEvent& event) {
    if (!m_dragged) {
        return ClickTool::drag(event);
    }
    const Transform* place = placeOf(m_start);
    const Vec3 move = m_arrow.moveTo(event.position.x(), event.position.y());
    const Vec3 offset = place == nullptr ? Vec3::Zero() : Vec3(place->linear().inverse() * move);
    if (!offset.allFinite()) { // a joint that is scaled to nothing
        return Repaint::Nothing;
    }
    m_dragged = draggedCollider(m_start, *m_grip.handle, offset, planeSize());
    return Repaint::Overlay;
}

void ColliderTool::release(const ToolEvent& event) {
    if (!m_dragged) {
        ClickTool::release(event);
        return;
    }
    const SpringCollider collider = *std::exchange(m_dragged, std::nullopt);
    if (collider != m_start) {
        setCollider(m_document, m_grip.collider, collider, m_options.symmetric);
    }
}

void ColliderTool::cancel() {
    m_dragged.reset();
    ClickTool::cancel();
}

Repaint ColliderTool::hover(const ToolEvent& event) {
    const auto before = std::exchange(m_hovered, gripAt(event));
    return before == m_hovered ? Repaint::Nothing : Repaint::Overlay;
}

bool ColliderTool::wantsKey(const QKeyEvent& key) const {
    return key.key() == Qt::Key_Delete && chosen().has_value();
}

void ColliderTool::pressKey(const QKeyEvent& /*key*/) {
    removeColliders(m_document, m_options.springs->colliders());
}

/// What is dragged: a radius, or how far it was moved.
QString ColliderTool::text() const {
    if (!m_dragged || m_grip.handle->grip == ColliderGrip::Normal) {
        return {};
    }
    const bool radius = m_grip.handle->grip == ColliderGrip::Radius;
    const bool end = m_grip.handle->grip == ColliderGrip::End;
    const Vec3 moved = end ? Vec3(m_dragged->tail - m_start.tail) : Vec3(m_dragged->offset - m_start.offset);
    const double metersPerUnit = m_document.state().scene->metersPerUnit;
    const double units = radius ? m_dragged->radius : moved.norm();
    return QString::fromStdString(lengthText(units * metersPerUnit, metersPerUnit));
}

void ColliderTool::draw(QPainter& painter, const SpringCollider& collider, const QColor& color) const {
    const Transform* place = placeOf(collider);
    if (place == nullptr) {
        return;
    }
    painter.setPen(QPen(color, kChosenColliderLine));
    for (const Segment& line : colliderOutline(collider, planeSize())) {
        const auto from = m_camera.project(*place * line.a);
        const auto to = m_camera.project(*place * line.b);
        if (from && to) {
            painter.drawLine(QLineF(from->x, from->y, to->x, to->y));
        }
    }
}

void ColliderTool::drawGrips(QPainter& painter, const ViewTheme& theme) const {
    for (const Grip& grip : grips()) {
        const auto at = m_camera.project(grip.position);
        if (!at) {
            continue;
        }
        const bool hovered = m_hovered == grip;
        const double dot = hovered ? kHoveredColliderDot : grip.handle ? kColliderDot : kOtherColliderDot;
        painter.setPen(QPen(toQt(theme.boneOutline), 1.2));
        painter.setBrush(toQt(hovered || grip.handle ? theme.selected : kSpringCollider));
        painter.drawEllipse(QPointF(at->x, at->y), dot, dot);
    }
    painter.setBrush(Qt::NoBrush);
}

void ColliderTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    painter.setBrush(Qt::NoBrush);
    if (m_dragged) {
        draw(painter, *m_dragged, toQt(theme.selected));
        const auto other =
            m_options.symmetric ? colliderAcross(m_document.state(), *m_dragged) : std::nullopt;
        if (other && other->joint != m_dragged->joint) {
            draw(painter, *other, toQt(theme.selected));
        }
        return;
    }
    if (const auto own = chosen()) {
        draw(painter, springs().colliders[*own], toQt(theme.selected));
    }
    drawGrips(painter, theme);
}

} // namespace

std::unique_ptr<Tool> makeColliderTool(const ToolDesk& desk) {
    return std::make_unique<ColliderTool>(desk);
}

} // namespace sinew

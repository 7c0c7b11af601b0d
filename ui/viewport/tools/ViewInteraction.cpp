#include "ui/viewport/tools/ViewInteraction.h"

#include "app/document/regions/RegionEdits.h"
#include "app/models/JointTreeModel.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/scene/FlatNormal.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/ToolTable.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kNotch = 120.0;
constexpr double kPixelsPerNotch = 40.0;

constexpr double kSliceDragReach = 16.0; // pixels
constexpr double kStraight = 1e-6;       // of a cosine: how far off a flat character is still seen straight
constexpr double kRollHub = 8.0;         // pixels about the middle where a drag has no direction

/// How far a drag turns about the middle of the view, radians counterclockwise.
double turnAbout(const QPointF& middle, const QPointF& from, const QPointF& to) {
    const QPointF a = from - middle;
    const QPointF b = to - middle;
    if (std::min(std::hypot(a.x(), a.y()), std::hypot(b.x(), b.y())) < kRollHub) {
        return 0.0;
    }
    return std::atan2(b.x() * a.y() - b.y() * a.x(), QPointF::dotProduct(a, b)); // y runs down the screen
}

} // namespace

NavigationDrag::Motion NavigationDrag::motionOf(const ToolEvent& event, Navigation habits) {
    const Qt::KeyboardModifiers keys = event.keys;
    if (habits == Navigation::Maya) {
        if (!keys.testFlag(Qt::AltModifier)) {
            return Motion::None;
        }
        return event.button == Qt::LeftButton     ? Motion::Orbit
               : event.button == Qt::MiddleButton ? Motion::Pan
               : event.button == Qt::RightButton  ? Motion::Zoom
                                                  : Motion::None;
    }
    // A mouse without a middle button has Alt with the left one, as in Blender's emulation.
    const bool middle = event.button == Qt::MiddleButton ||
                        (event.button == Qt::LeftButton && keys.testFlag(Qt::AltModifier));
    if (!middle) {
        return Motion::None;
    }
    return keys.testFlag(Qt::ShiftModifier)     ? Motion::Pan
           : keys.testFlag(Qt::ControlModifier) ? Motion::Zoom
                                                : Motion::Orbit;
}

bool NavigationDrag::press(const ToolEvent& event) {
    m_motion = motionOf(event, m_view.settings().navigation);
    if (m_motion == Motion::Orbit && seenStraight(event.camera)) {
        m_motion = Motion::Roll;
    }
    m_start = m_last = event.position;
    return m_motion != Motion::None;
}

bool NavigationDrag::seenStraight(const OrbitCamera& camera) const {
    const auto& scene = m_document.state().scene;
    const std::optional<Vec3> normal = scene ? flatNormal(*scene) : std::nullopt;
    return normal && std::abs(normal->dot(camera.toward())) > 1.0 - kStraight;
}

Repaint NavigationDrag::drag(const ToolEvent& event) {
    const QPointF before = std::exchange(m_last, event.position);
    const QPointF delta = event.position - before;
    switch (m_motion) {
    case Motion::None:
        break;
    case Motion::Orbit:
        event.camera.orbit(delta.x(), delta.y());
        break;
    case Motion::Roll:
        event.camera.roll(
            turnAbout({0.5 * event.camera.width(), 0.5 * event.camera.height()}, before, event.position));
        break;
    case Motion::Pan:
        event.camera.pan(delta.x(), delta.y());
        break;
    case Motion::Zoom:
        event.camera.zoom((delta.x() - delta.y()) / kPixelsPerNotch, m_start.x(), m_start.y());
        break;
    }
    return Repaint::Picture;
}

double NavigationDrag::notches(const QWheelEvent& event) {
    return !event.pixelDelta().isNull() && event.phase() != Qt::NoScrollPhase
               ? event.pixelDelta().y() / kPixelsPerNotch
               : event.angleDelta().y() / kNotch;
}

bool NavigationDrag::wheel(const ToolEvent& event, double notches) {
    event.camera.zoom(notches, event.position.x(), event.position.y());
    return true;
}

bool SliceDrag::shown(const ViewSettings& view, const DocumentState& state) {
    const bool volume = view.layer(Overlay::Voxels).visible || view.layer(Overlay::Octree).visible ||
                        view.layer(Overlay::SliceDistance).visible;
    const bool field = view.layer(Overlay::Field).visible && state.deform.implicit && !view.exportPreview;
    return view.sliceEnabled && ((state.bound() && volume) || field);
}

Vec3 SliceDrag::grip(const ViewSettings& view, const Aabb& box) {
    Vec3 position = box.center();
    const auto axis = static_cast<Eigen::Index>(view.sliceAxis);
    // On the upper rim; for the plane that lies flat on its front.
    const Eigen::Index rim = view.sliceAxis == SliceAxis::Y ? 2 : 1;
    position[rim] = box.max[rim];
    position[axis] = box.min[axis] + view.slice * (box.max[axis] - box.min[axis]);
    return position;
}

Repaint SliceDrag::hover(const ToolEvent& event) {
    if (!shown(m_view.settings(), m_document.state())) {
        return Repaint::Nothing;
    }
    const auto projected = event.camera.project(grip(m_view.settings(), event.box));
    const bool now = projected && std::hypot(projected->x - event.position.x(),
                                             projected->y - event.position.y()) < kSliceDragReach;
    return std::exchange(m_hovered, now) == now ? Repaint::Nothing : Repaint::Picture;
}

bool SliceDrag::press(const ToolEvent& event) {
    hover(event);
    if (!m_hovered || !shown(m_view.settings(), m_document.state())) {
        return false;
    }
    Gizmo gizmo;
    gizmo.center = grip(m_view.settings(), event.box);
    m_drag = ArrowDrag(gizmo, static_cast<GizmoPart>(static_cast<int>(m_view.settings().sliceAxis) + 1),
                       event.camera, event.position.x(), event.position.y());
    m_start = m_view.settings().slice;
    m_dragging = true;
    return true;
}

Repaint SliceDrag::drag(const ToolEvent& event) {
    ViewSettings next = m_view.settings();
    const auto axis = static_cast<Eigen::Index>(next.sliceAxis);
    const double span = std::max(event.box.extent()[axis], 1e-12);
    const double distance = m_drag.moveTo(event.position.x(), event.position.y())[axis];
    next.slice = std::clamp(m_start + distance / span, 0.0, 1.0);
    m_view.set(next); // which has the picture drawn again
    return Repaint::Nothing;
}

void SliceDrag::cancel() {
    if (m_dragging) {
        ViewSettings next = m_view.settings();
        next.slice = m_start;
        m_view.set(next);
        m_dragging = false;
    }
}

ViewInteraction::ViewInteraction(Document& document, PosedMesh& posed, ViewState& view, OrbitCamera& camera,
                                 const Aabb& box, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_view(view)
    , m_camera(camera)
    , m_box(box)
    , m_picks(document, posed, view)
    , m_vertices(document, posed)
    , m_navigation(document, view)
    , m_slice(document, view)
    , m_tool(toolTable().front().tool) {
    const ToolDesk desk{document,
                        posed,
                        m_picks,
                        m_vertices,
                        m_options,
                        m_camera,
                        [this](const Error& error) { Q_EMIT hoverText(errorText(error)); },
                        [this](const QString& text) { Q_EMIT hoverText(text); },
                        [this](const std::vector<Vec3>& stroke) { Q_EMIT strokeDrawn(stroke); },
                        [this] { Q_EMIT skinDragged(); }};
    for (const ToolRow& row : toolTable()) {
        m_tools[row.tool] = row.make(desk);
    }
}

ToolEvent ViewInteraction::eventOf(const QSinglePointEvent& event) {
    return {event.position(), event.modifiers(), m_camera, m_box, event.button(), m_pressure, m_endsTyping};
}

void ViewInteraction::setTool(ViewTool tool) {
    cancel();
    m_tools.at(m_tool)->putAway();
    m_tool = tool;
}

void ViewInteraction::pressKey(const QKeyEvent& key) {
    m_tools.at(m_tool)->pressKey(key);
    Q_EMIT redrawNeeded();
}

void ViewInteraction::setPickOptions(const PickOptions& options) {
    if (!(options == m_options.pick)) {
        m_options.pick = options;
        Q_EMIT pickOptionsChanged();
        Q_EMIT redrawNeeded();
    }
}

void ViewInteraction::setPaintOptions(const PaintOptions& options) {
    if (!(options == m_options.paint)) {
        m_options.paint = options;
        Q_EMIT paintOptionsChanged();
        hoverAgain();
    }
}

const Region* ViewInteraction::shownRegion() const {
    const Region* painted = current().paintedRegion();
    return painted != nullptr ? painted : regionNamed(m_document.state().settings, m_options.region);
}

void ViewInteraction::repaint(Repaint due) {
    if (due == Repaint::Picture) {
        Q_EMIT redrawNeeded();
    } else if (due == Repaint::Overlay) {
        Q_EMIT overlayChanged();
    }
}

bool ViewInteraction::pressCamera(const QMouseEvent& event) {
    if (movingCamera()) {
        return true; // another button during a move changes nothing
    }
    if (dragging() || !m_navigation.press(eventOf(event))) {
        return false;
    }
    if (m_held != nullptr) {
        m_held->cancel(); // a click that waited for its release
    }
    m_held = &m_navigation;
    return true;
}

bool ViewInteraction::onAxes(const QPointF& point) const {
    const ScreenBox box = axesBox(m_camera.height());
    return m_view.visible(Overlay::Grid) && point.x() >= box.left && point.x() <= box.right &&
           point.y() >= box.top && point.y() <= box.bottom;
}

void ViewInteraction::press(const QMouseEvent& event) {
    offer(event, &Tool::press);
}

void ViewInteraction::doublePress(const QMouseEvent& event) {
    offer(event, &Tool::doublePress);
}

void ViewInteraction::offer(const QMouseEvent& event, bool (Tool::*pressed)(const ToolEvent&)) {
    m_cursor = event.position();
    if (event.button() != Qt::LeftButton || dragging() || !m_document.state().scene) {
        return;
    }
    const ToolEvent now = eventOf(event);
    if (current().places() && onAxes(event.position())) {
        return;
    }
    for (Tool* each : {static_cast<Tool*>(&m_slice), m_tools.at(m_tool).get()}) {
        if ((each->*pressed)(now)) {
            m_held = each;
            return;
        }
    }
}

void ViewInteraction::move(const QMouseEvent& event) {
    const ToolEvent now = eventOf(event);
    if (!movingCamera()) { // which leaves the cursor's place and its ring as they were
        m_cursor = now.position;
        m_cursorInside = true;
    }
    if (m_held != nullptr) {
        repaint(m_held->drag(now));
    } else if (event.buttons() == Qt::NoButton) {
        hover(now);
    }
}

void ViewInteraction::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton && !movingCamera()) {
        return;
    }
    const bool picture = !movingCamera();
    if (Tool* held = std::exchange(m_held, nullptr)) {
        held->release(eventOf(event));
    }
    if (picture) {
        Q_EMIT redrawNeeded();
    }
}

void ViewInteraction::wheel(const QWheelEvent& event) {
    const ToolEvent now = eventOf(event);
    const double notches = NavigationDrag::notches(event);
    // With Ctrl the wheel is the camera's whatever the tool.
    if (!now.keys.testFlag(Qt::ControlModifier) && m_tools.at(m_tool)->wheel(now, notches)) {
        Q_EMIT pickOptionsChanged();
        Q_EMIT overlayChanged();
    } else if (!dragging() && m_navigation.wheel(now, notches)) {
        Q_EMIT redrawNeeded();
    }
}

bool ViewInteraction::cancel() {
    const bool had = dragging();
    if (m_held != nullptr && !movingCamera()) {
        std::exchange(m_held, nullptr)->cancel();
    }
    return had;
}

ViewHit ViewInteraction::hitAt(const QPointF& point) {
    return m_picks.at(point, m_camera, current().picksJoints());
}

ViewHit ViewInteraction::underCursor() {
    return m_cursorInside && !dragging() ? hitAt(m_cursor) : ViewHit();
}

void ViewInteraction::hover(const ToolEvent& event) {
    Repaint due = m_tools.at(m_tool)->hover(event);
    if (m_document.state().scene) {
        due = std::max(due, m_slice.hover(event));
        due = hoverJoint(event.position) ? Repaint::Picture : due;
    }
    repaint(due);
}

/// Tools for vertices have no use for joints. True when it is another joint than before.
bool ViewInteraction::hoverJoint(const QPointF& point) {
    PosedPicker& picker = m_picks.surface();
    const auto joint = current().picksJoints() ? picker.joint(m_camera, point.x(), point.y()) : std::nullopt;
    const std::int32_t before = std::exchange(m_hoveredJoint, joint ? joint->joint : kNone);
    if (joint) {
        Q_EMIT hoverText(describe(joint->joint));
    } else if (const auto surface = picker.surface(m_camera, point.x(), point.y())) {
        Q_EMIT hoverText(describe(*surface));
    } else {
        Q_EMIT hoverText({});
    }
    return m_hoveredJoint != before;
}

QString ViewInteraction::describe(std::int32_t joint) const {
    const auto index = static_cast<std::size_t>(joint);
    const std::string& name = m_document.state().scene->skeleton.joints[index].name;
    const GuessedTails& guessed = m_posed.guessedTails();
    const bool isGuessed = index < guessed.size() && guessed[index];
    QStringList texts{
        (isGuessed ? tr("Joint %1 (guessed bone)") : tr("Joint %1")).arg(QString::fromStdString(name))};
    if (m_jointCheck != nullptr) {
        texts << JointTreeModel::faultTexts(*m_jointCheck, joint);
    }
    return texts.join(QStringLiteral(" · "));
}

void ViewInteraction::hoverAgain() {
    if (m_cursorInside && m_held == nullptr && m_document.state().scene) {
        repaint(m_tools.at(m_tool)->hover({m_cursor, {}, m_camera, m_box}));
    }
}

void ViewInteraction::leave() {
    const bool joint = m_hoveredJoint != kNone;
    m_cursorInside = false;
    m_hoveredJoint = kNone;
    Q_EMIT hoverText({});
    // Without a joint only the ring around the cursor goes.
    repaint(joint ? Repaint::Picture : current().picksJoints() ? Repaint::Nothing : Repaint::Overlay);
}

QString ViewInteraction::describe(const SurfacePick& pick) const {
    const Scene& scene = *m_document.state().scene;
    constexpr std::size_t max = 4;
    QStringList texts{QString::fromStdString(scene.parts[pick.vertex.part].mesh->name),
                      tr("vertex %1").arg(pick.vertex.vertex)};
    const auto& weights = m_posed.shownWeights();
    if (weights && pick.vertex.part < weights->size() && (*weights)[pick.vertex.part]) {
        const auto influences = (*weights)[pick.vertex.part]->at(pick.vertex.vertex);
        for (const Influence& influence : influences.first(std::min(max, influences.size()))) {
            const std::string& name = scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name;
            texts << QString::fromStdString(name) + QLatin1Char(' ') +
                         QString::fromStdString(percentText(static_cast<double>(influence.weight)));
        }
        if (influences.size() > max) {
            texts << QStringLiteral("…");
        }
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace sinew

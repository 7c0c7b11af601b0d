#include "ui/viewport/tools/ViewInteraction.h"

#include "app/document/regions/RegionEdits.h"
#include "app/text/Texts.h"
#include "ui/viewport/AxesPlace.h"
#include "ui/viewport/ToolTable.h"

#include <utility>

namespace sinew {

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
    , m_navigation(view)
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
                        [this](const std::vector<Vec3>& stroke) { Q_EMIT strokeDrawn(stroke); }};
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

bool ViewInteraction::onAxes(const QPointF& place) const {
    const ScreenBox box = axesBox(m_camera.height());
    return m_view.visible(Overlay::Grid) && place.x() >= box.left && place.x() <= box.right &&
           place.y() >= box.top && place.y() <= box.bottom;
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
        m_cursor = now.place;
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

ViewHit ViewInteraction::hitAt(const QPointF& place) {
    return m_picks.at(place, m_camera, current().picksJoints());
}

ViewHit ViewInteraction::underCursor() {
    return m_cursorInside && !dragging() ? hitAt(m_cursor) : ViewHit();
}

} // namespace sinew

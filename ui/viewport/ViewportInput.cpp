#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "core/scene/FlatNormal.h"
#include "ui/viewport/ViewportWidget.h"

#include <QAbstractSpinBox>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointingDevice>
#include <QStyleHints>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sinew {
namespace {

constexpr double kKeyPixels = 25.0; // what an arrow key moves the camera by

/// The view that looks straight at a flat character.
StandardView facing(const Vec3& normal) {
    constexpr std::array kViews{StandardView::Right, StandardView::Top, StandardView::Front};
    Eigen::Index axis = 2;
    normal.cwiseAbs().maxCoeff(&axis);
    return kViews[static_cast<std::size_t>(axis)];
}

} // namespace

/// A click that takes the focus from a text field only ends typing. It does not deselect.
void ViewportWidget::focusMoved(const QWidget* from, const QWidget* to) {
    const bool field = qobject_cast<const QAbstractSpinBox*>(from) != nullptr ||
                       qobject_cast<const QLineEdit*>(from) != nullptr;
    m_endsTyping = to == this && m_focusByMouse && field;
}

void ViewportWidget::focusInEvent(QFocusEvent* event) {
    m_focusByMouse = event->reason() == Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
}

void ViewportWidget::mousePressEvent(QMouseEvent* event) {
    m_interaction.setEndsTyping(std::exchange(m_endsTyping, false));
    if (m_interaction.pressCamera(*event)) {
        return;
    }
    m_menuPress.reset();
    if (event->button() == Qt::RightButton && !m_interaction.dragging()) {
        m_menuPress = event->position();
        return;
    }
    if (event->button() == Qt::LeftButton) {
        dropMark();
    }
    const bool twice = event->type() == QEvent::MouseButtonDblClick;
    twice ? m_interaction.doublePress(*event) : m_interaction.press(*event);
    redraw();
}

void ViewportWidget::mouseMoveEvent(QMouseEvent* event) {
    m_interaction.move(*event);
}

void ViewportWidget::mouseReleaseEvent(QMouseEvent* event) {
    const bool menu = event->button() == Qt::RightButton && m_menuPress && !m_interaction.movingCamera();
    if (menu) {
        const double moved = (event->position() - *m_menuPress).manhattanLength();
        m_menuPress.reset();
        if (moved < QGuiApplication::styleHints()->startDragDistance()) {
            askForMenu(event->position());
        }
        return;
    }
    m_interaction.release(*event);
}

void ViewportWidget::askForMenu(const QPointF& point) {
    const ViewHit hit = m_interaction.hitAt(point);
    if (!leavable()) {
        const std::vector<std::int32_t> joints = selectedJoints(m_document.state());
        if (std::ranges::binary_search(joints, hit.joint)) { // the menu is about all of them
            selectJoints(m_document, joints, hit.joint);
        } else {
            m_interaction.picks().select(hit);
        }
    }
    Q_EMIT menuAsked(hit, mapToGlobal(point).toPoint());
}

/// A menu comes when the right button is let go, as a drag with it may be a camera move; here the menu key
/// asks, for what is selected.
void ViewportWidget::contextMenuEvent(QContextMenuEvent* event) {
    event->accept(); // or the window offers its own
    if (event->reason() != QContextMenuEvent::Keyboard || m_interaction.dragging()) {
        return;
    }
    const Selection& selection = m_document.state().selection;
    const ViewHit hit{leavable() ? kNone : selection.joint, selection.part, selection.vertex};
    const QPointF point = m_interaction.cursorInside() ? m_interaction.cursor() : QPointF(rect().center());
    Q_EMIT menuAsked(hit, mapToGlobal(point).toPoint());
}

void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
}

/// Only how hard the pen presses; the mouse event that follows does the rest. One that hovers presses
/// nothing, which must not be what a mouse paints with afterwards.
void ViewportWidget::tabletEvent(QTabletEvent* event) {
    const bool touches = event->type() != QEvent::TabletRelease && event->buttons() != Qt::NoButton;
    const bool feels = event->pointingDevice()->capabilities().testFlag(QInputDevice::Capability::Pressure);
    m_interaction.setPressure(touches && feels ? event->pressure() : 1.0);
    event->ignore();
}

void ViewportWidget::wheelEvent(QWheelEvent* event) {
    m_interaction.wheel(*event);
    event->accept();
}

void ViewportWidget::leaveEvent(QEvent* event) {
    m_interaction.leave();
    QWidget::leaveEvent(event);
}

/// Tools that pick joints and parts to pose them are where one comes back to; Inspect Weights only looks.
bool ViewportWidget::leavable() const {
    return tool() == ViewTool::Explain || !m_interaction.current().picksJoints();
}

/// Whatever shortcut it is elsewhere: Escape belongs to a drag, and to a tool that can be left.
bool ViewportWidget::takesKey(const QKeyEvent& key) const {
    return m_interaction.wantsKey(key) ||
           (key.key() == Qt::Key_Escape && (m_mark || m_interaction.dragging() || leavable()));
}

bool ViewportWidget::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ViewportWidget::keyPressEvent(QKeyEvent* event) {
    if (m_interaction.wantsKey(*event)) {
        m_interaction.pressKey(*event);
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        if (leaveByEscape()) {
            redraw();
        } else {
            Q_EMIT escaped();
        }
        return;
    }
    if (!m_interaction.dragging() && moveByKey(*event)) {
        redraw();
        return;
    }
    QWidget::keyPressEvent(event);
}

/// First a drag, then a mark, then the tool.
bool ViewportWidget::leaveByEscape() {
    if (m_interaction.cancel()) {
        return true;
    }
    if (m_mark) {
        dropMark();
        return true;
    }
    const bool leaves = leavable();
    if (leaves) {
        setTool(ViewTool::Select);
    }
    return leaves;
}

bool ViewportWidget::moveByKey(const QKeyEvent& event) {
    const bool pan = event.modifiers().testFlag(Qt::ShiftModifier);
    const auto move = [&](double dx, double dy) {
        if (pan) {
            m_camera.pan(-kKeyPixels * dx, -kKeyPixels * dy);
        } else {
            m_camera.orbit(kKeyPixels * dx, kKeyPixels * dy);
        }
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return move(-1.0, 0.0);
    case Qt::Key_Right:
        return move(1.0, 0.0);
    case Qt::Key_Up:
        return move(0.0, -1.0);
    case Qt::Key_Down:
        return move(0.0, 1.0);
    case Qt::Key_Plus:
        m_camera.zoom(1.0, 0.5 * width(), 0.5 * height());
        return true;
    case Qt::Key_Minus:
        m_camera.zoom(-1.0, 0.5 * width(), 0.5 * height());
        return true;
    default:
        return false;
    }
}

std::vector<Vec3> ViewportWidget::shownVertices() const {
    std::vector<Vec3> all;
    Aabb box;
    if (!m_document.state().scene) {
        return all;
    }
    for (std::size_t part = 0; part < m_document.state().scene->parts.size(); ++part) {
        if (sinew::isHidden(m_document.state(), part)) {
            continue;
        }
        for (const Vec3& point : m_posed.vertices(part)) {
            if (point.allFinite()) {
                box.add(point);
                all.push_back(point);
            }
        }
    }
    if (hiddenCount(m_document.state()) > 0 && !box.empty()) {
        return all; // whoever isolates a boot wants to see the boot
    }
    // Joints that stand far off (targets of controls) must not make the character small.
    const double reach = 0.2 * box.diagonal();
    for (const Transform& joint : m_posed.joints()) {
        const Vec3 position = joint.translation();
        const Vec3 nearest = position.cwiseMax(box.min).cwiseMin(box.max);
        if (box.empty() || (position - nearest).norm() <= reach) {
            all.push_back(position);
        }
    }
    return all;
}

Aabb ViewportWidget::selectionBox() const {
    const DocumentState& state = m_document.state();
    if (!state.scene) {
        return {};
    }
    Aabb box;
    const double size = m_box.diagonal();
    const auto addAround = [&](const Vec3& position, double reach) {
        box.add(Vec3(position - Vec3::Constant(reach)));
        box.add(Vec3(position + Vec3::Constant(reach)));
    };
    if (state.selection.vertex && state.selection.vertex->part < state.scene->parts.size()) {
        const std::vector<Vec3>& points = m_posed.vertices(state.selection.vertex->part);
        if (state.selection.vertex->vertex < points.size()) {
            addAround(points[state.selection.vertex->vertex], 0.06 * size);
        }
    } else if (state.selection.joint != kNone && state.hasSkeleton()) {
        const std::vector<Transform>& joints = m_posed.joints();
        addAround(joints[static_cast<std::size_t>(state.selection.joint)].translation(), 0.05 * size);
        for (std::size_t j = 0; j < joints.size(); ++j) {
            if (state.scene->skeleton.joints[j].parent == state.selection.joint) {
                addAround(joints[j].translation(), 0.03 * size);
            }
        }
    } else {
        for (const std::size_t part : selectedParts(state)) {
            for (const Vec3& point : m_posed.vertices(part)) {
                if (point.allFinite()) {
                    box.add(point);
                }
            }
        }
    }
    return box;
}

void ViewportWidget::keepView() {
    constexpr std::size_t max = 10;
    if (!m_framed || (!m_previous.empty() && m_previous.back() == m_camera)) {
        return;
    }
    m_previous.push_back(m_camera);
    if (m_previous.size() > max) {
        m_previous.erase(m_previous.begin());
    }
}

void ViewportWidget::previousView() {
    while (!m_previous.empty()) {
        OrbitCamera before = std::exchange(m_previous.back(), {});
        m_previous.pop_back();
        before.setViewport(width(), height());
        before.setProjection(m_camera.projection());
        before.setSceneBox(m_box);
        if (before != m_camera) { // else the jump led nowhere
            setCamera(before);
            return;
        }
    }
    Q_EMIT cameraChanged();
}

void ViewportWidget::frameBox(const Aabb& box) {
    if (!box.empty()) {
        keepView();
        m_camera.setViewport(width(), height());
        m_camera.setSceneBox(m_box);
        m_camera.frame(box);
        m_framed = true;
        Q_EMIT cameraChanged();
        redraw();
    }
}

void ViewportWidget::framePoints(std::span<const Vec3> points) {
    keepView();
    m_camera.setViewport(width(), height());
    m_camera.setSceneBox(m_box);
    m_camera.frame(points);
    m_framed = true;
    Q_EMIT cameraChanged();
    redraw();
}

void ViewportWidget::frameAll() {
    framePoints(shownVertices());
}

void ViewportWidget::frameFirst() {
    if (!m_framed && !m_box.empty()) {
        if (const std::optional<Vec3> normal = flatNormal(*m_document.state().scene)) {
            m_camera.setStandardView(facing(*normal));
        }
        m_camera.level(); // the last one may have been turned in its plane
        frameAll();
    }
}

void ViewportWidget::frameSelection() {
    const Aabb box = selectionBox();
    if (box.empty()) {
        frameAll();
    } else {
        frameBox(box);
    }
}

void ViewportWidget::setMark(const ViewMark& mark) {
    m_mark = mark;
    redraw();
}

void ViewportWidget::showMark(const ViewMark& mark) {
    m_mark = mark;
    if (mark.around > 0.0) {
        const Vec3 position = positionOf(mark, m_posed);
        Aabb box;
        box.add(position - Vec3::Constant(mark.around));
        box.add(position + Vec3::Constant(mark.around));
        frameBox(box);
    } else {
        frameSelection();
    }
}

void ViewportWidget::dropMark() {
    if (m_mark) {
        m_mark.reset();
        redraw();
    }
}

void ViewportWidget::setStandardView(StandardView view) {
    keepView();
    m_camera.setStandardView(view);
    Q_EMIT cameraChanged();
    redraw();
}

} // namespace sinew

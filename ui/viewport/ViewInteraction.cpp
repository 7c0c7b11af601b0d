#include "ui/viewport/ViewInteraction.h"

#include "app/document/Edits.h"
#include "app/text/Texts.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace sinew {

ViewInteraction::ViewInteraction(Document& document, PosedMesh& posed, ViewState& view, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_view(view)
    , m_tool(document, posed)
    , m_slice(view)
    , m_picker(document, posed, view)
    , m_pointTools(document, posed, m_picker,
                   [this](const Error& error) { Q_EMIT hoverText(errorText(error)); }) {}

void ViewInteraction::setPickOptions(const PickOptions& options) {
    if (!(options == pickOptions())) {
        m_pointTools.setOptions(options);
        Q_EMIT pickOptionsChanged();
        Q_EMIT redrawNeeded();
    }
}

void ViewInteraction::press(const QMouseEvent& event, const OrbitCamera& camera, const Aabb& box) {
    const QPointF place = event.position();
    m_cursor = m_pressed = place;
    m_clicking = false;
    if (event.button() != Qt::LeftButton || dragging() || !m_document.state().scene) {
        return;
    }
    if (SliceDrag::shown(m_view.settings(), m_document.state()) &&
        m_slice.press(camera, box, place.x(), place.y())) {
        return;
    }
    if (PointTool* tool = pointTool()) {
        tool->press({place, event.modifiers(), camera, m_pressure});
        return;
    }
    if (m_tool.press(camera, place.x(), place.y())) {
        return;
    }
    if (m_tool.tool() == ViewTool::Ik && !m_posed.preview()) {
        if (const auto joint = m_picker.joint(camera, place.x(), place.y())) {
            selectJoint(m_document, joint->end);
            m_tool.pressLimb(camera, joint->end, place.x(), place.y());
            return;
        }
    }
    m_clicking = true;
}

void ViewInteraction::move(const QMouseEvent& event, const OrbitCamera& camera, const Aabb& box) {
    m_cursor = event.position();
    m_cursorInside = true;
    PointTool* tool = pointTool();
    if (m_slice.dragging()) {
        m_slice.move(box, m_cursor.x(), m_cursor.y());
    } else if (tool != nullptr && tool->dragging()) {
        tool->drag({m_cursor, event.modifiers(), camera, m_pressure});
        Q_EMIT overlayChanged();
    } else if (m_tool.dragging()) {
        m_tool.move(m_cursor.x(), m_cursor.y(), event.modifiers().testFlag(Qt::ControlModifier));
        Q_EMIT redrawNeeded();
    } else if (event.buttons() == Qt::NoButton) {
        hover(m_cursor, camera, box);
        if (tool != nullptr) {
            tool->hover({m_cursor, event.modifiers(), camera});
            Q_EMIT overlayChanged();
        }
    }
}

void ViewInteraction::doublePress(const QMouseEvent& event, const OrbitCamera& camera) {
    if (PointTool* tool = pointTool();
        tool != nullptr && event.button() == Qt::LeftButton && !dragging() && m_document.state().scene) {
        tool->doublePress({event.position(), event.modifiers(), camera});
    }
}

bool ViewInteraction::wheel(double notches) {
    PointTool* tool = pointTool();
    if (tool == nullptr || !tool->wheel(notches)) {
        return false;
    }
    Q_EMIT pickOptionsChanged();
    Q_EMIT overlayChanged();
    return true;
}

void ViewInteraction::release(const QMouseEvent& event, const OrbitCamera& camera) {
    if (event.button() != Qt::LeftButton) {
        return;
    }
    m_slice.release();
    m_tool.release();
    if (PointTool* tool = pointTool(); tool != nullptr && tool->dragging()) {
        tool->release({event.position(), event.modifiers(), camera, m_pressure, m_endsTyping});
    }
    const double moved = (event.position() - m_pressed).manhattanLength();
    if (m_clicking && moved < QGuiApplication::styleHints()->startDragDistance()) {
        click(event.position(), event.modifiers(), camera);
    }
    m_clicking = false;
    Q_EMIT redrawNeeded();
}

bool ViewInteraction::cancel() {
    const bool had = dragging();
    m_slice.cancel();
    m_tool.cancel();
    m_pointTools.cancel();
    m_clicking = false;
    return had;
}

ViewHit ViewInteraction::hitAt(const QPointF& place, const OrbitCamera& camera) {
    ViewHit hit;
    if (!m_document.state().scene) {
        return hit;
    }
    if (const auto surface = m_picker.surface(camera, place.x(), place.y())) {
        hit.point = surface->point;
        hit.part = static_cast<std::int32_t>(surface->point.part);
    }
    const auto joint = pointTool() == nullptr ? m_picker.joint(camera, place.x(), place.y()) : std::nullopt;
    hit.joint = joint ? joint->joint : kNone;
    return hit;
}

void ViewInteraction::select(const ViewHit& hit) {
    // Whoever turns to something else is done with the point that was explained.
    Selection next = m_document.state().selection;
    next.point.reset();
    if (hit.joint != kNone) {
        next.joint = hit.joint;
    } else if (hit.part != kNone) {
        next.part = hit.part;
    } else {
        return;
    }
    setSelection(m_document, next);
}

void ViewInteraction::click(const QPointF& place, Qt::KeyboardModifiers keys, const OrbitCamera& camera) {
    const ViewHit hit = hitAt(place, camera);
    if (keys.testFlag(Qt::ControlModifier) || m_tool.tool() == ViewTool::Explain) {
        explain(hit);
    } else if (hit == ViewHit()) {
        if (!m_endsTyping) {
            setSelection(m_document, {});
        }
    } else {
        select(hit);
    }
}

} // namespace sinew

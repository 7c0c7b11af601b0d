#include "ui/viewport/ViewInteraction.h"

#include "app/document/Edits.h"

#include <QGuiApplication>
#include <QLocale>
#include <QStyleHints>

#include <cmath>

namespace sinew {

ViewInteraction::ViewInteraction(Document& document, PosedMesh& posed, ViewState& view, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_view(view)
    , m_tool(document, posed)
    , m_slice(view)
    , m_picker(document, posed, view) {}

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
    if (m_slice.dragging()) {
        m_slice.move(box, m_cursor.x(), m_cursor.y());
    } else if (m_tool.dragging()) {
        m_tool.move(m_cursor.x(), m_cursor.y(), event.modifiers().testFlag(Qt::ControlModifier));
        Q_EMIT redrawNeeded();
    } else if (event.buttons() == Qt::NoButton) {
        hover(m_cursor, camera, box);
    }
}

void ViewInteraction::release(const QMouseEvent& event, const OrbitCamera& camera) {
    if (event.button() != Qt::LeftButton) {
        return;
    }
    m_slice.release();
    m_tool.release();
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
    m_clicking = false;
    return had;
}

void ViewInteraction::click(const QPointF& place, Qt::KeyboardModifiers keys, const OrbitCamera& camera) {
    if (keys.testFlag(Qt::ControlModifier) || m_tool.tool() == ViewTool::Explain) {
        if (const auto surface = m_picker.surface(camera, place.x(), place.y())) {
            selectPoint(m_document, surface->point);
            Q_EMIT pointPicked(surface->point);
        }
        return;
    }
    // Whoever turns to something else is done with the point that was explained.
    Selection next = m_document.state().selection;
    next.point.reset();
    if (const auto joint = m_picker.joint(camera, place.x(), place.y())) {
        next.joint = joint->joint;
    } else if (const auto surface = m_picker.surface(camera, place.x(), place.y())) {
        next.part = static_cast<std::int32_t>(surface->point.part);
    } else {
        next = {};
    }
    setSelection(m_document, next);
}

void ViewInteraction::hover(const QPointF& place, const OrbitCamera& camera, const Aabb& box) {
    const DocumentState& state = m_document.state();
    if (!state.scene) {
        return;
    }
    bool changed = m_tool.hover(camera, place.x(), place.y());
    if (SliceDrag::shown(m_view.settings(), state)) {
        changed = m_slice.hover(camera, box, place.x(), place.y()) || changed;
    }
    const auto joint = m_picker.joint(camera, place.x(), place.y());
    const std::int32_t hovered = joint ? joint->joint : kNone;
    changed = changed || hovered != m_hoveredJoint;
    m_hoveredJoint = hovered;
    if (hovered != kNone) {
        const std::string& name = state.scene->skeleton.joints[static_cast<std::size_t>(hovered)].name;
        Q_EMIT hoverText(tr("Joint %1").arg(QString::fromStdString(name)));
    } else if (const auto surface = m_picker.surface(camera, place.x(), place.y())) {
        Q_EMIT hoverText(describe(*surface));
    } else {
        Q_EMIT hoverText({});
    }
    if (changed) {
        Q_EMIT redrawNeeded();
    }
}

void ViewInteraction::leave() {
    const bool changed = m_hoveredJoint != kNone;
    m_hoveredJoint = kNone;
    Q_EMIT hoverText({});
    if (changed) {
        Q_EMIT redrawNeeded();
    }
}

QString ViewInteraction::describe(const SurfacePick& pick) const {
    const Scene& scene = *m_document.state().scene;
    constexpr std::size_t most = 4;
    QStringList texts{QString::fromStdString(scene.parts[pick.point.part].mesh->name),
                      tr("point %1").arg(pick.point.point)};
    const auto& weights = m_posed.shownWeights();
    if (weights && pick.point.part < weights->size() && (*weights)[pick.point.part]) {
        const auto influences = (*weights)[pick.point.part]->at(pick.point.point);
        for (const Influence& influence : influences.first(std::min(most, influences.size()))) {
            const std::string& name = scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name;
            texts << QString::fromStdString(name) + QLatin1Char(' ') +
                         QLocale().toString(static_cast<double>(influence.weight), 'f', 2);
        }
        if (influences.size() > most) {
            texts << QStringLiteral("…");
        }
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace sinew

#include "ui/viewport/ViewInteraction.h"

#include "app/document/Edits.h"
#include "app/text/Numbers.h"

#include <algorithm>
#include <utility>

namespace sinew {

void ViewInteraction::hover(const QPointF& place, const OrbitCamera& camera, const Aabb& box) {
    const DocumentState& state = m_document.state();
    if (!state.scene) {
        return;
    }
    bool changed = m_tool.hover(camera, place.x(), place.y());
    if (SliceDrag::shown(m_view.settings(), state)) {
        changed = m_slice.hover(camera, box, place.x(), place.y()) || changed;
    }
    changed = hoverJoint(place, camera) || changed;
    if (changed) {
        Q_EMIT redrawNeeded();
    }
}

/// Tools for points have no use for joints. True when it is another joint than before.
bool ViewInteraction::hoverJoint(const QPointF& place, const OrbitCamera& camera) {
    const auto joint = pointTool() == nullptr ? m_picker.joint(camera, place.x(), place.y()) : std::nullopt;
    const std::int32_t before = std::exchange(m_hoveredJoint, joint ? joint->joint : kNone);
    if (joint) {
        const Skeleton& skeleton = m_document.state().scene->skeleton;
        const std::string& name = skeleton.joints[static_cast<std::size_t>(joint->joint)].name;
        Q_EMIT hoverText(tr("Joint %1").arg(QString::fromStdString(name)));
    } else if (const auto surface = m_picker.surface(camera, place.x(), place.y())) {
        Q_EMIT hoverText(describe(*surface));
    } else {
        Q_EMIT hoverText({});
    }
    return m_hoveredJoint != before;
}

void ViewInteraction::leave() {
    const bool changed = m_hoveredJoint != kNone || pointTool() != nullptr;
    m_cursorInside = false;
    m_hoveredJoint = kNone;
    Q_EMIT hoverText({});
    if (changed) {
        Q_EMIT redrawNeeded();
    }
}

ViewHit ViewInteraction::underCursor(const OrbitCamera& camera) {
    return m_cursorInside && !dragging() ? hitAt(m_cursor, camera) : ViewHit();
}

bool ViewInteraction::pickPoint(const OrbitCamera& camera) {
    return explain(underCursor(camera));
}

bool ViewInteraction::pickJoint(const OrbitCamera& camera) {
    return chooseJoint(underCursor(camera));
}

bool ViewInteraction::explain(const ViewHit& hit) {
    if (hit.point) {
        selectPoint(m_document, hit.point);
        Q_EMIT pointPicked(*hit.point);
    }
    return hit.point.has_value();
}

bool ViewInteraction::chooseJoint(const ViewHit& hit) {
    const auto& weights = m_posed.shownWeights();
    const bool weighted =
        hit.point && weights && hit.point->part < weights->size() && (*weights)[hit.point->part];
    const auto influences =
        weighted ? (*weights)[hit.point->part]->at(hit.point->point) : std::span<const Influence>();
    if (!influences.empty()) {
        selectJoint(m_document, influences.front().joint); // the largest stands first
    }
    return !influences.empty();
}

QString ViewInteraction::describe(const SurfacePick& pick) const {
    const Scene& scene = *m_document.state().scene;
    constexpr std::size_t most = 4;
    QStringList texts{QString::fromStdString(scene.parts[pick.point.part].mesh->name),
                      tr("vertex %1").arg(pick.point.point)};
    const auto& weights = m_posed.shownWeights();
    if (weights && pick.point.part < weights->size() && (*weights)[pick.point.part]) {
        const auto influences = (*weights)[pick.point.part]->at(pick.point.point);
        for (const Influence& influence : influences.first(std::min(most, influences.size()))) {
            const std::string& name = scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name;
            texts << QString::fromStdString(name) + QLatin1Char(' ') +
                         QString::fromStdString(percentText(static_cast<double>(influence.weight)));
        }
        if (influences.size() > most) {
            texts << QStringLiteral("…");
        }
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace sinew

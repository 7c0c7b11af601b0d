#include "ui/viewport/tools/ViewInteraction.h"

#include "app/models/JointTreeModel.h"
#include "app/text/Numbers.h"

#include <algorithm>
#include <utility>

namespace sinew {

void ViewInteraction::hover(const ToolEvent& event) {
    Repaint due = m_tools.at(m_tool)->hover(event);
    if (m_document.state().scene) {
        due = std::max(due, m_slice.hover(event));
        due = hoverJoint(event.place) ? Repaint::Picture : due;
    }
    repaint(due);
}

/// Tools for vertices have no use for joints. True when it is another joint than before.
bool ViewInteraction::hoverJoint(const QPointF& place) {
    PosedPicker& picker = m_picks.surface();
    const auto joint = current().picksJoints() ? picker.joint(m_camera, place.x(), place.y()) : std::nullopt;
    const std::int32_t before = std::exchange(m_hoveredJoint, joint ? joint->joint : kNone);
    if (joint) {
        Q_EMIT hoverText(describe(joint->joint));
    } else if (const auto surface = picker.surface(m_camera, place.x(), place.y())) {
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
    constexpr std::size_t most = 4;
    QStringList texts{QString::fromStdString(scene.parts[pick.vertex.part].mesh->name),
                      tr("vertex %1").arg(pick.vertex.vertex)};
    const auto& weights = m_posed.shownWeights();
    if (weights && pick.vertex.part < weights->size() && (*weights)[pick.vertex.part]) {
        const auto influences = (*weights)[pick.vertex.part]->at(pick.vertex.vertex);
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

#include "app/bake/BakeText.h"
#include "app/document/edits/Edits.h"
#include "app/text/NoticeText.h"
#include "app/text/Texts.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/BakeDialog.h"
#include "ui/flow/MenuFlows.h"
#include "ui/workspace/UserPrompts.h"

#include <QAction>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kBakeFromEdge = 4; ///< of the window, in pixels
constexpr int kBakeFromTop = 90;

} // namespace

BakeFlow::BakeFlow(const WindowContext& context, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_window(window) {
    context.actions.on("pose.bake", this, &BakeFlow::open);
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                        &BakeFlow::show);
    show();
}

void BakeFlow::open() {
    Workspace& workspace = m_context.workspace;
    if (!workspace.document.state().hasSkeleton() || !workspace.document.state().hasWeights()) {
        return;
    }
    if (m_dialog) {
        m_dialog->raise();
        m_dialog->activateWindow();
        return;
    }
    auto* dialog = new BakeDialog(workspace.document, workspace.bake, m_window);
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BakeDialog::applyAsked, this, &BakeFlow::apply);
    connect(dialog, &BakeDialog::compareAsked, this, &BakeFlow::compare);
    connect(dialog, &BakeDialog::poseAsked, this, &BakeFlow::pose);
    connect(&workspace.compare, &CompareController::openChanged, dialog, &BakeDialog::showCompared);
    connect(dialog, &BakeDialog::sizeChanged, this, &BakeFlow::place);
    dialog->showCompared(workspace.compare.open());
    place();
    dialog->show();
}

/// Over the panels, so that the view beside it shows the character.
void BakeFlow::place() {
    const int width = std::max(m_dialog->width(), m_dialog->minimumSizeHint().width());
    m_dialog->move(m_window->mapToGlobal(m_window->rect().topRight()) -
                   QPoint(width + kBakeFromEdge, -kBakeFromTop));
}

void BakeFlow::apply() {
    Workspace& workspace = m_context.workspace;
    if (!workspace.bake.fits()) {
        return;
    }
    const auto outcome = workspace.bake.outcome();
    const bool compared = workspace.compare.skin(1).source.kind == SkinSource::Kind::Baked;
    if (const auto done = applyBake(workspace.document, *outcome); !done) {
        m_context.prompts.tellError(tr("The bake cannot be applied."), errorText(done.error()));
        return;
    }
    if (m_dialog) {
        m_dialog->accept();
    }
    if (compared) { // both panes would show the same
        compare(false);
    }
    Q_EMIT wanted();
    Q_EMIT said(tr("Baked. %1").arg(bakeGateText(*outcome)));
}

/// The document stands in the first pane, the bake in the second.
void BakeFlow::compare(bool on) {
    Workspace& workspace = m_context.workspace;
    if (on && workspace.bake.fits()) {
        workspace.compare.setCount(2);
        workspace.compare.setSource(0, {});
        workspace.compare.setSource(1,
                                    bakedSkin(workspace.document.state().scene, *workspace.bake.outcome()));
        workspace.compareData.setMap(CompareMap::PosedDistance);
    }
    QAction* action = m_context.actions["view.compare"];
    if (action->isChecked() != on) {
        action->trigger();
    }
}

/// Rows that are looked at one after the other are one step. Driven joints are left to their drivers. A joint
/// that the document has is selected; helper joints stand behind its own.
void BakeFlow::pose(const Pose& pose, std::int32_t joint) {
    Document& document = m_context.workspace.document;
    const DocumentState& state = document.state();
    if (!state.hasSkeleton() || pose.joints.size() != state.scene->skeleton.size()) {
        return;
    }
    Pose all = pose;
    for (const std::int32_t driven : DriverRig(state.scene->skeleton, driversOf(state)).targets()) {
        all.joints[static_cast<std::size_t>(driven)] = JointPose();
    }
    setPose(document, all, tr("Pose of the Bake"), MergeKey::Pose);
    if (joint != kNone && static_cast<std::size_t>(joint) < pose.joints.size()) {
        selectJoint(document, joint);
    }
}

void BakeFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["pose.bake"]->setEnabled(state.hasSkeleton() && state.hasWeights());
}

} // namespace sinew

#include "ui/flow/PoseShelfFlow.h"

#include "ui/actions/Actions.h"
#include "ui/panels/poses/PoseShelfForm.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/LastFolder.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>

#include <array>

namespace sinew {
namespace {

/// In the order of StressPose.
constexpr std::array<const char*, kStressPoses> kStressActions{"pose.armsUp", "pose.deepSquat", "pose.fist",
                                                               "pose.lookBack"};

} // namespace

PoseShelfFlow::PoseShelfFlow(const WindowContext& context, PoseShelfForm& shelf, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_shelf(shelf) {
    connectActions();
    connect(&shelf, &PoseShelfForm::said, this, &PoseShelfFlow::said);
    connect(&shelf, &PoseShelfForm::removeAsked, this, &PoseShelfFlow::removeCurrent);
    connect(&shelf, &PoseShelfForm::failed, this, [this](const Error& error) {
        const bool saving = error.code == ErrorCode::FileUnwritable;
        m_context.prompts.tellError(saving ? tr("The pose cannot be saved.") : tr("The pose cannot be used."),
                                    errorWords(error));
    });
    context.workspace.document.onChange(DocumentChange::Scene, this, &PoseShelfFlow::show);
    show();
}

void PoseShelfFlow::connectActions() {
    for (std::size_t pose = 0; pose < kStressActions.size(); ++pose) {
        m_context.actions.on(kStressActions[pose], this,
                             [this, pose] { m_shelf.applyStress(static_cast<StressPose>(pose)); });
    }
    m_context.actions.on("pose.keep", this, [this] {
        Q_EMIT wanted();
        m_shelf.keep();
    });
    m_context.actions.on("pose.load", this, [this] { load(); });
    m_context.actions.on("pose.save", this, [this] { save(); });
}

void PoseShelfFlow::load() {
    const QString file = m_context.prompts.fileToOpen(FileKind::Pose);
    if (!file.isEmpty()) {
        Q_EMIT wanted();
        m_shelf.add(file);
        keepFolder(FileKind::Pose, file);
    }
}

void PoseShelfFlow::save() {
    if (!m_context.workspace.document.state().hasSkeleton()) {
        return;
    }
    const QString file = m_context.prompts.fileToWrite(FileKind::Pose, tr("pose") + ".json");
    if (!file.isEmpty()) {
        m_shelf.save(file);
        keepFolder(FileKind::Pose, file);
    }
}

/// Asks first: there is no undo for files.
void PoseShelfFlow::removeCurrent() {
    const auto pose = m_shelf.current();
    if (pose && pose->stress < 0 &&
        m_context.prompts.confirm(tr("Delete the pose %1?").arg(pose->name),
                                  tr("Its file is deleted, which cannot be undone."), tr("Delete Pose"))) {
        m_context.workspace.poses.remove(*pose);
    }
}

void PoseShelfFlow::show() {
    const bool skeleton = m_context.workspace.document.state().hasSkeleton();
    for (const char* id : kStressActions) {
        m_context.actions[id]->setEnabled(skeleton);
    }
    m_context.actions["pose.keep"]->setEnabled(skeleton);
    m_context.actions["pose.save"]->setEnabled(skeleton);
}

} // namespace sinew

#include "app/log/ActivityLog.h"
#include "app/text/NoticeText.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/RestPoseDialog.h"
#include "ui/flow/MenuFlows.h"

#include <QAction>

namespace sinew {

RestPoseFlow::RestPoseFlow(const WindowContext& context, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_window(window) {
    context.actions.on("pose.applyRest", this, [this] {
        open({.named = std::nullopt, .bones = m_context.workspace.session.exportSettings().vrm.bones});
    });
    connect(&context.workspace.restPose, &RestPoseJob::finished, this, &RestPoseFlow::tell);
    connect(&context.workspace.restPose, &RestPoseJob::failed, this, &logError);
    context.workspace.document.onChange(DocumentChange::Scene, this, &RestPoseFlow::show);
    show();
}

void RestPoseFlow::open(const RestPoseChoice& proposal) {
    if (!m_context.workspace.document.state().hasSkeleton()) {
        return;
    }
    auto* dialog = new RestPoseDialog(m_context, proposal, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// The first notice is told, the Log panel has them all.
void RestPoseFlow::tell(const Notices& notices) {
    const DocumentState& state = m_context.workspace.document.state();
    logNotices(notices, state.scene->metersPerUnit);
    QString text = tr("The rest pose is another now. Weights stay as they are until the next bind.");
    if (!notices.empty()) {
        text += ' ' + noticeText(notices.front(), state.scene->metersPerUnit);
    }
    Q_EMIT said(text);
}

void RestPoseFlow::show() {
    m_context.actions["pose.applyRest"]->setEnabled(m_context.workspace.document.state().hasSkeleton());
}

} // namespace sinew

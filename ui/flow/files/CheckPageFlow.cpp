#include "app/check/CheckPageJob.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/flow/files/FileFlow.h"
#include "ui/flow/weights/WeightsFlow.h"
#include "ui/workspace/UserPrompts.h"

#include <QAction>
#include <QDir>

namespace sinew {

CheckPageFlow::CheckPageFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    context.actions.on("bind.checkPage", this, &CheckPageFlow::save);
    connectJob();
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                        &CheckPageFlow::show);
    show();
}

void CheckPageFlow::connectJob() {
    CheckPageJob& job = m_context.workspace.checkPage;
    connect(&job, &CheckPageJob::runningChanged, this, &CheckPageFlow::show);
    connect(&job, &CheckPageJob::written, this, &CheckPageFlow::tell);
    connect(&job, &CheckPageJob::canceled, this,
            [this](const QString& name) { Q_EMIT said(workCanceled(name)); });
    connect(&job, &CheckPageJob::failed, this, [this](const QString& name, const Error& error) {
        m_context.prompts.tellError(tr("%1 failed.").arg(name), errorText(error));
    });
}

void CheckPageFlow::save() {
    Workspace& workspace = m_context.workspace;
    const QString file =
        m_context.prompts.fileToWrite(FileKind::CheckPage, workspace.document.title() + ".html");
    if (!file.isEmpty()) {
        workspace.checkPage.write(file);
    }
}

void CheckPageFlow::tell(const QString& file, int missed) {
    keepFolder(FileKind::CheckPage, file);
    const QString written = tr("Check page written to %1.").arg(QDir::toNativeSeparators(file));
    Q_EMIT said(written + ' ' +
                (missed == 0 ? tr("All requirements are fulfilled.")
                             : tr("%n requirement(s) missed.", nullptr, missed)));
}

void CheckPageFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["bind.checkPage"]->setEnabled(state.hasSkeleton() && state.hasWeights() &&
                                                    !m_context.workspace.checkPage.running());
}

} // namespace sinew

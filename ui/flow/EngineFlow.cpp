#include "ui/flow/EngineFlow.h"

#include "app/document/edits/SkeletonEditing.h"
#include "app/rig/SkeletonTextFile.h"
#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/EngineDialog.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/LastFolder.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QDir>

namespace sinew {

EngineFlow::EngineFlow(const WindowContext& context, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_window(window) {
    context.actions.on("skeleton.engine", this, &EngineFlow::prepare);
    context.actions.on("skeleton.export", this, &EngineFlow::write);
    context.workspace.document.onChange(DocumentChange::Scene, this, &EngineFlow::show);
    show();
}

void EngineFlow::prepare() {
    const DocumentState& state = m_context.workspace.document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    auto* dialog = new EngineDialog(*state.scene, state.pose, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { apply(*dialog); });
    // Another skeleton would not be the one that is shown.
    m_context.workspace.document.onChange(DocumentChange::Scene, dialog, [dialog] {
        if (dialog->isVisible()) {
            dialog->reject();
        }
    });
    dialog->open();
}

void EngineFlow::apply(const EngineDialog& dialog) {
    Document& document = m_context.workspace.document;
    const SkeletonSteps steps = dialog.steps();
    const auto done = editSkeleton(document, steps, plainText(*m_context.actions["skeleton.engine"]));
    if (!done) {
        m_context.prompts.tellError(tr("The skeleton cannot be prepared."), errorWords(done.error()));
        return;
    }
    Q_EMIT said(tr("Skeleton prepared. It has %1 joints now.")
                    .arg(wholeText(document.state().scene->skeleton.size())));
}

void EngineFlow::write() {
    Document& document = m_context.workspace.document;
    document.finishWeights();
    const QString file = m_context.prompts.fileToWrite(FileKind::ExportedSkeleton, document.title() + ".bvh");
    if (file.isEmpty()) {
        return;
    }
    keepFolder(FileKind::ExportedSkeleton, file);
    if (const auto done = writeSkeletonFile(document.state().boundScene(), file.toStdString()); !done) {
        m_context.prompts.tellError(tr("The skeleton cannot be exported."), errorWords(done.error()));
        return;
    }
    Q_EMIT said(tr("Skeleton written to %1.").arg(QDir::toNativeSeparators(file)));
}

void EngineFlow::show() {
    const bool skeleton = m_context.workspace.document.state().hasSkeleton();
    m_context.actions["skeleton.engine"]->setEnabled(skeleton);
    m_context.actions["skeleton.export"]->setEnabled(skeleton);
}

} // namespace sinew

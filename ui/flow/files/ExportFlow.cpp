#include "ui/flow/files/ExportFlow.h"

#include "app/document/edits/Edits.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

namespace sinew {

ExportFlow::ExportFlow(const WindowContext& context, QWidget* window)
    : QObject(window)
    , m_context(context)
    , m_window(window) {
    const auto show = [this] {
        m_context.actions["file.export"]->setEnabled(m_context.workspace.document.state().hasScene());
    };
    context.actions.on("file.export", this, [this] { open(); });
    context.workspace.document.onChange(DocumentChange::Scene, this, show);
    connect(&context.workspace.exportJob, &ExportJob::finished, this, [this](const ExportOutcome& outcome) {
        Q_EMIT said(deviationText(outcome, *m_context.workspace.document.state().scene));
    });
    show();
}

void ExportFlow::open() {
    m_context.workspace.document.finishWeights();
    const DocumentState& state = m_context.workspace.document.state();
    const bool binding = m_context.workspace.bind.running();
    if (!state.bound() && state.hasSkeleton() &&
        !m_context.prompts.confirm(
            binding ? tr("Bind Skin is still running.") : tr("The character is not bound yet."),
            binding ? tr("To export its weights, cancel and wait until it is done.")
                    : tr("It is exported with the weights of its source file, if it has any."),
            tr("&Export Anyway"))) {
        return;
    }
    ExportDialog(m_context, m_window).exec();
}

} // namespace sinew

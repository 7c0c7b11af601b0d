#include "app/document/DocumentState.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/BatchDialog.h"
#include "ui/dialogs/LodDialog.h"
#include "ui/dialogs/OutfitDialog.h"
#include "ui/flow/files/FileFlow.h"
#include "ui/workspace/UserPrompts.h"

#include <QAction>

namespace sinew {
namespace {

/// Brings a dialog that is open already to the front. False: none is.
template<typename Shown>
bool raised(const QPointer<Shown>& dialog) {
    if (dialog) {
        dialog->raise();
        dialog->activateWindow();
    }
    return dialog != nullptr;
}

} // namespace

MakingFlow::MakingFlow(const WindowContext& context, FileFlow& files, QWidget* window)
    : QObject(window)
    , m_context(context)
    , m_files(files)
    , m_window(window) {
    context.actions.on("file.outfit", this, &MakingFlow::openOutfit);
    context.actions.on("file.batch", this, &MakingFlow::openBatch);
    context.actions.on("file.lods", this, &MakingFlow::openLods);
    context.actions.explain("file.outfit", [this] {
        const DocumentState& state = m_context.workspace.document.state();
        return state.hasSkeleton() && state.hasWeights() ? QString() : tr("Bind the character first.");
    });
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                        &MakingFlow::show);
    context.workspace.document.onChange(DocumentChange::Scene, this, [this] {
        if (m_outfit) {                        // it was meant for another character
            m_outfit->done(QDialog::Rejected); // also while it works
        }
        if (m_lods) {
            m_lods->done(QDialog::Rejected);
        }
    });
    connect(&context.workspace.outfit, &OutfitJob::finished, this, [this](const OutfitOutcome& outcome) {
        Q_EMIT said(tr("Wrote %1.").arg(QString::fromStdString(outcome.written.front().filename().string())));
    });
    connect(&context.workspace.lods, &LodJob::finished, this, [this](const LodOutcome& outcome) {
        Q_EMIT said(tr("Wrote %1.").arg(QString::fromStdString(outcome.written.front().filename().string())));
    });
    connect(&context.workspace.batch, &BatchJob::finished, this,
            [this] { Q_EMIT said(tr("The batch has ended.")); });
    show();
}

bool MakingFlow::mayQuit() const {
    return !m_context.workspace.batch.running() ||
           m_context.prompts.confirm(
               tr("Files are still being bound."),
               tr("If you quit, this stops. What is bound stays, and the rest can be bound later."),
               tr("&Quit"));
}

void MakingFlow::openOutfit() {
    if (raised(m_outfit)) {
        return;
    }
    m_outfit = new OutfitDialog(m_context, m_window);
    m_outfit->setAttribute(Qt::WA_DeleteOnClose);
    // The dialog goes with the character that it dressed.
    connect(m_outfit, &OutfitDialog::openAsked, &m_files, &FileFlow::openFile, Qt::QueuedConnection);
    m_outfit->show();
}

void MakingFlow::openBatch() {
    if (raised(m_batch)) {
        return;
    }
    m_batch = new BatchDialog(m_context, m_window);
    m_batch->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_batch, &BatchDialog::openAsked, &m_files, &FileFlow::openFile, Qt::QueuedConnection);
    m_batch->show();
}

void MakingFlow::openLods() {
    if (raised(m_lods)) {
        return;
    }
    m_lods = new LodDialog(m_context, m_window);
    m_lods->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_lods, &LodDialog::openAsked, &m_files, &FileFlow::openFile, Qt::QueuedConnection);
    m_lods->show();
}

void MakingFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["file.outfit"]->setEnabled(state.hasSkeleton() && state.hasWeights());
    m_context.actions["file.lods"]->setEnabled(state.hasScene());
}

} // namespace sinew

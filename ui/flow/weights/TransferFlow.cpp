#include "ui/flow/weights/TransferFlow.h"

#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/LastFolder.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>

namespace sinew {

TransferFlow::TransferFlow(const WindowContext& context, Ask ask, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_ask(std::move(ask)) {
    Workspace& workspace = context.workspace;
    context.actions.on("weights.transfer", this, &TransferFlow::start);
    connect(&workspace.session, &Session::skeletonLoaded, this, &TransferFlow::skeletonLoaded);
    connect(&workspace.session, &Session::failed, this, [this] { m_waiting.reset(); });
    connect(&workspace.session, &Session::canceled, this, [this] { m_waiting.reset(); });
    connectTransfers();
    workspace.document.onChange(DocumentChange::Scene, this, &TransferFlow::show);
    show();
}

void TransferFlow::connectTransfers() {
    WeightTransfers& transfers = m_context.workspace.weightTransfers;
    connect(&transfers, &WeightTransfers::added, this, &TransferFlow::tell);
    connect(&transfers, &WeightTransfers::canceled, this,
            [this](const QString& name) { Q_EMIT said(tr("%1 canceled. Nothing changed.").arg(name)); });
    connect(&transfers, &WeightTransfers::dropped, this, [this](const QString& name) {
        Q_EMIT said(tr("%1 canceled, because the layers changed while it ran. Run it again.").arg(name));
    });
    connect(&transfers, &WeightTransfers::failed, this, [this](const Error& error) {
        m_context.prompts.tellError(tr("The weights cannot be transferred."), errorWords(error));
    });
}

void TransferFlow::start() {
    if (!m_context.workspace.document.state().hasScene()) {
        return;
    }
    const QString file = m_context.prompts.fileToOpen(FileKind::Weights);
    if (file.isEmpty()) {
        return;
    }
    const std::optional<TransferWish> wish = m_ask(file);
    if (!wish) {
        return;
    }
    m_file = file;
    if (m_context.workspace.document.state().hasSkeleton()) {
        m_context.workspace.weightTransfers.start(file, wish->choices, wish->selectUnmatched);
    } else {
        m_waiting = Waiting{file, *wish};
        m_context.workspace.session.loadSkeleton(file);
    }
}

void TransferFlow::skeletonLoaded(const QString& file) {
    if (m_waiting && m_waiting->file == file) {
        const Waiting waiting = *std::exchange(m_waiting, std::nullopt);
        m_context.workspace.weightTransfers.start(file, waiting.wish.choices, waiting.wish.selectUnmatched);
    }
}

void TransferFlow::tell(const QString& layer, const TransferCounts& counts, const Notices& notices) {
    keepFolder(FileKind::Weights, m_file);
    QString text = tr("Layer %1 added: %2 vertices matched, %3 inpainted.")
                       .arg(layer, wholeText(counts.matched), wholeText(counts.inpainted));
    for (const Notice& notice : notices) {
        text += ' ' + noticeText(notice);
    }
    Q_EMIT said(text);
}

void TransferFlow::show() {
    m_context.actions["weights.transfer"]->setEnabled(m_context.workspace.document.state().hasScene());
}

} // namespace sinew

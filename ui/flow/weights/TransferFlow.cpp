#include "ui/flow/weights/TransferFlow.h"

#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/flow/weights/WeightsFlow.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

namespace sinew {
namespace {

constexpr int kFromEdge = 16; ///< of the window, in pixels
constexpr int kFromTop = 110;

} // namespace

TransferFlow::TransferFlow(const WindowContext& context, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_window(window) {
    Workspace& workspace = context.workspace;
    context.actions.on("weights.transfer", this, &TransferFlow::start);
    connect(&workspace.session, &Session::skeletonLoaded, this, &TransferFlow::skeletonLoaded);
    connect(&workspace.session, &Session::failed, this, [this] { m_waiting.reset(); });
    connect(&workspace.session, &Session::canceled, this, [this] { m_waiting.reset(); });
    connectTransfers();
    connectPreview();
    workspace.document.onChange(DocumentChange::Scene, this, [this] {
        if (m_dialog) { // it was meant for another character
            m_dialog->reject();
        }
        show();
    });
    show();
}

void TransferFlow::connectTransfers() {
    WeightTransfers& transfers = m_context.workspace.weightTransfers;
    connect(&transfers, &WeightTransfers::added, this, &TransferFlow::tell);
    connect(&transfers, &WeightTransfers::matched, &m_context.workspace.transferPreview,
            &TransferPreview::keep);
    sayEnds(transfers, *this);
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
    open(file);
}

void TransferFlow::open(const QString& file) {
    if (m_dialog) {
        m_dialog->reject();
    }
    auto* dialog = new TransferDialog(m_context.workspace.document, m_context.prompts, file, m_window);
    m_dialog = dialog;
    m_file = file;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TransferDialog::wishChanged, this, &TransferFlow::preview);
    connect(dialog, &QDialog::finished, this, &TransferFlow::leave);
    ViewState& view = m_context.workspace.view;
    m_shownBefore = view.visible(Overlay::TransferMatches);
    view.setVisible(Overlay::TransferMatches, true);
    preview();
    // Over the panels, so that the view beside it shows what matches.
    dialog->move(m_window->mapToGlobal(m_window->rect().topRight()) -
                 QPoint(dialog->width() + kFromEdge, -kFromTop));
    dialog->show();
}

void TransferFlow::preview() {
    if (!m_dialog) { // fields tell of their end also when it closes
        return;
    }
    m_dialog->showMatches(std::nullopt);
    m_context.workspace.transferPreview.start(m_file, m_dialog->wish().choices);
}

void TransferFlow::connectPreview() {
    TransferPreview& preview = m_context.workspace.transferPreview;
    connect(&preview, &TransferPreview::changed, this, [this, &preview] {
        if (m_dialog && preview.matching()) {
            m_dialog->showMatches(countsOf(*preview.matching()));
        }
    });
    connect(&preview, &TransferPreview::failed, this, [this](const Error& error) {
        if (m_dialog) {
            m_dialog->showProblem(errorWords(error));
        }
    });
}

/// What was matched stays for the overlay, if the weights are transferred.
void TransferFlow::leave(int result) {
    const TransferWish wish = m_dialog->wish();
    m_dialog.clear();
    m_context.workspace.view.setVisible(Overlay::TransferMatches, m_shownBefore);
    if (result == QDialog::Accepted) {
        m_context.workspace.transferPreview.stop();
        transfer(m_file, wish);
    } else {
        m_context.workspace.transferPreview.clear();
    }
}

void TransferFlow::transfer(const QString& file, const TransferWish& wish) {
    if (m_context.workspace.document.state().hasSkeleton()) {
        m_context.workspace.weightTransfers.start(file, wish.choices, wish.selectUnmatched);
    } else {
        m_waiting = Waiting{file, wish};
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

WeightFilesFlow::WeightFilesFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    context.actions.on("weights.import", this, &WeightFilesFlow::read);
    context.actions.on("weights.export", this, &WeightFilesFlow::write);
    connectFiles();
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                        &WeightFilesFlow::show);
    show();
}

void WeightFilesFlow::connectFiles() {
    WeightFiles& files = m_context.workspace.weightFiles;
    connect(&files, &WeightFiles::added, this, [this](const QString& layer, const Notices& notices) {
        tell(tr("Layer %1 added.").arg(layer), notices);
    });
    connect(&files, &WeightFiles::written, this, [this](const QString& file, const Notices& notices) {
        tell(tr("Weights written to %1.").arg(QDir::toNativeSeparators(file)), notices);
    });
    sayEnds(files, *this);
    connect(&files, &WeightFiles::failed, this, [this](const QString& name, const Error& error) {
        m_context.prompts.tellError(tr("%1 failed.").arg(name), errorWords(error));
    });
}

void WeightFilesFlow::read() {
    const QString file = m_context.prompts.fileToOpen(FileKind::ImportedWeights);
    if (!file.isEmpty()) {
        keepFolder(FileKind::ImportedWeights, file);
        m_context.workspace.weightFiles.read(file);
    }
}

void WeightFilesFlow::write() {
    const QString proposal = m_context.workspace.document.title() + ".csv";
    const QString file = m_context.prompts.fileToWrite(FileKind::ExportedWeights, proposal);
    if (!file.isEmpty() && mayWrite(file)) {
        keepFolder(FileKind::ExportedWeights, file);
        m_context.workspace.weightFiles.write(file);
    }
}

/// The file dialog asks for files that are there, but not for folders.
bool WeightFilesFlow::mayWrite(const QString& file) const {
    return !QFileInfo(file).isDir() || QDir(file).isEmpty() ||
           m_context.prompts.confirm(tr("The folder %1 is not empty.").arg(QFileInfo(file).fileName()),
                                     tr("Images of the same names in it are replaced. All other files stay."),
                                     tr("&Write Images"));
}

void WeightFilesFlow::tell(const QString& text, const Notices& notices) {
    QString all = text;
    for (const Notice& notice : notices) {
        all += ' ' + noticeText(notice);
    }
    Q_EMIT said(all);
}

void WeightFilesFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["weights.import"]->setEnabled(state.hasSkeleton());
    m_context.actions["weights.export"]->setEnabled(state.hasSkeleton() && state.hasWeights());
}

} // namespace sinew

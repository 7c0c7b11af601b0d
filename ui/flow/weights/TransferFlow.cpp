#include "ui/flow/weights/WeightsFlow.h"

#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/jobs/OperationRunner.h"
#include "app/jobs/WeightFiles.h"
#include "app/painting/BrushStroke.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/SolverTexts.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>

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
        m_context.prompts.tellError(tr("The weights cannot be transferred."), errorText(error));
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
            m_dialog->showProblem(errorText(error));
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
        m_context.prompts.tellError(tr("%1 failed.").arg(name), errorText(error));
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

LayersFlow::LayersFlow(const Actions& actions, Document& document, MirrorFinder& mirrors,
                       SolverLayers& solvers, UserPrompts& prompts, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document)
    , m_mirrors(mirrors)
    , m_solvers(solvers) {
    connectSolvers(prompts);
    actions.on("weights.addPaint", this, [this] { addLayer(m_document, LayerKind::Paint); });
    actions.on("weights.addMirror", this, &LayersFlow::addMirror);
    actions.on("weights.addRelax", this, [this] { addLayer(m_document, LayerKind::Relax); });
    actions.on("weights.flatten", this, [this] { flattenLayers(m_document); });
    actions.on("weights.lock", this,
               [this](bool on) { lockJoints(m_document, selectedJoints(m_document.state()), on); });
    actions.on("weights.lockOthers", this,
               [this] { lockAllBut(m_document, selectedJoints(m_document.state())); });
    actions.on("weights.unlockAll", this, [this] { unlockAll(m_document); });
    document.onChange(DocumentChange::Scene | DocumentChange::Selection | DocumentChange::Layers |
                          DocumentChange::Locks,
                      this, &LayersFlow::show);
    show();
}

void LayersFlow::connectSolvers(UserPrompts& prompts) {
    connect(&m_solvers, &SolverLayers::added, this, [this](const QString& layer) {
        Q_EMIT said(tr("Layer %1 added. Paint its mask to choose where it counts.").arg(layer));
    });
    sayEnds(m_solvers, *this);
    connect(&m_solvers, &SolverLayers::failed, this, [&prompts](const Error& error) {
        prompts.tellError(tr("The layer cannot be added."), errorText(error));
    });
}

void LayersFlow::fillMenu(QMenu* menu) {
    m_menu = menu;
    for (const auto& [key, name] : namedSolvers()) {
        QAction* action = menu->addAction(QString());
        action->setObjectName("weights.addSolver." + QString::fromStdString(key));
        connect(action, &QAction::triggered, this, [this, key = key] { m_solvers.add(key); });
    }
    retranslate();
    show();
}

void LayersFlow::retranslate() {
    const QList<QAction*> actions = m_menu->actions();
    auto action = actions.begin();
    for (const auto& [key, name] : namedSolvers()) {
        (*action++)->setText(QString(name).replace('&', "&&"));
    }
}

/// The layer needs to know what mirrors each vertex, which takes a second on a dense character.
void LayersFlow::addMirror() {
    m_mirrors.whenFound([this] { addLayer(m_document, LayerKind::Mirror); });
}

void LayersFlow::show() {
    const DocumentState& state = m_document.state();
    for (const char* id : {"weights.addPaint", "weights.addMirror", "weights.addRelax"}) {
        m_actions[id]->setEnabled(state.hasSkeleton());
    }
    if (m_menu) {
        m_menu->menuAction()->setEnabled(state.hasSkeleton());
    }
    m_actions["weights.mirrorPairs"]->setEnabled(state.hasSkeleton());
    m_actions["weights.flatten"]->setEnabled(!state.layers.layers.empty());
    const bool chosen = state.hasSkeleton() && state.selection.joint != kNone;
    m_actions["weights.lock"]->setEnabled(chosen);
    m_actions["weights.lock"]->setChecked(chosen && isLocked(state, state.selection.joint));
    m_actions["weights.lockOthers"]->setEnabled(chosen);
    m_actions["weights.unlockAll"]->setEnabled(!state.locked.empty());
}

CheckFlow::CheckFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    WeightCheck& check = context.workspace.weightCheck;
    context.actions.on("weights.check", this, [&check] { check.start(); });
    connect(&check, &WeightCheck::checked, this, &CheckFlow::tell);
    connect(&check, &WeightCheck::canceled, this,
            [this](const QString& name) { Q_EMIT said(tr("%1 canceled.").arg(name)); });
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                        &CheckFlow::show);
    show();
}

void CheckFlow::tell() {
    const auto faults = m_context.workspace.weightCheck.faults();
    if (!faults || faults->empty()) {
        Q_EMIT said(tr("No faulty weights found."));
        return;
    }
    const auto count = [&](FaultKind kind) { return wholeText(faultCount(*faults, kind)); };
    Q_EMIT said(
        tr("Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy, %4 with too "
           "many influences, %5 with invalid or unnormalized weights in the file.")
            .arg(count(FaultKind::Zero), count(FaultKind::Far), count(FaultKind::Noisy),
                 count(FaultKind::BeyondLimit), count(FaultKind::Stored)));
    Q_EMIT found();
}

void CheckFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["weights.check"]->setEnabled(state.hasSkeleton() && state.hasWeights());
}

FloodFlow::FloodFlow(const WindowContext& context, ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_viewport(viewport) {
    m_context.actions.on("paint.flood", this, &FloodFlow::flood);
    m_context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                          &FloodFlow::show);
    show();
}

void FloodFlow::flood() {
    Workspace& workspace = m_context.workspace;
    const auto done = floodWeights(workspace.document, workspace.posed, m_viewport.paintOptions());
    if (!done) {
        m_context.prompts.tellError(tr("The weights cannot be changed."), errorText(done.error()));
        return;
    }
    const auto& selected = workspace.document.state().selected;
    Q_EMIT said(selected
                    ? tr("Flooded %n selected vertex(ices).", nullptr, static_cast<int>(selected->count()))
                    : tr("Flooded all visible vertices."));
}

void FloodFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["paint.flood"]->setEnabled(state.hasSkeleton() && state.hasWeights());
}

SelectFlow::SelectFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    const auto on = [this](const char* id, void (*edit)(Document&)) {
        m_actions.on(id, this, [this, edit] { edit(m_document); });
    };
    on("points.all", selectAllVertices);
    on("points.none", selectNoVertices);
    on("points.invert", invertSelectedVertices);
    on("points.grow", growSelectedVertices);
    on("points.shrink", shrinkSelectedVertices);
    on("points.linked", selectLinkedVertices);
    document.onChange(DocumentChange::Scene | DocumentChange::SelectedVertices, this, &SelectFlow::show);
    show();
}

void SelectFlow::show() {
    const DocumentState& state = m_document.state();
    for (const char* id : {"points.all", "points.invert"}) {
        m_actions[id]->setEnabled(state.hasScene());
    }
    for (const char* id : {"points.none", "points.grow", "points.shrink", "points.linked"}) {
        m_actions[id]->setEnabled(state.selected != nullptr);
    }
}

} // namespace sinew

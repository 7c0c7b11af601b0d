#include "ui/flow/weights/LayersFlow.h"

#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/jobs/MirrorFinder.h"
#include "app/jobs/SolverLayers.h"
#include "app/painting/BrushStroke.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/flow/weights/WeightsFlow.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QMenu>

namespace sinew {

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
        prompts.tellError(tr("The layer cannot be added."), errorWords(error));
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

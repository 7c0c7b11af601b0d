#include "ui/flow/weights/LayersFlow.h"

#include "app/document/edits/JointSelection.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/LockEdits.h"
#include "app/jobs/MirrorFinder.h"
#include "app/jobs/SolverLayers.h"
#include "app/text/SolverText.h"
#include "ui/actions/Actions.h"
#include "ui/flow/weights/WorkEnds.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/UserPrompts.h"

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

} // namespace sinew

#include "ui/flow/SkeletonFlow.h"

#include "app/document/edits/SkeletonEditing.h"
#include "app/rig/RigFiles.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/dialogs/SkeletonDialogs.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QDir>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kRigFromEdge = 16; ///< of the window, in pixels
constexpr int kRigFromTop = 110;

/// Those that turn the view; other modes would put the markers away.
bool onDigits(const QAction& action) {
    const QList<QKeySequence> keys = action.shortcuts();
    return !action.objectName().startsWith("mode.") && std::ranges::any_of(keys, [](const QKeySequence& key) {
        return key.count() == 1 && key[0].key() >= Qt::Key_0 && key[0].key() <= Qt::Key_9;
    });
}

} // namespace

RigFlow::RigFlow(const WindowContext& context, ViewportWidget& viewport, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_viewport(viewport)
    , m_window(window) {
    Workspace& workspace = context.workspace;
    viewport.setRigDraft(&workspace.rigDraft);
    connect(&viewport, &ViewportWidget::toolChanged, this, &RigFlow::toolTaken);
    connect(&workspace.rigDraft, &RigDraft::changed, this, &RigFlow::closeTemplate);
    connectChains();
    workspace.document.onChange(DocumentChange::Scene, this, &RigFlow::show);
    show();
}

void RigFlow::connectChains() {
    ChainMaker& chains = m_context.workspace.chains;
    connect(&m_viewport, &ViewportWidget::strokeDrawn, &chains, &ChainMaker::start);
    connect(&chains, &ChainMaker::wishChanged, this, [this, &chains] {
        m_viewport.setStrokeDepth(chains.wish().kind ? DrawDepth::Surface : DrawDepth::Middle);
    });
    connect(&chains, &ChainMaker::added, this, [this](int joints, const QString& parent) {
        const QString count = wholeText(static_cast<std::size_t>(joints));
        Q_EMIT said(parent.isEmpty() ? tr("Chain of %1 joints added.").arg(count)
                                     : tr("Chain of %1 joints added below %2.").arg(count, parent));
    });
    connect(&chains, &ChainMaker::failed, this, [this](const Error& error) {
        m_context.prompts.tellError(tr("The chain cannot be made."), errorText(error));
    });
}

void RigFlow::toolTaken(ViewTool tool) {
    const bool scene = m_context.workspace.document.state().hasScene();
    if (tool == ViewTool::Markers && scene) {
        openTemplate();
    }
    if (tool == ViewTool::Chain && scene) {
        openChain();
    } else if (m_chain) {
        m_chain->close();
    }
}

/// Over the panels, so that the view beside it stays free.
void RigFlow::placeBeside(QWidget* dialog) const {
    for (QAction* action : m_window->actions()) { // they turn the view while the dialog has the keyboard
        if (onDigits(*action)) {
            dialog->addAction(action);
        }
    }
    dialog->move(m_window->mapToGlobal(m_window->rect().topRight()) -
                 QPoint(dialog->width() + kRigFromEdge, -kRigFromTop));
    dialog->setVisible(true);
}

void RigFlow::openTemplate() {
    if (m_template) {
        m_template->raise();
        return;
    }
    RigDraft& draft = m_context.workspace.rigDraft;
    draft.begin(RigDialog::lastWish(), RigStart::WhenChosen);
    auto* dialog = new RigDialog(draft, m_context.prompts, m_window);
    m_template = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RigDialog::createAsked, this, &RigFlow::create);
    connect(dialog, &QDialog::finished, this, [this] {
        m_template.clear();
        m_context.workspace.rigDraft.end();
        leave(ViewTool::Markers);
    });
    placeBeside(dialog);
}

void RigFlow::openChain() {
    if (m_chain) {
        return;
    }
    auto* dialog = new ChainDialog(m_context.workspace.chains, m_window);
    m_chain = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this] {
        m_chain.clear();
        leave(ViewTool::Chain);
    });
    placeBeside(dialog);
}

/// The draft has ended: the scene is another, or has the skeleton.
void RigFlow::closeTemplate() {
    if (m_template && !m_context.workspace.rigDraft.active()) {
        m_template->reject();
    }
}

void RigFlow::create() {
    const auto fitted = m_context.workspace.rigDraft.fitted();
    if (!fitted) {
        return;
    }
    if (const auto made = m_context.workspace.rigDraft.create(); !made) {
        m_context.prompts.tellError(tr("The skeleton cannot be made."), errorText(made.error()));
        return;
    }
    Q_EMIT said(tr("Skeleton of %1 joints made. Bind Skin gives the character weights of it.")
                    .arg(wholeText(fitted->skeleton.size())));
}

/// Back to the first tool, if `tool` is still the one in force.
void RigFlow::leave(ViewTool tool) {
    if (m_viewport.tool() == tool) {
        m_viewport.setTool(toolTable().front().tool);
    }
}

void RigFlow::show() {
    const bool scene = m_context.workspace.document.state().hasScene();
    m_context.actions["skeleton.fromTemplate"]->setEnabled(scene);
    m_context.actions["skeleton.drawChain"]->setEnabled(scene);
    if (!scene) {
        leave(ViewTool::Markers);
        leave(ViewTool::Chain);
    }
}

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
        m_context.prompts.tellError(tr("The skeleton cannot be prepared."), errorText(done.error()));
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
    const Scene scene = document.state().boundScene();
    if (const auto done = writeSkeletonFile(scene, file.toStdString()); !done) {
        m_context.prompts.tellError(tr("The skeleton cannot be exported."), errorText(done.error()));
        return;
    }
    QString told = tr("Skeleton written to %1.").arg(QDir::toNativeSeparators(file));
    if (const std::size_t lost = limitsLostIn(scene, file.toStdString()); lost > 0) {
        told += ' ' + tr("Joints whose limits the file cannot hold: %1.").arg(wholeText(lost));
    }
    Q_EMIT said(told);
}

void EngineFlow::show() {
    const bool skeleton = m_context.workspace.document.state().hasSkeleton();
    m_context.actions["skeleton.engine"]->setEnabled(skeleton);
    m_context.actions["skeleton.export"]->setEnabled(skeleton);
}

} // namespace sinew

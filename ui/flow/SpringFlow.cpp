#include "app/document/avatar/AvatarEdits.h"
#include "app/document/avatar/NewSprings.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/flow/MenuFlows.h"
#include "ui/workspace/UserPrompts.h"

#include <QAction>

#include <array>

namespace sinew {
namespace {

constexpr std::array kProposals{std::pair("springs.proposeAll", ProposedSprings::All),
                                std::pair("springs.proposeChains", ProposedSprings::Chains),
                                std::pair("springs.proposeColliders", ProposedSprings::Colliders)};
constexpr std::array kNewColliders{std::pair("springs.addSphere", ColliderShape::Sphere),
                                   std::pair("springs.addCapsule", ColliderShape::Capsule),
                                   std::pair("springs.addPlane", ColliderShape::Plane)};

/// From `first` on, before `end`.
std::vector<std::size_t> rowsFrom(std::size_t first, std::size_t end) {
    std::vector<std::size_t> rows;
    for (std::size_t row = first; row < end; ++row) {
        rows.push_back(row);
    }
    return rows;
}

} // namespace

SpringFlow::SpringFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    connectActions();
    connectWork();
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Avatar |
                                            DocumentChange::Selection | DocumentChange::Motions,
                                        this, &SpringFlow::show);
    show();
}

void SpringFlow::connectActions() {
    const Actions& actions = m_context.actions;
    actions.on("springs.show", this, [this] { Q_EMIT wanted(); });
    for (const auto& [id, which] : kProposals) {
        actions.on(id, this, [this, id = id, which = which] { propose(id, which); });
    }
    actions.on("springs.addChains", this, [this] { addChains(); });
    for (const auto& [id, shape] : kNewColliders) {
        actions.on(id, this, [this, id = id, shape = shape] { addCollider(id, shape); });
    }
    actions.on("springs.bake", this, [this] { m_context.workspace.springBake.start(); });
    connect(actions["springs.editColliders"], &QAction::triggered, this, [this] { showInView(); });
}

void SpringFlow::connectWork() {
    Workspace& workspace = m_context.workspace;
    connect(&workspace.springBake, &SpringBakeJob::finished, this, [this](std::size_t clips) {
        Q_EMIT clipsWanted();
        Q_EMIT said(
            tr("%n clip(s) with springs baked in. The timeline plays them, and an export with motions "
               "holds them.",
               nullptr, static_cast<int>(clips)));
    });
    connect(&workspace.springBake, &SpringBakeJob::failed, this, [this](const Error& error) {
        m_context.prompts.tellError(tr("The springs cannot be baked."), errorText(error));
    });
    connect(&workspace.springBake, &SpringBakeJob::runningChanged, this, &SpringFlow::show);
    connect(&workspace.springPreview, &SpringPreview::turnedInVain, this, [this](std::int32_t joint) {
        const auto& joints = m_context.workspace.document.state().scene->skeleton.joints;
        Q_EMIT said(
            tr("Springs turn %1. Switch off Springs Swing (%2) to pose it")
                .arg(printable(joints[static_cast<std::size_t>(joint)].name),
                     m_context.actions["view.springs"]->shortcut().toString(QKeySequence::NativeText)));
    });
}

void SpringFlow::propose(const char* action, ProposedSprings which) {
    Workspace& workspace = m_context.workspace;
    const std::size_t before = avatarOf(workspace.document.state()).springs.chains.size();
    const SpringsProposed added =
        proposeSprings(workspace.document, which, plainText(*m_context.actions[action]));
    Q_EMIT wanted();
    if (added.chains + added.colliders == 0) {
        Q_EMIT said(which == ProposedSprings::Colliders
                        ? tr("No new collider: every limb with skin has one")
                        : tr("No new chain found. Select the joints of a chain, and add them"));
        return;
    }
    showInView();
    workspace.springChoice.setChains(rowsFrom(before, before + added.chains));
    Q_EMIT said(tr("Proposed: %1 and %2. Drag the character or play a clip to see them swing")
                    .arg(tr("%n chain(s)", nullptr, static_cast<int>(added.chains)),
                         tr("%n collider(s)", nullptr, static_cast<int>(added.colliders))));
}

void SpringFlow::addChains() {
    Workspace& workspace = m_context.workspace;
    const std::vector<SpringChain> chains = chainsOfSelection(workspace.document.state());
    if (chains.empty()) {
        return;
    }
    const std::size_t first =
        sinew::addChains(workspace.document, chains, plainText(*m_context.actions["springs.addChains"]));
    Q_EMIT wanted();
    showInView();
    workspace.springChoice.setChains(rowsFrom(first, first + chains.size()));
}

void SpringFlow::addCollider(const char* action, ColliderShape shape) {
    Workspace& workspace = m_context.workspace;
    const auto collider = colliderHere(workspace.document.finishWeights(), shape);
    if (!collider) {
        return;
    }
    const std::size_t index =
        sinew::addCollider(workspace.document, *collider, plainText(*m_context.actions[action]));
    Q_EMIT wanted();
    showInView();
    workspace.springChoice.setColliders({index});
}

void SpringFlow::showInView() {
    m_context.workspace.view.setVisible(Overlay::Springs, true);
}

void SpringFlow::explain() {
    const Document& document = m_context.workspace.document;
    for (const auto& [id, which] : kProposals) {
        m_context.actions.explain(id, [&document] {
            return document.state().hasSkeleton() ? QString() : tr("This character has no skeleton");
        });
    }
    m_context.actions.explain("springs.addChains", [&document] {
        return chainsOfSelection(document.state()).empty() ? tr("Select joints that follow one another and "
                                                                "are in no chain yet, or the first joint of "
                                                                "a branch")
                                                           : QString();
    });
    for (const auto& [id, shape] : kNewColliders) {
        m_context.actions.explain(id, [&document] {
            return document.state().selection.joint == kNone ? tr("Select a joint first") : QString();
        });
    }
    m_context.actions.explain("springs.bake", [&document] {
        return canBakeSprings(document.state())
                   ? QString()
                   : tr("There is no chain that swings, or no clip: load a motion or set pose keys");
    });
}

void SpringFlow::show() {
    const Workspace& workspace = m_context.workspace;
    const DocumentState& state = workspace.document.state();
    const Actions& actions = m_context.actions;
    for (const auto& [id, which] : kProposals) {
        actions[id]->setEnabled(state.hasSkeleton());
    }
    actions["springs.addChains"]->setEnabled(!chainsOfSelection(state).empty());
    for (const auto& [id, shape] : kNewColliders) {
        actions[id]->setEnabled(state.hasSkeleton() && state.selection.joint != kNone);
    }
    actions["springs.bake"]->setEnabled(canBakeSprings(state) && !workspace.springBake.running());
    explain();
}

} // namespace sinew

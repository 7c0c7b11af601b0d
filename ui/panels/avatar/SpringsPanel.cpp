#include "ui/panels/avatar/SpringsPanel.h"

#include "app/document/avatar/AvatarEdits.h"
#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

SpringsPanel::SpringsPanel(Document& document, SpringChoice& choice, const Actions& actions, TaskPool& pool,
                           QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_actions(actions)
    , m_hint(hintLabel())
    , m_propose(menuButton("springs.propose",
                           {"springs.proposeAll", "springs.proposeChains", "springs.proposeColliders"}))
    , m_add(menuButton("springs.add",
                       {"springs.addChains", "springs.addSphere", "springs.addCapsule", "springs.addPlane"}))
    , m_swing(new QToolButton) {
    m_hint->setObjectName("springs.hint");
    m_propose->setIcon(themedIcon("live"));
    m_add->setIcon(themedIcon("springs"));
    m_swing->setObjectName("springs.swing");
    m_swing->setDefaultAction(actions["view.springs"]);
    m_swing->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_swing->setFocusPolicy(Qt::StrongFocus);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QToolButton* button : {m_propose, m_add, m_swing}) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 10);
    column->setSpacing(8);
    column->addLayout(buttons);
    column->addWidget(m_hint);
    column->addWidget(new SpringTrialForm(document, pool));
    column->addWidget(new SpringChainsForm(document, choice));
    column->addWidget(new CollidersForm(document, choice, actions));
    column->addStretch(1);
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &SpringsPanel::show);
    retranslate();
}

QToolButton* SpringsPanel::menuButton(const char* name, std::initializer_list<const char*> actions) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(button);
    for (const char* id : actions) {
        menu->addAction(m_actions[id]);
    }
    button->setMenu(menu);
    return button;
}

void SpringsPanel::show() {
    const DocumentState& state = m_document.state();
    const Springs& springs = avatarOf(state).springs;
    const bool skeleton = state.hasSkeleton();
    m_propose->setEnabled(skeleton);
    m_add->setEnabled(skeleton);
    m_hint->setVisible(springs.chains.empty());
    m_hint->setText(
        !skeleton
            ? tr("Springs swing joints, and this character has none. Make a skeleton with Skeleton > New "
                 "From "
                 "Template, or load one.")
            : tr("Springs let hair, skirts, capes, tails and ears swing while the character moves, as in "
                 "VRM. "
                 "Propose finds their joints, and fits colliders to the body that keep them out. Or select "
                 "the joints of a chain and add them. Then drag the character, or play a clip."));
}

void SpringsPanel::retranslate() {
    m_propose->setText(tr("Propose"));
    describe(m_propose, tr("Propose springs"),
             tr("Finds chains of joints that carry hair, cloth, tails or ears, and fits colliders to the "
                "body. What is there already stays"));
    m_add->setText(tr("Add"));
    describe(m_add, tr("Add springs"),
             tr("Adds a chain of the selected joints, or a collider to the "
                "selected joint"));
    show();
}

} // namespace sinew

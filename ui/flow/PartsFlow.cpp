#include "ui/flow/PartsFlow.h"

#include "app/document/edits/PartEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "ui/actions/Actions.h"

namespace sinew {

PartsFlow::PartsFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    onSelected("parts.hide", hidePart);
    onSelected("parts.isolate", isolatePart);
    onSelected("parts.selectPoints",
               [](Document& of, std::size_t part) { selectPartVertices(of, part, SelectMode::Replace); });
    actions.on("parts.showAll", this, [this] { showAllParts(m_document); });
    actions.on("parts.acceptAll", this, [this] { acceptAllProposals(m_document); });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::Selection | DocumentChange::HiddenParts,
                      this, &PartsFlow::show);
    show();
}

/// Without a selected part nothing is edited: the action is off then.
void PartsFlow::onSelected(const char* action, void (*edit)(Document&, std::size_t)) {
    m_actions.on(action, this, [this, edit] {
        edit(m_document, static_cast<std::size_t>(m_document.state().selection.part));
    });
}

void PartsFlow::show() {
    const DocumentState& state = m_document.state();
    const std::int32_t part = state.selection.part;
    const bool shown = part != kNone && !isHidden(state, static_cast<std::size_t>(part));
    m_actions["parts.hide"]->setEnabled(shown);
    m_actions["parts.isolate"]->setEnabled(part != kNone);
    m_actions["parts.selectPoints"]->setEnabled(shown);
    m_actions["parts.showAll"]->setEnabled(hiddenCount(state) > 0);
    m_actions["parts.acceptAll"]->setEnabled(!openProposals(state).empty());
}

} // namespace sinew

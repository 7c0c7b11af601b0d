#include "ui/flow/PartsFlow.h"

#include "app/document/edits/PartEdits.h"
#include "app/document/edits/PartSelection.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "ui/actions/Actions.h"

#include <algorithm>
#include <vector>

namespace sinew {

PartsFlow::PartsFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    onSelected("parts.hide", hideParts);
    onSelected("parts.isolate", isolateParts);
    onSelected("parts.selectPoints", [](Document& of, std::span<const std::size_t> parts) {
        selectPartVertices(of, parts, SelectMode::Replace);
    });
    actions.on("parts.showAll", this, [this] { showAllParts(m_document); });
    actions.on("parts.acceptAll", this, [this] { acceptAllProposals(m_document); });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::Selection | DocumentChange::HiddenParts,
                      this, &PartsFlow::show);
    show();
}

/// Without a selected part nothing is edited: the action is off then.
void PartsFlow::onSelected(const char* action, void (*edit)(Document&, std::span<const std::size_t>)) {
    m_actions.on(action, this, [this, edit] { edit(m_document, selectedParts(m_document.state())); });
}

void PartsFlow::show() {
    const DocumentState& state = m_document.state();
    const std::vector<std::size_t> parts = selectedParts(state);
    const bool shown = std::ranges::any_of(parts, [&](std::size_t part) { return !isHidden(state, part); });
    m_actions["parts.hide"]->setEnabled(shown);
    m_actions["parts.isolate"]->setEnabled(!parts.empty());
    m_actions["parts.selectPoints"]->setEnabled(shown);
    m_actions["parts.showAll"]->setEnabled(hiddenCount(state) > 0);
    m_actions["parts.acceptAll"]->setEnabled(!openProposals(state).empty());
}

} // namespace sinew

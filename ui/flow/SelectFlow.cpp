#include "ui/flow/SelectFlow.h"

#include "app/document/SelectEdits.h"
#include "ui/actions/Actions.h"

namespace sinew {

SelectFlow::SelectFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    const auto on = [this](const char* id, void (*edit)(Document&)) {
        m_actions.on(id, this, [this, edit] { edit(m_document); });
    };
    on("points.all", selectAllPoints);
    on("points.none", selectNoPoints);
    on("points.invert", invertSelectedPoints);
    on("points.grow", growSelectedPoints);
    on("points.shrink", shrinkSelectedPoints);
    on("points.linked", selectLinkedPoints);
    document.onChange(DocumentChange::Scene | DocumentChange::SelectedPoints, this, &SelectFlow::show);
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

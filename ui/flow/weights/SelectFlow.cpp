#include "ui/flow/weights/SelectFlow.h"

#include "app/document/edits/SelectEdits.h"
#include "ui/actions/Actions.h"

namespace sinew {

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

#include "ui/flow/EditFlow.h"

#include "app/document/edits/Edits.h"
#include "ui/actions/Actions.h"

namespace sinew {

EditFlow::EditFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    actions.on("edit.undo", &document.undoStack(), &QUndoStack::undo);
    actions.on("edit.redo", &document.undoStack(), &QUndoStack::redo);
    actions.on("edit.deselect", this, [this] {
        m_document.change(tr("Deselect All"), [](DocumentState& state) {
            state.selection = {};
            state.selected.reset();
        });
    });
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &EditFlow::show);
    document.onChange(DocumentChange::Scene | DocumentChange::Selection | DocumentChange::SelectedVertices,
                      this, &EditFlow::show);
    show();
}

void EditFlow::show() {
    const QUndoStack& stack = m_document.undoStack();
    const auto label = [](QAction* action, bool can, const QString& bare, const QString& step) {
        action->setEnabled(can);
        action->setText(can ? step : bare);
    };
    const auto named = [](QString step) { return step.replace('&', "&&"); };
    label(m_actions["edit.undo"], stack.canUndo(), tr("&Undo"), tr("&Undo %1").arg(named(stack.undoText())));
    label(m_actions["edit.redo"], stack.canRedo(), tr("&Redo"), tr("&Redo %1").arg(named(stack.redoText())));
    const DocumentState& state = m_document.state();
    m_actions["edit.deselect"]->setEnabled(!(state.selection == Selection{}) || state.selected);
}

void EditFlow::retranslate() {
    show();
}

} // namespace sinew

#include "ui/flow/EditFlow.h"

#include "app/document/Edits.h"
#include "ui/actions/Actions.h"

namespace sinew {

EditFlow::EditFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    actions.on("edit.undo", &document.undoStack(), &QUndoStack::undo);
    actions.on("edit.redo", &document.undoStack(), &QUndoStack::redo);
    actions.on("edit.deselect", this, [this] {
        m_document.change(tr("Deselect"), [](DocumentState& state) { state.selection = {}; });
    });
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &EditFlow::show);
    connect(&document, &Document::changed, this, &EditFlow::show);
    show();
}

void EditFlow::show() {
    const QUndoStack& stack = m_document.undoStack();
    const auto label = [](QAction* action, bool can, const QString& bare, const QString& step) {
        action->setEnabled(can);
        action->setText(can ? bare + ": " + step : bare);
    };
    label(m_actions["edit.undo"], stack.canUndo(), tr("&Undo"), stack.undoText());
    label(m_actions["edit.redo"], stack.canRedo(), tr("&Redo"), stack.redoText());
    m_actions["edit.deselect"]->setEnabled(!(m_document.state().selection == Selection{}));
}

void EditFlow::retranslate() {
    show();
}

} // namespace sinew

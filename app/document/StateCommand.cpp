#include "app/document/StateCommand.h"

namespace sinew {

StateCommand::StateCommand(Document& document, const QString& text, DocumentState before, DocumentState after,
                           int key, int generation)
    : QUndoCommand(text)
    , m_document(document)
    , m_states(std::make_unique<States>(States{std::move(before), std::move(after)}))
    , m_key(key)
    , m_generation(generation) {
    // They follow from the rest; a stroke would keep every vertex's otherwise.
    m_states->before.weights.reset();
    m_states->after.weights.reset();
}

void StateCommand::undo() {
    m_document.apply(m_states->before);
}

void StateCommand::redo() {
    m_document.apply(m_states->after);
}

bool StateCommand::mergeWith(const QUndoCommand* next) {
    const auto* step = static_cast<const StateCommand*>(next); // equal ids are only given to this class
    if (step->m_generation != m_generation || step->text() != text()) {
        return false;
    }
    m_states->after = step->m_states->after;
    setObsolete(m_states->after == m_states->before);
    return true;
}

} // namespace sinew

#include "app/document/StateCommand.h"

namespace sinew {

StateCommand::StateCommand(Document& document, const QString& text, DocumentState before, DocumentState after,
                           int key, int generation)
    : QUndoCommand(text)
    , m_document(document)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_key(key)
    , m_generation(generation) {
    // They follow from the rest; a stroke would keep every point's otherwise.
    m_before.weights.reset();
    m_after.weights.reset();
}

void StateCommand::undo() {
    m_document.apply(m_before);
}

void StateCommand::redo() {
    m_document.apply(m_after);
}

bool StateCommand::mergeWith(const QUndoCommand* next) {
    const auto* step = static_cast<const StateCommand*>(next); // equal ids are only given to this class
    if (step->m_generation != m_generation) {
        return false;
    }
    m_after = step->m_after;
    setObsolete(m_after == m_before);
    return true;
}

} // namespace sinew

#pragma once

#include "app/document/Document.h"

#include <QUndoCommand>

#include <memory>

namespace sinew {

/// A step from one state to another. What it keeps are pointers, so a step costs bytes, not meshes.
class StateCommand final : public QUndoCommand {
public:
    /// Merges with the step before it when both have the same name, key (not -1) and generation.
    StateCommand(Document& document, const QString& text, DocumentState before, DocumentState after, int key,
                 int generation);
    void undo() override;
    void redo() override;
    int id() const override { return m_key; }
    bool mergeWith(const QUndoCommand* next) override;

    /// For Document::complete alone: a stack shows its steps as const.
    DocumentState& before() const { return m_states->before; }
    DocumentState& after() const { return m_states->after; }

private:
    struct States {
        DocumentState before;
        DocumentState after;
    };
    Document& m_document;
    std::unique_ptr<States> m_states;
    int m_key;
    int m_generation;
};

} // namespace sinew

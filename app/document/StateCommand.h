#pragma once

#include "app/document/Document.h"

#include <QUndoCommand>

namespace sinew {

/// A step from one state to another. What it keeps are pointers, so a step costs bytes, not meshes.
class StateCommand final : public QUndoCommand {
public:
    /// Merges with the step before it when both have the same key (not -1) and generation.
    StateCommand(Document& document, const QString& text, DocumentState before, DocumentState after, int key,
                 int generation);
    void undo() override;
    void redo() override;
    int id() const override { return m_key; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    Document& m_document;
    DocumentState m_before;
    DocumentState m_after;
    int m_key;
    int m_generation;
};

} // namespace sinew

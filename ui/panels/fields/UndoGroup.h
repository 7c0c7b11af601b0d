#pragma once

#include "app/document/Document.h"

namespace sinew {

/// Makes what one control does in one go one step of undo, and never one with what another control did.
class UndoGroup {
public:
    explicit UndoGroup(Document& document)
        : m_document(document) {}

    /// Before each change: another control's run ends.
    void by(const QObject* control);
    /// The control was let go: the weights become full ones, and the next change is a step of its own.
    void end();

private:
    Document& m_document;
    const QObject* m_control = nullptr;
};

} // namespace sinew

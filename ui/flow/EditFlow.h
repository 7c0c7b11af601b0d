#pragma once

#include "app/document/Document.h"

#include <QObject>

namespace sinew {

class Actions;

/// Undo, redo and selection.
class EditFlow : public QObject {
    Q_OBJECT
public:
    EditFlow(const Actions& actions, Document& document, QObject* parent = nullptr);
    void retranslate();

private:
    void show();

    const Actions& m_actions;
    Document& m_document;
};

} // namespace sinew

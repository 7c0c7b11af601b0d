#pragma once

#include "app/document/Document.h"

#include <QObject>

namespace sinew {

class Actions;

/// The actions of the Select menu that change which vertices are selected.
class SelectFlow : public QObject {
    Q_OBJECT
public:
    SelectFlow(const Actions& actions, Document& document, QObject* parent = nullptr);

private:
    void show();

    const Actions& m_actions;
    Document& m_document;
};

} // namespace sinew

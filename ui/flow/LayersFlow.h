#pragma once

#include "app/document/Document.h"

#include <QObject>

namespace sinew {

class Actions;

/// Layers of weights and locks of joints from the menu.
class LayersFlow : public QObject {
    Q_OBJECT
public:
    LayersFlow(const Actions& actions, Document& document, QObject* parent = nullptr);

private:
    void show();

    const Actions& m_actions;
    Document& m_document;
};

} // namespace sinew

#pragma once

#include "app/document/Document.h"

#include <QObject>

namespace sinew {

class Actions;
class MirrorFinder;

/// Layers of weights and locks of joints from the menu.
class LayersFlow : public QObject {
    Q_OBJECT
public:
    LayersFlow(const Actions& actions, Document& document, MirrorFinder& mirrors, QObject* parent = nullptr);

private:
    void addMirror();
    void show();

    const Actions& m_actions;
    Document& m_document;
    MirrorFinder& m_mirrors;
};

} // namespace sinew

#pragma once

#include "app/document/Document.h"

#include <QObject>
#include <QPointer>

class QMenu;

namespace sinew {

class Actions;
class MirrorFinder;
class SolverLayers;
class UserPrompts;

/// Layers of weights and locks of joints from the menu.
class LayersFlow : public QObject {
    Q_OBJECT
public:
    LayersFlow(const Actions& actions, Document& document, MirrorFinder& mirrors, SolverLayers& solvers,
               UserPrompts& prompts, QObject* parent = nullptr);
    /// Puts all solvers into a menu, each to add a layer of its weights; their names follow the language.
    void fillMenu(QMenu* menu);
    void retranslate();

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void connectSolvers(UserPrompts& prompts);
    void addMirror();
    void show();

    const Actions& m_actions;
    Document& m_document;
    MirrorFinder& m_mirrors;
    SolverLayers& m_solvers;
    QPointer<QMenu> m_menu; ///< of the solvers
};

} // namespace sinew

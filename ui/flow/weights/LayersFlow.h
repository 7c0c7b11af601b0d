#pragma once

#include "app/document/Document.h"
#include "ui/workspace/Workspace.h"

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

/// Weights > Check Weights: looks for faults, tells how many there are.
class CheckFlow : public QObject {
    Q_OBJECT
public:
    explicit CheckFlow(const WindowContext& context, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);
    /// The report lists some.
    void found();

private:
    void tell();
    void show();

    WindowContext m_context;
};

class ViewportWidget;

/// Flood: one dab of the view's brush on all selected vertices, whatever tool is in hand.
class FloodFlow : public QObject {
    Q_OBJECT
public:
    FloodFlow(const WindowContext& context, ViewportWidget& viewport, QObject* parent = nullptr);

Q_SIGNALS:
    void said(const QString& text);

private:
    void flood();
    void show();

    WindowContext m_context;
    ViewportWidget& m_viewport;
};

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

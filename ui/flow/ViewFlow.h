#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"

#include <QObject>

namespace sinew {

class Actions;

/// Keeps the view's switches and the actions that switch them alike, and offers only overlays that the
/// document has something for.
class ViewFlow : public QObject {
    Q_OBJECT
public:
    ViewFlow(const Actions& actions, ViewState& view, Document& document, PosedMesh& posed,
             QObject* parent = nullptr);

private:
    void connectSwitch(const char* id, bool ViewSettings::*member);
    void connectLighting();
    void show();
    void showLighting();
    void showAvailable();

    const Actions& m_actions;
    ViewState& m_view;
    Document& m_document;
    PosedMesh& m_posed;
};

class Actions;
class ViewportWidget;

/// The actions that steer the viewport: views, framing, tools.
class ViewportFlow : public QObject {
    Q_OBJECT
public:
    ViewportFlow(const Actions& actions, ViewportWidget& viewport, QObject* parent = nullptr);

private:
    void connectViews();
    void connectTools();
    void connectPicking();
    void show();

    const Actions& m_actions;
    ViewportWidget& m_viewport;
};

} // namespace sinew

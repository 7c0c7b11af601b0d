#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/view/compare/CompareData.h"
#include "ui/workspace/Workspace.h"

#include <QObject>

#include <array>

class QAction;
class QMenu;
class QStackedWidget;
class QWidget;

namespace sinew {

class Actions;
class ViewportWidget;
class CompareView;

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
    void showSmooth();

    const Actions& m_actions;
    ViewState& m_view;
    Document& m_document;
    PosedMesh& m_posed;
};

/// The actions that steer the viewport: views, framing, tools.
class ViewportFlow : public QObject {
    Q_OBJECT
public:
    ViewportFlow(const Actions& actions, ViewportWidget& viewport, QObject* parent = nullptr);

private:
    void connectViews();
    void connectTools();
    void connectPicking();
    void showPrevious();
    void show();

    const Actions& m_actions;
    ViewportWidget& m_viewport;
};

/// View > Compare: puts the comparison in the place of the view and takes it away again. It closes with the
/// character that it was opened for, and comes back with the project that was saved with it.
class CompareFlow : public QObject {
    Q_OBJECT
public:
    /// `pages` holds the viewport.
    CompareFlow(const WindowContext& context, QStackedWidget& pages, ViewportWidget& viewport,
                QObject* parent = nullptr);

    /// What stands where the view is: the comparison while it is open, else the viewport.
    QWidget* page() const;
    /// Fills a menu with the colour maps.
    void fillMenu(QMenu* menu);
    void retranslate();
    /// Opens the comparison with the weights that the document's file has by now in the second pane.
    void compareWithDisk();

private:
    void setOpen(bool open);
    void makeView();
    void askForFile(std::size_t pane);
    void followDocument();
    void restore();
    void remember();
    void show();

    WindowContext m_context;
    QStackedWidget& m_pages;
    ViewportWidget& m_viewport;
    CompareView* m_view = nullptr; ///< null: closed
    std::array<QAction*, kCompareMapCount> m_maps{};
    quint64 m_lifetime = 0; ///< of the document that is, or was last, compared
    int m_focus = 0;        ///< the pane that has, or had, the keyboard
};

} // namespace sinew

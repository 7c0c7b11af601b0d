#pragma once

#include "ui/actions/Actions.h"
#include "ui/workspace/Workspace.h"

#include <QMainWindow>

class QStackedWidget;

namespace sinew {

class UserPrompts;
class Docks;
class Flows;
class Language;
class Menus;
class Preferences;
class StatusLine;
class ViewportWidget;
class WelcomePage;

/// The window: puts menus, panels and the view together. What happens when is in ui/flow.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Workspace& workspace, Preferences& preferences, Language& language, UserPrompts& prompts);
    ~MainWindow() override;

    const Actions& actions() const { return *m_actions; }
    /// Opens a character or a project.
    void openFile(const QString& file);
    /// Offers work that a crash left behind. True: it is being recovered.
    bool offerRecovery();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void connectWindow();
    void restoreLayout();
    void restorePlace();
    void followScreen();
    void fitToScreen();
    void retranslate();
    void applyPreferences();
    void showPage();
    void resetLayout();
    void updateTitle();

    Workspace& m_workspace;
    Preferences& m_preferences;
    Language& m_language;
    Actions* m_actions;
    Menus* m_menus;
    Docks* m_docks;
    QStackedWidget* m_pages;
    WelcomePage* m_welcome;
    ViewportWidget* m_viewport;
    StatusLine* m_status;
    Flows* m_flows;
    QByteArray m_firstLayout; ///< as built
    QByteArray m_layout;      ///< of the panels while the welcome page hides them
    bool m_panelsShown = true;
    QMetaObject::Connection m_room; ///< to the screen the window is on
};

} // namespace sinew

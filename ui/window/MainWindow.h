#pragma once

#include "ui/actions/Actions.h"
#include "ui/workspace/Workspace.h"

#include <QMainWindow>
#include <QObject>

class QStackedWidget;
class QMainWindow;

namespace sinew {

class UserPrompts;
class Docks;
class Flows;
class Language;
class Menus;
class Preferences;
class ReadingPage;
class StatusLine;
class ViewBar;
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
    /// Once a week, and only where the preferences want it.
    void checkForUpdates();

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
    ReadingPage* m_reading;
    ViewportWidget* m_viewport;
    ViewBar* m_viewBar;
    StatusLine* m_status;
    Flows* m_flows;
    QByteArray m_firstLayout; ///< as built
    QByteArray m_layout;      ///< of the panels while the welcome page hides them
    bool m_panelsShown = true;
    QMetaObject::Connection m_room; ///< to the screen the window is on
};

class AutosaveFlow;
class BindFlow;
class CompareFlow;
class DropFlow;
class EditFlow;
class ExportFlow;
class FileFlow;
class LayersFlow;
class LiveLinkFlow;
class MakingFlow;
class Modes;
class PoseFlow;
class ReportPanel;
class TextureBar;
class NoticeBar;
class UpdateFlow;

/// What happens when an action is triggered or work ends: makes the parts of ui/flow and joins them.
class Flows : public QObject {
    Q_OBJECT
public:
    /// The pieces of the window that flows speak to.
    struct Pieces {
        QMainWindow& window;
        Menus& menus;
        Docks& docks;
        QStackedWidget& pages; ///< the view is one of them
        ViewportWidget& viewport;
        WelcomePage& welcome;
        StatusLine& status;
        NoticeBar& notice;    ///< above the pages
        TextureBar& textures; ///< below that
        ViewBar& viewBar;     ///< over the view
    };
    Flows(const WindowContext& context, const Pieces& pieces);

    void retranslate();
    FileFlow& file() { return *m_file; }
    DropFlow& drop() { return *m_drop; }
    AutosaveFlow& autosave() { return *m_autosave; }
    const MakingFlow& making() const { return *m_making; }
    CompareFlow& compare() { return *m_compare; }
    UpdateFlow& updates() { return *m_updates; }
    Modes& modes() { return *m_modes; }

private:
    void connectViewBar();
    void makeShelfFlow();
    void makeSkeletonFlows();
    void watchActivity();
    void connectFiles();
    void connectReload();
    void connectTextures();
    void connectReport(ReportPanel& report);
    void followWork();
    void connectLink();
    void connectStatusBar();
    void connectDialogs();

    WindowContext m_context;
    Pieces m_pieces;
    FileFlow* m_file;
    DropFlow* m_drop;
    EditFlow* m_edit;
    BindFlow* m_bind;
    PoseFlow* m_pose;
    ExportFlow* m_export;
    LiveLinkFlow* m_link;
    AutosaveFlow* m_autosave;
    CompareFlow* m_compare;
    Modes* m_modes = nullptr;
    MakingFlow* m_making = nullptr;
    LayersFlow* m_layers = nullptr;
    UpdateFlow* m_updates = nullptr;
};

} // namespace sinew

#pragma once

#include "ui/workspace/Workspace.h"

#include <QObject>

class QMainWindow;
class QStackedWidget;

namespace sinew {

class AutosaveFlow;
class BindFlow;
class CompareFlow;
class Docks;
class DropFlow;
class EditFlow;
class ExportFlow;
class FileFlow;
class LayersFlow;
class Menus;
class PoseFlow;
class ReportPanel;
class StatusLine;
class TextureBar;
class ViewportWidget;
class NoticeBar;
class WelcomePage;

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
    };
    Flows(const WindowContext& context, const Pieces& pieces);

    void retranslate();
    FileFlow& file() { return *m_file; }
    DropFlow& drop() { return *m_drop; }
    AutosaveFlow& autosave() { return *m_autosave; }
    CompareFlow& compare() { return *m_compare; }

private:
    void makeShelfFlow();
    void makeSkeletonFlows();
    void watchActivity();
    void connectFiles();
    void connectReload();
    void connectTextures();
    void connectReport(ReportPanel& report);
    void followWork();
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
    AutosaveFlow* m_autosave;
    CompareFlow* m_compare;
    LayersFlow* m_layers = nullptr;
};

} // namespace sinew

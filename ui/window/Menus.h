#pragma once

#include "app/document/edits/PartEdits.h"
#include "ui/viewport/ViewPicks.h"
#include "ui/workspace/Workspace.h"

#include <QObject>

#include <functional>
#include <initializer_list>
#include <span>
#include <vector>

class QAction;
class QMainWindow;
class QMenu;
class QToolBar;
class QModelIndex;
class QPoint;

namespace sinew {

class Actions;
enum class ToolMenu;

/// Menus and tool bar of the window, out of the table's actions.
class Menus : public QObject {
    Q_OBJECT
public:
    Menus(QMainWindow& window, const Actions& actions);

    QMenu* recent() const { return m_recent; }
    QMenu* panels() const { return m_panels; }
    QMenu* clips() const { return m_clips; }
    QMenu* keys() const { return m_keys; }
    QMenu* layers() const { return m_layers; }
    QMenu* compare() const { return m_compare; }
    QMenu* solverLayers() const { return m_solverLayers; }
    QMenu* standardViews() const { return m_standardViews; }
    /// Puts actions beside the modes in the tool bar, in the place of those before; an empty id is a line.
    void showBar(std::span<const char* const> ids);
    void retranslate();

private:
    void nameButtons();
    void buildFile();
    void buildEdit();
    void buildView();
    void buildWork();
    void buildSkeleton();
    void buildWeights();
    void buildHelp();
    QMenu* submenu(QMenu* menu, const char* name, const char* icon);
    void add(QWidget* list, std::initializer_list<const char*> ids);
    void addTools(QWidget* list, ToolMenu menu);
    void buildToolBar();

    QMainWindow& m_window;
    const Actions& m_actions;
    QMenu* m_file;
    QMenu* m_edit;
    QMenu* m_view;
    QMenu* m_skeleton;
    QMenu* m_bind;
    QMenu* m_pose;
    QMenu* m_select;
    QMenu* m_weights;
    QMenu* m_help;
    QMenu* m_recent = nullptr;
    QMenu* m_panels = nullptr;
    QMenu* m_orient = nullptr;
    QMenu* m_snap = nullptr;
    QMenu* m_split = nullptr;
    QMenu* m_arrange = nullptr;
    QMenu* m_mirror = nullptr;
    QMenu* m_locks = nullptr;
    QMenu* m_weightLayers = nullptr;
    QMenu* m_solverLayers = nullptr;
    QMenu* m_layers = nullptr;
    QMenu* m_parts = nullptr;
    QMenu* m_lighting = nullptr;
    QMenu* m_compare = nullptr;
    QMenu* m_standardViews = nullptr;
    QMenu* m_modes = nullptr;
    QMenu* m_regions = nullptr;
    QMenu* m_clips = nullptr;
    QMenu* m_stress = nullptr;
    QMenu* m_editShape = nullptr;
    QMenu* m_keys = nullptr;
    QMenu* m_springs = nullptr;
    QToolBar* m_toolBar;
    std::vector<QAction*> m_bar; ///< of the mode at hand
};

class RecentFiles;
class Thumbnails;
class WelcomePage;

/// Keeps the Open Recent menu and the welcome page filled with the files opened last, and their pictures.
class RecentLists : public QObject {
    Q_OBJECT
public:
    RecentLists(const RecentFiles& files, const Thumbnails& thumbnails, QMenu& menu, WelcomePage& welcome,
                QObject* parent);

Q_SIGNALS:
    void chosen(const QString& file);

private:
    void fill();

    const RecentFiles& m_files;
    const Thumbnails& m_thumbnails;
    QMenu& m_menu;
    WelcomePage& m_welcome;
};

class PoseShelfForm;
class ReportPanel;
class ViewportWidget;

/// The menus of a right click, or of the menu key: what can be done with what lies there. They hold the
/// window's actions, those alone that can be done now, and go when they close.
class ContextMenus : public QObject {
    Q_OBJECT
public:
    ContextMenus(const WindowContext& context, const Menus& menus, ViewportWidget& viewport, QWidget& window);

    void openView(const ViewHit& hit, const QPoint& global);
    /// For the selected joint.
    void openJoint(const QPoint& global);
    void openParts(const std::vector<PieceId>& pieces, const QPoint& global);
    /// For the current pose of the shelf.
    void openShelf(PoseShelfForm& shelf, const QPoint& global);
    void openReport(ReportPanel& report, const QModelIndex& row, const QPoint& global);
    /// The bindings that a piece may have instead of the proposed one.
    void addChoices(QMenu* menu, PieceId piece) const;

private:
    QMenu* begin(const char* name, const QString& title) const;
    void end(QMenu* menu, const QPoint& global) const;
    void add(QMenu* menu, std::initializer_list<const char*> ids) const;
    /// What looks like an action of the table and does something else; `instead`: its text.
    void addAs(QMenu* menu, const char* id, const std::function<void()>& onTriggered,
               const QString& instead = {}) const;
    void addJointVisibility(QMenu* menu) const;
    void addJoint(QMenu* menu) const;
    void addSkeleton(QMenu* menu) const;
    void addParts(QMenu* menu, const std::vector<PieceId>& pieces) const;
    void addVisibility(QMenu* menu, const std::vector<std::size_t>& parts) const;
    void addBinding(QMenu* menu, const std::vector<PieceId>& pieces) const;
    void fillBindings(QMenu* bindings, const std::vector<PieceId>& pieces) const;
    void addVertex(QMenu* menu, const ViewHit& hit) const;
    void addVertices(QMenu* menu) const;
    void addView(QMenu* menu) const;
    void addProposals(QMenu* menu, const std::vector<PieceId>& pieces) const;
    QString titleOf(const ViewHit& hit) const;
    QString titleOf(const std::vector<PieceId>& pieces) const;
    std::vector<PieceId> piecesAt(const ViewHit& hit) const;

    WindowContext m_context;
    const Menus& m_menus;
    ViewportWidget& m_viewport;
    QWidget& m_window;
};

} // namespace sinew

#pragma once

#include "app/document/edits/PartEdits.h"
#include "ui/viewport/ViewPicks.h"
#include "ui/workspace/Workspace.h"

#include <QObject>

#include <functional>
#include <initializer_list>
#include <vector>

class QMenu;
class QModelIndex;
class QPoint;

namespace sinew {

class Menus;
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

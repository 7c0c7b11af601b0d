#pragma once

#include "app/models/JointTreeModel.h"
#include "ui/widgets/Panel.h"

#include <cstdint>
#include <vector>

class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace sinew {

/// The skeleton as a tree. What is chosen here is chosen in the view, and the other way round.
class JointsPanel : public Panel {
    Q_OBJECT
public:
    JointsPanel(Document& document, SceneInspector& inspector, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A joint was double-clicked: bring it into view.
    void frameAsked();
    /// A menu for the selected joint.
    void menuAsked(const QPoint& global);

protected:
    void retranslate() override;

private:
    void connectView();
    void pressed(const QModelIndex& index);
    void showSelection();

    Document& m_document;
    JointTreeModel* m_model;
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_filter;
    QTreeView* m_view;
    std::vector<std::int32_t> m_pressed; ///< joints whose rows were chosen at the press; a padlock is for all
};

} // namespace sinew

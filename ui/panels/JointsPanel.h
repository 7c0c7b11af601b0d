#pragma once

#include "app/models/JointTreeModel.h"
#include "ui/widgets/Panel.h"

#include <cstdint>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedLayout;
class QLineEdit;
class QTreeView;

namespace sinew {

class JointFilter;
class RestMode;
class ViewState;

/// The skeleton as a tree. What is chosen here is chosen in the view, and the other way round.
class JointsPanel : public Panel {
    Q_OBJECT
public:
    JointsPanel(Document& document, SceneInspector& inspector, QWidget* parent = nullptr);

    /// In rest mode a double click renames a joint, and joints are dragged below others. Outlives this.
    void setRest(const RestMode& rest);
    /// Outlives this.
    void setCheck(const JointCheck& check) { m_model->setCheck(check); }
    /// The view shows the same joints as the tree. Outlives this.
    void setView(ViewState& view);
    /// What the buttons in the place of a tree without joints do. Outlive this.
    void setWaysToJoints(QAction& fromTemplate, QAction& load);
    /// Opens the field for the active joint's name.
    void rename();

Q_SIGNALS:
    /// A joint was double-clicked: bring it into view.
    void frameAsked();
    /// A menu for the selected joint.
    void menuAsked(const QPoint& global);
    /// The user wrote another name.
    void renamed(std::int32_t joint, const QString& name);
    /// Joints were dropped on another one; kNone: beside all.
    void reparented(const std::vector<std::int32_t>& joints, std::int32_t parent);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectView();
    void connectFilters();
    void connectRows();
    void pressed(const QModelIndex& index);
    void takeSelection();
    void showSelection();
    void seek();
    void showHit();
    void showPage();
    void fitNumbers();
    QWidget* makeEmptyPage();
    void choose(int which);

    Document& m_document;
    JointTreeModel* m_model;
    JointFilter* m_shown;
    QLineEdit* m_filter;
    QTreeView* m_view;
    QComboBox* m_show;
    QStackedLayout* m_pages; ///< the tree, or what stands there without joints
    QLabel* m_emptyHint;
    QPushButton* m_template;
    QPushButton* m_load;
    const RestMode* m_rest = nullptr;
    ViewState* m_shownInView = nullptr;
    bool m_taking = false;               ///< what is selected comes from here
    quint64 m_lifetime = 0;              ///< of the document whose joints are shown
    bool m_seek = false;                 ///< the active joint was selected while the panel had no place yet
    std::vector<std::int32_t> m_pressed; ///< joints whose rows were chosen at the press; a padlock is for all
};

} // namespace sinew

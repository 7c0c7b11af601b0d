#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

#include <initializer_list>
#include <vector>

class QGroupBox;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class Actions;

/// How a character comes to a skeleton, and what is done to its joints as they are bound: the Skeleton menu's
/// actions with their names, and where the selected joint stands.
class SkeletonPanel : public Panel {
    Q_OBJECT
public:
    /// `rest`: the numbers of the selected joint.
    SkeletonPanel(Document& document, const Actions& actions, QWidget* rest, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    QGroupBox* addGroup(int columns, std::initializer_list<const char*> ids);
    void show();

    Document& m_document;
    const Actions& m_actions;
    QVBoxLayout* m_column;
    QLabel* m_hint;
    QGroupBox* m_make;
    QGroupBox* m_edit;
    QGroupBox* m_joints;
    QGroupBox* m_order;
    QWidget* m_rest;
    std::vector<QToolButton*> m_buttons;
};

} // namespace sinew

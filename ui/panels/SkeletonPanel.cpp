#include "ui/panels/SkeletonPanel.h"

#include "ui/actions/Actions.h"
#include "ui/widgets/Elided.h"

#include <QAction>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

SkeletonPanel::SkeletonPanel(Document& document, const Actions& actions, QWidget* rest, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_actions(actions)
    , m_column(new QVBoxLayout(this))
    , m_hint(hintLabel())
    , m_rest(rest) {
    m_column->setContentsMargins(10, 4, 10, 8);
    m_column->setSpacing(4);
    m_make = addGroup(1, {"skeleton.fromTemplate", "file.loadSkeleton", "skeleton.drawChain"});
    m_column->addWidget(m_hint);
    m_edit = addGroup(1, {"skeleton.symmetric", "skeleton.below", "skeleton.snapMiddle"});
    m_column->addWidget(m_rest);
    m_joints = addGroup(2, {"skeleton.add", "skeleton.extrude", "skeleton.insert", "skeleton.split",
                            "skeleton.duplicate", "skeleton.mirror", "skeleton.rename", "skeleton.delete"});
    m_order = addGroup(2, {"skeleton.parent", "skeleton.unparent", "skeleton.align", "skeleton.symmetrise",
                           "skeleton.centre", "skeleton.repair", "bind.fitSkeleton", "skeleton.scale",
                           "skeleton.engine", "skeleton.export"});
    m_column->addStretch(1);
    document.onChange(DocumentChange::Scene, this, &SkeletonPanel::show);
    retranslate();
}

/// Buttons with whole names, side by side.
QGroupBox* SkeletonPanel::addGroup(int columns, std::initializer_list<const char*> ids) {
    auto* group = new QGroupBox;
    auto* grid = new QGridLayout(group);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    int place = 0;
    for (const char* id : ids) {
        auto* button = new ElidedToolButton;
        button->setObjectName(QString("skeletonPanel.") + id);
        button->setDefaultAction(m_actions[id]);
        button->setProperty("framed", true);
        button->setIconSize({16, 16});
        button->setToolButtonStyle(columns == 1 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::StrongFocus);
        grid->addWidget(button, place / columns, place % columns);
        m_buttons.push_back(button);
        ++place;
    }
    for (int column = 0; column < columns; ++column) {
        grid->setColumnStretch(column, 1);
    }
    m_column->addWidget(group);
    return group;
}

/// Without a skeleton there is one thing to do.
void SkeletonPanel::show() {
    const bool skeleton = m_document.state().hasSkeleton();
    m_hint->setVisible(!skeleton);
    for (QWidget* editing : {static_cast<QWidget*>(m_edit), static_cast<QWidget*>(m_joints),
                             static_cast<QWidget*>(m_order), m_rest}) {
        editing->setVisible(skeleton);
    }
}

void SkeletonPanel::retranslate() {
    m_make->setTitle(tr("Make a Skeleton"));
    m_edit->setTitle(tr("Move Joints"));
    m_joints->setTitle(tr("Selected Joints"));
    m_order->setTitle(tr("Arrange"));
    m_hint->setText(tr("The character has no skeleton yet. Make one from a template, load one from another "
                       "file, or draw chains of joints over tails and tentacles."));
    for (QToolButton* button : m_buttons) {
        button->setAccessibleName(button->defaultAction()->text().remove('&'));
    }
    show();
}

} // namespace sinew

#include "ui/panels/avatar/ExpressionsPanel.h"

#include "app/text/Numbers.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kConstraintRows = 5;
constexpr int kAxisCount = 3;

QString axisText(const NodeConstraint& constraint) {
    const QString axis = QStringLiteral("XYZ").mid(constraint.axis, 1);
    return constraint.kind == ConstraintKind::Aim && constraint.negative ? QStringLiteral("-") + axis : axis;
}

QComboBox* namesBox(const char* name) {
    auto* box = new NarrowComboBox;
    box->setObjectName(name);
    return box;
}

/// A name that the character does not have any more stands first.
void showName(QComboBox& box, const std::string& name) {
    const QString wanted = QString::fromStdString(name);
    if (box.findData(wanted) < 0) {
        box.insertItem(0, printable(name), wanted);
    }
    box.setCurrentIndex(box.findData(wanted));
}

} // namespace

QString constraintText(const NodeConstraint& constraint) {
    const QString joint = printable(constraint.joint);
    const QString source = printable(constraint.source);
    const QString weight = decimalText(100.0 * constraint.weight, 0);
    switch (constraint.kind) {
    case ConstraintKind::Roll:
        return ConstraintsForm::tr("%1: rolls about %2 with %3, %4 %")
            .arg(joint, axisText(constraint), source, weight);
    case ConstraintKind::Aim:
        return ConstraintsForm::tr("%1: aims %2 at %3, %4 %")
            .arg(joint, axisText(constraint), source, weight);
    case ConstraintKind::Rotation:
        break;
    }
    return ConstraintsForm::tr("%1: turns with %2, %3 %").arg(joint, source, weight);
}

ConstraintsForm::ConstraintsForm(Document& document, QWidget* parent)
    : FaceForm(parent)
    , m_document(document)
    , m_group(new FoldBox("expressions.constraints"))
    , m_find(new QPushButton)
    , m_add(new QPushButton)
    , m_remove(new QPushButton)
    , m_list(new QListWidget)
    , m_jointLabel(columnLabel())
    , m_joint(namesBox("constraints.joint"))
    , m_sourceLabel(columnLabel())
    , m_source(namesBox("constraints.source"))
    , m_kindLabel(columnLabel())
    , m_kind(new QComboBox)
    , m_axisLabel(columnLabel())
    , m_axis(new QComboBox)
    , m_weightLabel(columnLabel())
    , m_weight(new SliderSpin(0.0, 100.0, 1.0, 0))
    , m_hint(hintLabel()) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &ConstraintsForm::show);
    document.onChange(DocumentChange::Selection, this, &ConstraintsForm::showChosen);
    retranslate();
}

void ConstraintsForm::build() {
    m_find->setObjectName("constraints.find");
    m_add->setObjectName("constraints.add");
    m_remove->setObjectName("constraints.remove");
    m_list->setObjectName("constraints.list");
    m_list->setFixedHeight(kConstraintRows * m_list->fontMetrics().height() * 3 / 2);
    m_kind->setObjectName("constraints.kind");
    m_kind->addItems({QString(), QString(), QString()});
    m_axis->setObjectName("constraints.axis");
    m_weight->setObjectName("constraints.weight");
    m_weight->spin()->setSuffix(QStringLiteral(" %"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    for (QPushButton* button : {m_find, m_add, m_remove}) {
        buttons->addWidget(button);
    }
    auto* form = formIn(m_group);
    form->addRow(buttons);
    form->addRow(m_list);
    form->addRow(m_jointLabel, m_joint);
    form->addRow(m_sourceLabel, m_source);
    form->addRow(m_kindLabel, m_kind);
    form->addRow(m_axisLabel, m_axis);
    form->addRow(m_weightLabel, m_weight);
    form->addRow(m_hint);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void ConstraintsForm::connectControls() {
    connect(m_find, &QPushButton::clicked, this, &ConstraintsForm::find);
    connect(m_add, &QPushButton::clicked, this, &ConstraintsForm::add);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        removeConstraint(m_document, static_cast<std::size_t>(m_list->currentRow()), tr("Remove Constraint"));
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &ConstraintsForm::showChosen);
    connect(m_joint, &QComboBox::activated, this, [this] {
        edit([&](NodeConstraint& each) { each.joint = m_joint->currentData().toString().toStdString(); });
        m_document.endMerge();
    });
    connect(m_source, &QComboBox::activated, this, [this] {
        edit([&](NodeConstraint& each) { each.source = m_source->currentData().toString().toStdString(); });
        m_document.endMerge();
    });
    connect(m_kind, &QComboBox::activated, this, [this](int kind) {
        edit([&](NodeConstraint& each) {
            each.kind = static_cast<ConstraintKind>(kind);
            each.axis = each.kind == ConstraintKind::Rotation ? 0 : each.axis;
            each.negative = each.negative && each.kind == ConstraintKind::Aim;
            each.direction.reset();
        });
        m_document.endMerge();
    });
    connect(m_axis, &QComboBox::activated, this, [this](int axis) {
        edit([&](NodeConstraint& each) {
            each.axis = axis % kAxisCount;
            each.negative = axis >= kAxisCount;
            each.direction.reset();
        });
        m_document.endMerge();
    });
    connect(m_weight, &SliderSpin::valueChanged, this,
            [this](double value) { edit([&](NodeConstraint& each) { each.weight = value / 100.0; }); });
    connect(m_weight, &SliderSpin::released, this, [this] { m_document.endMerge(); });
    auto* menu = new ListMenu(m_list, "menu.constraints");
    menu->add(m_remove);
}

const NodeConstraint* ConstraintsForm::chosen() const {
    const std::vector<NodeConstraint>& constraints = avatarOf(m_document.state()).constraints;
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    return row < constraints.size() ? &constraints[row] : nullptr;
}

void ConstraintsForm::find() {
    const std::size_t found = fillConstraints(m_document, tr("Find Twist Joints"));
    Q_EMIT said(tr("%n constraint(s) for twist joints added", nullptr, static_cast<int>(found)));
}

void ConstraintsForm::add() {
    const auto made = addConstraint(m_document, tr("Add Constraint"));
    if (!made) {
        Q_EMIT failed(made.error());
        return;
    }
    m_document.endMerge();
    m_list->setCurrentRow(static_cast<int>(*made));
}

void ConstraintsForm::edit(const std::function<void(NodeConstraint&)>& change) {
    const NodeConstraint* before = chosen();
    if (before == nullptr) {
        return;
    }
    NodeConstraint changed = *before;
    change(changed);
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    if (const auto done = putConstraint(m_document, row, std::move(changed), tr("Change Constraint"));
        !done) {
        Q_EMIT failed(done.error());
    }
    showChosen();
}

void ConstraintsForm::show() {
    const DocumentState& state = m_document.state();
    const std::vector<NodeConstraint>& constraints = avatarOf(state).constraints;
    {
        const QSignalBlocker quiet(m_list);
        const int row = m_list->currentRow();
        m_list->clear();
        for (const NodeConstraint& each : constraints) {
            m_list->addItem(constraintText(each));
        }
        const int last = m_list->count() - 1;
        m_list->setCurrentRow(std::clamp(row, std::min(0, last), last));
    }
    for (QComboBox* box : {m_joint, m_source}) {
        box->clear();
        for (std::size_t j = 0; state.hasSkeleton() && j < state.scene->skeleton.size(); ++j) {
            const std::string& name = state.scene->skeleton.joints[j].name;
            box->addItem(printable(name), QString::fromStdString(name));
        }
    }
    showChosen();
}

void ConstraintsForm::showChosen() {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = state.hasSkeleton() ? state.selection.joint : kNone;
    m_add->setEnabled(joint != kNone &&
                      state.scene->skeleton.joints[static_cast<std::size_t>(joint)].parent != kNone);
    m_find->setEnabled(state.hasSkeleton());
    const NodeConstraint* shown = chosen();
    m_remove->setEnabled(shown != nullptr);
    m_list->setVisible(m_list->count() > 0);
    for (QWidget* control : std::initializer_list<QWidget*>{m_jointLabel, m_joint, m_sourceLabel, m_source,
                                                            m_kindLabel, m_kind, m_weightLabel, m_weight}) {
        control->setVisible(shown != nullptr);
    }
    const bool axis = shown != nullptr && shown->kind != ConstraintKind::Rotation;
    m_axisLabel->setVisible(axis);
    m_axis->setVisible(axis);
    m_hint->setVisible(m_list->count() == 0);
    if (shown == nullptr) {
        return;
    }
    showName(*m_joint, shown->joint);
    showName(*m_source, shown->source);
    m_kind->setCurrentIndex(static_cast<int>(shown->kind));
    m_axis->clear();
    m_axis->addItems({QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")});
    if (shown->kind == ConstraintKind::Aim) {
        m_axis->addItems({QStringLiteral("-X"), QStringLiteral("-Y"), QStringLiteral("-Z")});
    }
    m_axis->setCurrentIndex(shown->axis + (shown->negative ? kAxisCount : 0));
    m_weight->setValue(100.0 * shown->weight);
}

void ConstraintsForm::retranslate() {
    m_group->setTitle(tr("Constraints"));
    m_find->setText(tr("Find Twists"));
    describe(m_find, tr("Find twist joints"),
             tr("Lets twist joints, found by their place on a bone, take a fraction of the roll of the joint "
                "where the bone ends"));
    m_add->setText(tr("Add"));
    describe(m_add, tr("Add a constraint"),
             tr("Adds a constraint of the selected joint by the one above it"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove the constraint"), tr("Removes the chosen constraint"));
    describe(m_list, tr("Constraints"), tr("Joints that turn with others, as VRM 1.0 has it"));
    describe(m_jointLabel, m_joint, tr("Joint"), tr("The joint that is turned"));
    describe(m_sourceLabel, m_source, tr("Source"), tr("The joint whose turn or place counts"));
    describe(m_kindLabel, m_kind, tr("Kind"),
             tr("Roll: about one axis, as the source turns about that line. Aim: an axis points at the "
                "source. Rotation: as the source turns"));
    m_kind->setItemText(0, tr("Roll"));
    m_kind->setItemText(1, tr("Aim"));
    m_kind->setItemText(2, tr("Rotation"));
    describe(m_axisLabel, m_axis, tr("Axis"), tr("The joint's own axis that rolls, or that aims"));
    const QString weightTip = tr("The fraction of the turn that the joint takes");
    describe(m_weightLabel, m_weight, tr("Weight"), weightTip);
    m_weight->describeAs(tr("Weight"), weightTip);
    m_hint->setText(tr("No constraints. Find Twists looks for twist joints; Add takes the selected joint."));
    show();
}

} // namespace sinew

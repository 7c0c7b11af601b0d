#include "app/document/avatar/SpringEdits.h"
#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/panels/avatar/SpringsPanel.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {
namespace {

constexpr int kColliderRowsShown = 5;
constexpr double kFarthestCollider = 1e6; ///< millimetres

QComboBox* colliderCombo(const char* name) {
    auto* combo = new NarrowComboBox;
    combo->setObjectName(name);
    return combo;
}

} // namespace

CollidersForm::CollidersForm(Document& document, SpringChoice& choice, const Actions& actions,
                             QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_choice(choice)
    , m_actions(actions)
    , m_run(document)
    , m_group(new FoldBox("springs.colliders", true))
    , m_form(formIn(m_group))
    , m_draw(new QPushButton)
    , m_list(new QListWidget)
    , m_remove(new QPushButton)
    , m_mirror(new QPushButton)
    , m_shape(colliderCombo("colliders.shape"))
    , m_joint(colliderCombo("colliders.joint"))
    , m_radius(new QDoubleSpinBox)
    , m_offset(new VectorSpins("colliders.offset", -kFarthestCollider, kFarthestCollider, 1))
    , m_tail(new VectorSpins("colliders.tail", -kFarthestCollider, kFarthestCollider, 1))
    , m_normal(new VectorSpins("colliders.normal", -1.0, 1.0, 2))
    , m_groups(colliderCombo("colliders.group"))
    , m_hint(hintLabel()) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &CollidersForm::show);
    connect(&choice, &SpringChoice::changed, this, &CollidersForm::showChosen);
    retranslate();
}

void CollidersForm::build() {
    m_draw->setObjectName("colliders.draw");
    m_draw->setCheckable(true);
    m_list->setObjectName("springs.colliders");
    selectSeveral(*m_list);
    m_list->setItemDelegate(new NameCell(m_list));
    m_list->setFixedHeight(kColliderRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_remove->setObjectName("springs.removeColliders");
    m_mirror->setObjectName("springs.mirrorColliders");
    m_shape->addItems(QStringList(static_cast<qsizetype>(kColliderShapeNames.size())));
    m_radius->setObjectName("colliders.radius");
    m_radius->setRange(0.0, kFarthestCollider);
    m_radius->setDecimals(1);
    m_radius->setKeyboardTracking(false);
    m_groups->setEditable(true);
    m_groups->setInsertPolicy(QComboBox::NoInsert);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_mirror);
    buttons->addWidget(m_remove);
    m_form->addRow(m_list);
    m_form->addRow(buttons);
    m_form->addRow(m_draw);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_shape, m_joint, m_radius, m_offset, m_tail, m_normal, m_groups}) {
        m_form->addRow(columnLabel(), field);
    }
    m_form->addRow(m_hint);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void CollidersForm::connectControls() {
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        std::vector<std::size_t> rows;
        for (const QModelIndex& row : m_list->selectionModel()->selectedIndexes()) {
            rows.push_back(static_cast<std::size_t>(row.row()));
        }
        m_choice.setColliders(std::move(rows));
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { rename(*item); });
    connect(m_remove, &QPushButton::clicked, this,
            [this] { removeColliders(m_document, std::vector(m_choice.colliders())); });
    connect(m_mirror, &QPushButton::clicked, this,
            [this] { mirrorSprings(m_document, {}, m_choice.colliders()); });
    auto* menu = new ListMenu(m_list, "menu.colliders");
    menu->addRename();
    menu->add(m_mirror);
    menu->add(m_remove);
    QAction* draw = m_actions["springs.editColliders"];
    connect(m_draw, &QPushButton::clicked, this, [this, draw] {
        draw->trigger();
        m_draw->setChecked(draw->isChecked()); // one that is in hand stays so
    });
    connect(draw, &QAction::toggled, m_draw, &QPushButton::setChecked);
    connect(m_shape, &QComboBox::activated, this, [this](int shape) {
        edit(m_shape, tr("Shape of Collider"),
             [=](SpringCollider& collider) { collider.shape = static_cast<ColliderShape>(shape); });
        m_run.end();
    });
    connect(m_joint, &QComboBox::activated, this, [this](int index) {
        const std::string joint = m_joint->itemData(index).toByteArray().toStdString();
        edit(m_joint, tr("Joint of Collider"), [&](SpringCollider& collider) { collider.joint = joint; });
        m_run.end();
    });
    connect(m_radius, &QDoubleSpinBox::valueChanged, this, [this](double millimetres) {
        edit(m_radius, tr("Radius of Collider"),
             [&](SpringCollider& collider) { collider.radius = millimetres / millimetresPerUnit(); });
    });
    connect(m_radius, &QDoubleSpinBox::editingFinished, this, [this] { m_run.end(); });
    connectPlace(m_offset, &SpringCollider::offset);
    connectPlace(m_tail, &SpringCollider::tail);
    connect(m_normal, &VectorSpins::valueChanged, this, [this](std::size_t axis, double value) {
        edit(m_normal, tr("Direction of Plane"), [=](SpringCollider& collider) {
            Vec3 normal = collider.normal;
            normal[static_cast<Eigen::Index>(axis)] = value;
            collider.normal = normal.norm() > 0.0 ? Vec3(normal.normalized()) : collider.normal;
        });
    });
    connect(m_normal, &VectorSpins::released, this, [this] {
        m_run.end();
        showChosen();
    });
    connect(m_groups, &QComboBox::activated, this, &CollidersForm::regroup);
    connect(m_groups->lineEdit(), &QLineEdit::editingFinished, this, &CollidersForm::regroup);
}

void CollidersForm::connectPlace(VectorSpins* spins, Vec3 SpringCollider::*place) {
    connect(spins, &VectorSpins::valueChanged, this, [this, spins, place](std::size_t axis, double value) {
        edit(spins, tr("Move Collider"), [&](SpringCollider& collider) {
            (collider.*place)[static_cast<Eigen::Index>(axis)] = value / millimetresPerUnit();
        });
    });
    connect(spins, &VectorSpins::released, this, [this] { m_run.end(); });
}

void CollidersForm::edit(const QObject* control, const QString& step,
                         const std::function<void(SpringCollider&)>& change) {
    m_run.by(control);
    changeColliders(m_document, m_choice.colliders(), step, change, MergeKey::Avatar);
}

/// Later: the list is filled anew, which takes the item away.
void CollidersForm::rename(const QListWidgetItem& item) {
    const auto row = static_cast<std::size_t>(m_list->row(&item));
    const std::string name = item.data(NameCell::NameRole).toString().trimmed().toStdString();
    QMetaObject::invokeMethod(
        this,
        [this, row, name] {
            changeColliders(m_document, std::array{row}, tr("Rename Collider"),
                            [&](SpringCollider& collider) { collider.name = name; });
            show();
        },
        Qt::QueuedConnection);
}

void CollidersForm::regroup() {
    const SpringCollider* collider = first();
    const QString text = m_groups->currentText().trimmed();
    if (collider != nullptr && text != m_groups->property("shown").toString()) {
        regroupColliders(m_document, std::vector(m_choice.colliders()), text.toStdString());
    }
}

double CollidersForm::millimetresPerUnit() const {
    const DocumentState& state = m_document.state();
    return state.hasScene() ? 1000.0 * state.scene->metersPerUnit : 1.0;
}

/// The first chosen one; null: none is.
const SpringCollider* CollidersForm::first() const {
    const auto& colliders = avatarOf(m_document.state()).springs.colliders;
    const auto& chosen = m_choice.colliders();
    return chosen.empty() || chosen.front() >= colliders.size() ? nullptr : &colliders[chosen.front()];
}

QString CollidersForm::textOf(const SpringCollider& collider) const {
    const QString shape = m_shape->itemText(static_cast<int>(collider.shape));
    const QString joint = printable(collider.joint);
    return collider.name.empty() ? tr("%1: %2").arg(joint, shape)
                                 : tr("%1: %2 on %3").arg(printable(collider.name), shape, joint);
}

void CollidersForm::show() {
    fillList();
    showChosen();
}

void CollidersForm::fillList() {
    const QSignalBlocker quiet(m_list);
    const auto& colliders = avatarOf(m_document.state()).springs.colliders;
    while (m_list->count() > static_cast<int>(colliders.size())) {
        delete m_list->takeItem(m_list->count() - 1);
    }
    for (std::size_t c = 0; c < colliders.size(); ++c) {
        const auto row = static_cast<int>(c);
        QListWidgetItem* item = row < m_list->count() ? m_list->item(row) : new QListWidgetItem(m_list);
        item->setText(textOf(colliders[c]));
        item->setData(NameCell::NameRole, printable(colliders[c].name));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
}

void CollidersForm::showChosen() {
    {
        const QSignalBlocker quiet(m_list);
        for (int row = 0; row < m_list->count(); ++row) {
            m_list->item(row)->setSelected(m_choice.hasCollider(static_cast<std::size_t>(row)));
        }
    }
    const SpringCollider* collider = first();
    const bool any = collider != nullptr;
    setVisible(m_list->count() > 0);
    for (QWidget* control : std::initializer_list<QWidget*>{m_remove, m_mirror, m_shape, m_joint, m_radius,
                                                            m_offset, m_tail, m_normal, m_groups}) {
        control->setEnabled(any);
    }
    const ColliderShape shape = any ? collider->shape : ColliderShape::Sphere;
    m_form->setRowVisible(m_radius, shape != ColliderShape::Plane);
    m_form->setRowVisible(m_tail, isCapsule(shape));
    m_form->setRowVisible(m_normal, shape == ColliderShape::Plane);
    if (any) {
        if (m_choice.colliders().size() == 1) {
            m_list->scrollToItem(m_list->item(static_cast<int>(m_choice.colliders().front())));
        }
        showValues(*collider);
    }
    m_hint->setText(tr("Choose colliders in the list, or take Edit in the View and click their middles."));
    m_hint->setVisible(!any);
}

void CollidersForm::showValues(const SpringCollider& first) {
    const double scale = millimetresPerUnit();
    m_shape->setCurrentIndex(static_cast<int>(first.shape));
    const QSignalBlocker quiet(m_radius);
    m_radius->setValue(scale * first.radius);
    m_offset->setValue(scale * first.offset);
    m_tail->setValue(scale * first.tail);
    m_normal->setValue(first.normal);
    fillJoints(first.joint);
    fillGroups();
}

void CollidersForm::fillJoints(const std::string& joint) {
    const QSignalBlocker quiet(m_joint);
    m_joint->clear();
    const DocumentState& state = m_document.state();
    for (std::size_t j = 0; state.hasSkeleton() && j < state.scene->skeleton.size(); ++j) {
        const std::string& name = state.scene->skeleton.joints[j].name;
        m_joint->addItem(printable(name), QByteArray::fromStdString(name));
    }
    const int index = m_joint->findData(QByteArray::fromStdString(joint));
    if (index < 0) {
        m_joint->addItem(printable(joint), QByteArray::fromStdString(joint));
    }
    m_joint->setCurrentIndex(index < 0 ? m_joint->count() - 1 : index);
}

/// All groups, and what the first chosen collider is in.
void CollidersForm::fillGroups() {
    const QSignalBlocker quiet(m_groups);
    const Springs& springs = avatarOf(m_document.state()).springs;
    m_groups->clear();
    for (const ColliderGroup& group : springs.groups) {
        m_groups->addItem(QString::fromStdString(group.name));
    }
    QStringList names;
    for (const std::string& name : groupsOf(springs, m_choice.colliders().front())) {
        names << QString::fromStdString(name);
    }
    const QString shown = names.join(QStringLiteral(", "));
    m_groups->setProperty("shown", shown);
    m_groups->setCurrentIndex(m_groups->findText(shown));
    m_groups->setEditText(shown);
}

void CollidersForm::retranslateFields() {
    const auto name = [this](QWidget* field, const QString& text, const QString& tip) {
        describe(qobject_cast<QLabel*>(m_form->labelForField(field)), field, text, tip);
    };
    const auto nameVector = [this](VectorSpins* field, const QString& text, const QString& tip) {
        describe(qobject_cast<QLabel*>(m_form->labelForField(field)), field->spin(0), text, tip);
        field->describeAs(text, tip);
    };
    const std::array shapes{tr("Sphere"), tr("Capsule"), tr("Plane"), tr("Sphere, inside"),
                            tr("Capsule, inside")};
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        m_shape->setItemText(static_cast<int>(i), shapes[i]);
    }
    name(
        m_shape, tr("Shape"),
        tr("Chains stay outside of spheres and capsules, on one side of a plane, and within the shapes whose "
           "inside is free. Planes and insides are an extension that not every program knows"));
    name(m_joint, tr("Joint"), tr("The joint that the collider moves with"));
    name(m_radius, tr("Radius"), tr("How thick the collider is"));
    m_radius->setSuffix(tr(" mm"));
    nameVector(m_offset, tr("Offset (mm)"),
               tr("Where its middle or first end is, from the joint along the joint's own axes"));
    nameVector(m_tail, tr("End (mm)"), tr("Where the capsule's other end is, likewise"));
    nameVector(m_normal, tr("Direction"), tr("To which side of the plane chains are kept"));
    name(m_groups, tr("Group"),
         tr("Chains choose colliders by groups. Choose one, or type the name of a new one"));
}

void CollidersForm::retranslate() {
    m_group->setTitle(tr("Colliders"));
    describe(m_list, tr("Colliders"),
             tr("Shapes that chains do not swing into, one a row. Double-click names a collider"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove colliders"), tr("Removes the chosen colliders"));
    m_mirror->setText(tr("Mirror"));
    describe(m_mirror, tr("Mirror colliders"),
             tr("Makes the chosen colliders on the other side too, on the partner joints"));
    m_draw->setText(tr("Edit in the View"));
    describe(m_draw, tr("Edit in the View"),
             tr("Click a collider's middle to choose it, and drag its handles. With Symmetric Joints the "
                "other side follows"));
    retranslateFields();
    show();
}

} // namespace sinew

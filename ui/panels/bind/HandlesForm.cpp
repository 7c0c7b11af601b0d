#include "ui/panels/bind/HandlesForm.h"

#include "app/document/edits/CageEdits.h"
#include "app/document/regions/AreaHandles.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/panels/bind/ControlForm.h"
#include "ui/panels/fields/SolidForm.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kHandleRowsShown = 4;

} // namespace

HandlesForm::HandlesForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_run(document)
    , m_group(new FoldBox("bind.handles"))
    , m_hint(hintLabel())
    , m_vertices(new QPushButton)
    , m_newJoint(new QPushButton)
    , m_list(new QListWidget)
    , m_remove(new QPushButton)
    , m_solid(new SolidForm("handles")) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection |
                          DocumentChange::SelectedVertices,
                      this, &HandlesForm::show);
    retranslate();
}

void HandlesForm::build() {
    auto* buttons = new QGridLayout;
    buttons->setSpacing(6);
    const std::array names{"handles.point", "handles.ball", "handles.capsule", "handles.box"};
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        m_add[i] = new QPushButton;
        m_add[i]->setObjectName(names[i]);
        buttons->addWidget(m_add[i], static_cast<int>(i / 2), static_cast<int>(i % 2));
    }
    m_vertices->setObjectName("handles.vertices");
    m_newJoint->setObjectName("handles.newJoint");
    const auto below = static_cast<int>(m_add.size() / 2);
    buttons->addWidget(m_vertices, below, 0, 1, 2);
    buttons->addWidget(m_newJoint, below + 1, 0, 1, 2);
    m_list->setObjectName("handles.list");
    selectSeveral(*m_list);
    m_list->setItemDelegate(new NameCell(m_list));
    m_list->setFixedHeight(kHandleRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_remove->setObjectName("handles.remove");
    auto* form = formIn(m_group);
    form->addRow(m_hint);
    form->addRow(buttons);
    form->addRow(m_list);
    form->addRow(m_solid);
    form->addRow(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void HandlesForm::connectControls() {
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        connect(m_add[i], &QPushButton::clicked, this,
                [this, i] { add(handleHere(m_document.state(), static_cast<SolidShape>(i))); });
    }
    connect(m_vertices, &QPushButton::clicked, this, [this] { add(verticesHandleHere(m_document.state())); });
    connect(m_newJoint, &QPushButton::clicked, this, [this] { add(newJointHere(m_document.state())); });
    connect(m_list, &QListWidget::currentRowChanged, this, &HandlesForm::showCurrent);
    connect(m_remove, &QPushButton::clicked, this,
            [this] { removeHandles(m_document, selectedRows(*m_list)); });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { rename(*item); });
    auto* menu = new ListMenu(m_list, "menu.handles");
    menu->addRename();
    menu->add(m_remove);
    menu->addLine();
    for (QPushButton* button : m_add) {
        menu->add(button);
    }
    menu->add(m_vertices);
    menu->add(m_newJoint);
    connect(m_solid, &SolidForm::edited, this, [this](const Solid& solid, const QObject* control) {
        m_run.by(control);
        changeHandle(m_document, row(), solid);
    });
    connect(m_solid, &SolidForm::released, this, [this] { m_run.end(); });
}

/// Beyond all handles when none is chosen.
std::size_t HandlesForm::row() const {
    return static_cast<std::size_t>(m_list->currentRow());
}

void HandlesForm::add(const std::optional<Handle>& handle) {
    if (handle) {
        addHandle(m_document, *handle);
        m_list->setCurrentRow(m_list->count() - 1);
    }
}

QString HandlesForm::textOf(const Handle& handle) const {
    const double metersPerUnit = m_document.state().scene->metersPerUnit;
    return tr("%1: %2").arg(printable(handle.joint),
                            handle.isArea() ? areaText(handle) : solidText(handle.solid, metersPerUnit));
}

void HandlesForm::show() {
    const DocumentState& state = m_document.state();
    const bool possible = handleHere(state, SolidShape::Point).has_value();
    for (QPushButton* button : m_add) {
        button->setEnabled(possible);
    }
    m_vertices->setEnabled(possible && state.selected != nullptr);
    m_newJoint->setEnabled(newJointHere(state).has_value());
    const QSignalBlocker quiet(m_list);
    const int current = m_list->currentRow();
    const std::vector<std::size_t> rows = selectedRows(*m_list);
    const int count = m_list->count();
    m_list->clear();
    if (state.hasScene()) {
        for (const Handle& handle : state.settings.handles) {
            auto* item = new QListWidgetItem(textOf(handle), m_list);
            item->setData(NameCell::NameRole, QString::fromStdString(handle.joint));
            item->setFlags(item->flags().setFlag(Qt::ItemIsEditable, handle.newJoint));
        }
    }
    m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    if (count == m_list->count()) {
        selectRows(*m_list, rows);
    }
    for (QWidget* control : std::initializer_list<QWidget*>{m_list, m_solid, m_remove}) {
        control->setVisible(m_list->count() > 0);
    }
    showCurrent();
}

/// Later: the list is filled anew, which takes the item away.
void HandlesForm::rename(const QListWidgetItem& item) {
    const auto at = static_cast<std::size_t>(m_list->row(&item));
    const std::string name = item.data(NameCell::NameRole).toString().trimmed().toStdString();
    QMetaObject::invokeMethod(
        this,
        [this, at, name] {
            renameHandleJoint(m_document, at, name);
            show(); // a name that is taken is not given
        },
        Qt::QueuedConnection);
}

void HandlesForm::showCurrent() {
    const DocumentState& state = m_document.state();
    const bool chosen = state.hasScene() && row() < state.settings.handles.size();
    m_remove->setEnabled(chosen);
    if (chosen && !state.settings.handles[row()].isArea()) {
        m_solid->setSolid(state.settings.handles[row()].solid, 1000.0 * state.scene->metersPerUnit);
    } else {
        m_solid->setSolid(std::nullopt, 1.0);
    }
}

void HandlesForm::retranslate() {
    m_group->setTitle(tr("Handles"));
    m_hint->setText(tr("Select a joint, and a vertex where you want to place the handle. Distances then "
                       "start at the handles of the joint instead of its bone."));
    const std::array texts{
        std::pair(tr("Point"), tr("Replace the joint's bone with a point")),
        std::pair(tr("Sphere"), tr("Replace the joint's bone with a sphere")),
        std::pair(
            tr("Capsule"),
            tr("Replace the joint's bone with a capsule along it, or from the joint to the selected vertex")),
        std::pair(tr("Box"), tr("Replace the joint's bone with a box"))};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        m_add[i]->setText(texts[i].first);
        describe(m_add[i], texts[i].first, texts[i].second);
    }
    m_vertices->setText(tr("Selected Vertices"));
    describe(m_vertices, tr("Selected Vertices"),
             tr("Replace the joint's bone with the selected vertices. They follow only this joint, and its "
                "weight fades from them"));
    m_newJoint->setText(tr("New Joint"));
    describe(m_newJoint, tr("New Joint"),
             tr("Add a point handle with a joint of its own at the selected vertex, as a child of the "
                "selected joint"));
    describe(m_list, tr("Handles"),
             tr("Shapes and areas that replace bones. A joint can have several. Double-click to rename a "
                "joint that was "
                "added with its handle"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove"), tr("Remove the selected handles"));
    show();
}

namespace {

constexpr int kCageRowsShown = 3;
constexpr int kShortestPlaceName = 10; // letters that a box for places has room for at least

} // namespace

CagesForm::CagesForm(Document& document, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new FoldBox("bind.cages"))
    , m_hint(hintLabel())
    , m_draw(new QPushButton)
    , m_placeLabel(new QLabel)
    , m_place(new NarrowComboBox(kShortestPlaceName))
    , m_add(new QPushButton)
    , m_lattice(new QPushButton)
    , m_list(new QListWidget)
    , m_fill(new QCheckBox)
    , m_control(new ControlForm(document))
    , m_remove(new QPushButton) {
    build(actions);
    connectDrawing(actions);
    connect(m_list, &QListWidget::currentRowChanged, this, &CagesForm::showCurrent);
    connect(m_fill, &QCheckBox::clicked, this, [this](bool on) { setCageFill(m_document, row(), on); });
    connect(m_remove, &QPushButton::clicked, this,
            [this] { removeCages(m_document, selectedRows(*m_list)); });
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { rename(*item); });
    auto* menu = new ListMenu(m_list, "menu.cages");
    menu->addRename();
    for (QPushButton* button : {m_remove, m_draw, m_add, m_lattice}) {
        menu->add(button);
    }
    document.onChange(DocumentChange::Scene | DocumentChange::Settings, this, &CagesForm::show);
    retranslate();
}

void CagesForm::build(const Actions& actions) {
    m_draw->setObjectName("cages.draw");
    m_draw->setCheckable(true);
    m_place->setObjectName("cages.place");
    m_place->addItems({QString(), QString()});
    m_add->setObjectName("cages.add");
    connect(m_add, &QPushButton::clicked, actions["bind.addCage"], &QAction::trigger);
    m_lattice->setObjectName("cages.lattice");
    connect(m_lattice, &QPushButton::clicked, actions["bind.addLattice"], &QAction::trigger);
    m_list->setObjectName("cages.list");
    selectSeveral(*m_list);
    m_list->setItemDelegate(new NameCell(m_list));
    m_list->setFixedHeight(kCageRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_fill->setObjectName("cages.fill");
    m_remove->setObjectName("cages.remove");
    auto* fields = new QWidget;
    auto* form = formIn(fields);
    form->addRow(m_hint);
    form->addRow(m_draw);
    form->addRow(m_placeLabel, m_place);
    form->addRow(m_add);
    form->addRow(m_lattice);
    form->addRow(m_list);
    form->addRow(m_fill);
    // A form in a row of a form is given too little height where its labels stand above their fields.
    auto* column = new QVBoxLayout(m_group->body());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(form->verticalSpacing());
    for (QWidget* each : std::initializer_list<QWidget*>{fields, m_control, m_remove}) {
        column->addWidget(each);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

/// Both controls are actions of menus, which hold what is chosen.
void CagesForm::connectDrawing(const Actions& actions) {
    QAction* draw = actions["bind.drawCage"];
    connect(m_draw, &QPushButton::clicked, this, [this, draw] {
        draw->trigger();
        m_draw->setChecked(draw->isChecked()); // one that is in hand stays so
    });
    connect(draw, &QAction::toggled, m_draw, &QPushButton::setChecked);
    QAction* surface = actions["bind.cageSurface"];
    connect(m_place, &QComboBox::activated, this, [surface](int item) {
        if (surface->isChecked() != (item == 1)) {
            surface->trigger();
        }
    });
    connect(surface, &QAction::toggled, m_place, [this](bool on) { m_place->setCurrentIndex(on ? 1 : 0); });
}

/// Beyond all cages when none is chosen.
std::size_t CagesForm::row() const {
    return static_cast<std::size_t>(m_list->currentRow());
}

QString CagesForm::textOf(const Cage& cage) const {
    if (isControl(cage)) {
        return (cage.kind == CageKind::Lattice ? tr("%1: lattice, %2 control vertices")
                                               : tr("%1: wire, %2 control vertices"))
            .arg(printable(cage.name))
            .arg(cage.vertices.size());
    }
    return tr("%1: %2 vertices, %3 faces")
        .arg(printable(cage.name))
        .arg(cage.vertices.size())
        .arg(cage.faces.size());
}

void CagesForm::show() {
    const DocumentState& state = m_document.state();
    for (QWidget* control : std::initializer_list<QWidget*>{m_draw, m_place, m_add, m_lattice}) {
        control->setEnabled(state.hasScene());
    }
    const QSignalBlocker quiet(m_list);
    const int current = m_list->currentRow();
    m_list->clear();
    if (state.hasScene()) {
        for (const Cage& cage : state.settings.cages) {
            auto* item = new QListWidgetItem(textOf(cage), m_list);
            item->setData(NameCell::NameRole, QString::fromStdString(cage.name));
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
    }
    m_list->setCurrentRow(std::min(std::max(current, 0), m_list->count() - 1));
    for (QWidget* control : std::initializer_list<QWidget*>{m_list, m_remove}) {
        control->setVisible(m_list->count() > 0);
    }
    showCurrent();
}

/// Later: the list is filled anew, which takes the item away.
void CagesForm::rename(const QListWidgetItem& item) {
    const auto at = static_cast<std::size_t>(m_list->row(&item));
    const std::string name = item.data(NameCell::NameRole).toString().trimmed().toStdString();
    QMetaObject::invokeMethod(
        this,
        [this, at, name] {
            renameCage(m_document, at, name);
            show(); // a name that is taken is not given
        },
        Qt::QueuedConnection);
}

void CagesForm::showCurrent() {
    const std::vector<Cage>& cages = m_document.state().settings.cages;
    const bool chosen = row() < cages.size();
    m_remove->setEnabled(chosen);
    m_fill->setVisible(chosen && !isControl(cages[row()])); // lattices and wires have no inside
    m_fill->setEnabled(chosen && !cages[row()].faces.empty() && openCageEdges(cages[row()]).empty());
    m_fill->setChecked(chosen ? cages[row()].fill : Cage().fill);
    m_control->setRow(row());
}

void CagesForm::retranslate() {
    m_group->setTitle(tr("Cages"));
    m_hint->setText(
        tr("Each vertex of a cage is a joint that moves what lies around it. Draw the cage in the "
           "view, or model it in another program and export it as OBJ."));
    m_draw->setText(tr("Draw in the View"));
    describe(m_draw, tr("Draw in the View"),
             tr("Click in the view to place vertices. A click on the first one closes a face, Enter ends a "
                "chain or makes a point handle of a single vertex"));
    describe(m_placeLabel, m_place, tr("Place on"),
             tr("Where a click on the character puts a vertex: in the middle of the volume under the cursor, "
                "or on the surface"));
    m_place->setItemText(0, tr("Middle"));
    m_place->setItemText(1, tr("Surface"));
    m_add->setText(tr("Add From OBJ..."));
    describe(m_add, tr("Add From OBJ..."), tr("Read a cage and add a joint for each of its vertices"));
    m_lattice->setText(tr("Add Lattice"));
    describe(
        m_lattice, tr("Add Lattice"),
        tr("Put a lattice of control vertices around the selected vertices, the selected parts or the whole "
           "character, for free-form deformation"));
    describe(m_list, tr("Cages"), tr("Cages whose vertices are joints. Double-click to rename"));
    m_fill->setText(tr("Fill the inside"));
    describe(
        m_fill, tr("Fill the inside"),
        tr("The space inside this closed cage counts as volume, so that weights spread from its faces to "
           "the skin. Without it each vertex holds the skin nearest to it"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove"), tr("Remove the selected cages and the joints that were added for them"));
    show();
}

} // namespace sinew

#include "ui/panels/poses/ShapesForm.h"

#include "app/document/drivers/DriverEdits.h"
#include "app/document/drivers/ShapeEdits.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kShapeRowsShown = 5;
constexpr int kJudgeMilliseconds = 300;

} // namespace

ShapesForm::ShapesForm(Document& document, PosedMesh& posed, TaskPool& pool, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_posed(posed)
    , m_job(pool)
    , m_group(new FoldBox("pose.shapes"))
    , m_list(new QListWidget)
    , m_mirror(new QPushButton)
    , m_split(new QPushButton)
    , m_drag(new QPushButton)
    , m_remove(new QPushButton)
    , m_blendLabel(columnLabel())
    , m_blend(new QDoubleSpinBox)
    , m_hint(hintLabel()) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Driving, this, &ShapesForm::follow);
    document.onChange(DocumentChange::Weights, this, &ShapesForm::judge);
    retranslate();
}

void ShapesForm::build() {
    m_list->setObjectName("shapes.list");
    m_list->setItemDelegate(new NameCell(m_list));
    m_list->setFixedHeight(kShapeRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_mirror->setObjectName("shapes.mirror");
    m_split->setObjectName("shapes.split");
    m_drag->setObjectName("shapes.drag");
    m_remove->setObjectName("shapes.remove");
    m_blend->setObjectName("shapes.blend");
    m_blend->setRange(0.0, 100.0);
    m_blend->setDecimals(0);
    m_blend->setSingleStep(5.0);
    m_blend->setSuffix(QStringLiteral(" %"));
    m_blend->setValue(100.0 * kSplitBlend);
    m_hint->setObjectName("shapes.hint");
    m_hint->setTextFormat(Qt::PlainText);
    auto* buttons = new QGridLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_mirror, 0, 0);
    buttons->addWidget(m_split, 0, 1);
    buttons->addWidget(m_drag, 1, 0);
    buttons->addWidget(m_remove, 1, 1);
    auto* form = formIn(m_group);
    form->addRow(m_list);
    form->addRow(buttons);
    form->addRow(m_blendLabel, m_blend);
    form->addRow(m_hint);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void ShapesForm::connectControls() {
    connect(m_mirror, &QPushButton::clicked, this, &ShapesForm::mirror);
    connect(m_split, &QPushButton::clicked, this, &ShapesForm::split);
    connect(m_drag, &QPushButton::clicked, this, &ShapesForm::drag);
    connect(m_remove, &QPushButton::clicked, this, &ShapesForm::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, &ShapesForm::showChosen);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { give(*item); });
    connect(&m_posed, &PosedMesh::changed, this, &ShapesForm::showWeights);
    connect(m_group, &QGroupBox::toggled, this, &ShapesForm::judge);
    auto* menu = new ListMenu(m_list, "menu.shapes");
    menu->addRename();
    for (QPushButton* button : {m_mirror, m_split, m_drag, m_remove}) {
        menu->add(button);
    }
    m_timer.setSingleShot(true);
    m_timer.setInterval(kJudgeMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const auto name = chosen();
        const DocumentState& state = m_document.state();
        if (!name || !state.hasWeights()) {
            return;
        }
        const ShapeCharacter character{state.scene, state.weights, shapesOf(state), driversOf(state),
                                       state.deform};
        const Expected<DrivenShape> shape =
            shapeNamed(*state.scene, shapesOf(state), driversOf(state), *name);
        if (!shape) {
            return;
        }
        m_job.start<ShapeReach>(
            [character, shape = *shape](Progress& progress) {
                return reachOfDriven(character, shape.name, shape.parts, progress);
            },
            [this](const Expected<ShapeReach>& reach) {
                m_reach = reach ? std::optional(*reach) : std::nullopt;
                showRepeats();
            });
    });
}

std::optional<std::string> ShapesForm::chosen() const {
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    return row < m_names.size() ? std::optional(m_names[row]) : std::nullopt;
}

bool ShapesForm::chosenIsOwn() const {
    const auto name = chosen();
    return name && isOwnShape(m_document.state(), *name);
}

void ShapesForm::showShape(const std::string& name) {
    m_group->setOpen(true);
    const auto found = std::ranges::find(m_names, name);
    if (found != m_names.end()) {
        m_list->setCurrentRow(static_cast<int>(found - m_names.begin()));
    }
}

void ShapesForm::rename() {
    if (chosenIsOwn()) {
        m_group->setOpen(true);
        m_list->setFocus();
        m_list->editItem(m_list->currentItem());
    }
}

/// Later: the list is filled anew, which takes the item away.
void ShapesForm::give(const QListWidgetItem& item) {
    const auto row = static_cast<std::size_t>(m_list->row(&item));
    if (row >= m_names.size()) {
        return;
    }
    const std::string to = item.data(NameCell::NameRole).toString().trimmed().toStdString();
    QMetaObject::invokeMethod(
        this,
        [this, name = m_names[row], to] {
            m_wanted = to;
            if (const auto done = renameShape(m_document, name, to, tr("Rename Shape")); !done) {
                Q_EMIT failed(done.error());
            }
            show(); // a name that is taken is not given
        },
        Qt::QueuedConnection);
}

void ShapesForm::tellMade(const Expected<std::string>& made, const QString& text) {
    if (!made) {
        Q_EMIT failed(made.error());
        return;
    }
    showShape(*made);
    Q_EMIT said(text.arg(printable(*made)));
}

void ShapesForm::mirror() {
    if (const auto name = chosen()) {
        tellMade(mirrorShape(m_document, *name, tr("Mirror Shape")), tr("Shape %1 is mirrored"));
    }
}

void ShapesForm::split() {
    if (const auto name = chosen()) {
        tellMade(splitShape(m_document, *name, m_blend->value() / 100.0, tr("Split Shape")),
                 tr("The shape is split. %1 is its left half"));
    }
}

void ShapesForm::remove() {
    if (const auto name = chosen()) {
        if (const auto done = removeShape(m_document, *name, tr("Remove Shape")); !done) {
            Q_EMIT failed(done.error());
        } else {
            Q_EMIT said(tr("Shape %1 is removed").arg(printable(*name)));
        }
    }
}

void ShapesForm::drag() {
    if (const auto name = chosen()) {
        Q_EMIT dragAsked(QString::fromStdString(*name));
    }
}

QString ShapesForm::textOf(const std::string& name) const {
    const double weight = shapeWeight(m_document.state(), m_posed.drivenPose(), name);
    const QString shown = printable(name);
    if (std::abs(weight) >= kSmallestShapeWeight) {
        return tr("%1: on %2 %").arg(shown, decimalText(100.0 * weight, 0));
    }
    return isOwnShape(m_document.state(), name) ? tr("%1: off").arg(shown)
                                                : tr("%1: off, of the file").arg(shown);
}

/// A shape that has just come is chosen.
void ShapesForm::follow() {
    const DocumentState& state = m_document.state();
    const std::vector<std::string> names = state.hasScene() ? shapeNames(state) : std::vector<std::string>();
    for (const std::string& name : names) {
        if (names.size() > m_names.size() && !m_names.empty() &&
            std::ranges::find(m_names, name) == m_names.end()) {
            m_wanted = name;
        }
    }
    show();
}

void ShapesForm::show() {
    const DocumentState& state = m_document.state();
    const std::string before = m_wanted.empty() ? chosen().value_or(std::string()) : m_wanted;
    const int row = m_list->currentRow();
    m_wanted.clear();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        m_names = state.hasScene() ? shapeNames(state) : std::vector<std::string>();
        for (const std::string& name : m_names) {
            auto* item = new QListWidgetItem(textOf(name), m_list);
            item->setData(NameCell::NameRole, QString::fromStdString(name));
            if (isOwnShape(state, name)) {
                item->setFlags(item->flags() | Qt::ItemIsEditable);
            }
        }
        const auto found = std::ranges::find(m_names, before);
        const int last = m_list->count() - 1;
        m_list->setCurrentRow(found != m_names.end() ? static_cast<int>(found - m_names.begin())
                                                     : std::clamp(row, std::min(0, last), last));
    }
    for (QWidget* control : std::initializer_list<QWidget*>{m_list, m_mirror, m_split, m_drag, m_remove,
                                                            m_blendLabel, m_blend}) {
        control->setVisible(!m_names.empty());
    }
    showChosen();
}

/// In the pose that is shown.
void ShapesForm::showWeights() {
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        const QString text = textOf(m_names[static_cast<std::size_t>(row)]);
        if (m_list->item(row)->text() != text) {
            m_list->item(row)->setText(text);
        }
    }
}

void ShapesForm::showChosen() {
    const bool any = chosen().has_value();
    for (QPushButton* button : {m_mirror, m_split, m_drag}) {
        button->setEnabled(any);
    }
    m_remove->setEnabled(chosenIsOwn());
    judge();
    Q_EMIT chosenChanged();
}

/// Only while somebody looks.
void ShapesForm::judge() {
    m_job.drop();
    m_reach.reset();
    showRepeats();
    if (m_group->isOpen() && chosen()) {
        m_timer.start();
    } else {
        m_timer.stop();
    }
}

void ShapesForm::showRepeats() {
    QString text;
    if (m_names.empty()) {
        text =
            tr("This character has no shape. Make one with Pose > Shape From File, or bake some with Pose > "
               "Bake for Engine");
    } else if (m_reach && m_reach->repeatsWeights()) {
        text =
            tr("This shape only repeats what weights can do: weights alone bring its %n vertex(ices) to the "
               "same place. Drag the skin instead.",
               nullptr, static_cast<int>(m_reach->vertices));
    }
    m_hint->setText(text);
    m_hint->setVisible(!text.isEmpty());
}

void ShapesForm::retranslate() {
    m_group->setTitle(tr("Shapes"));
    describe(m_list, tr("Shapes"),
             tr("The shapes of this character, and how far each is on in this pose. Double-click renames one "
                "that was made here; its drivers follow"));
    m_mirror->setText(tr("Mirror"));
    describe(
        m_mirror, tr("Mirror the shape"),
        tr("Makes the same shape on the other side, turned on by the partner joint. A shape that has the "
           "name of the other side already is replaced"));
    m_split->setText(tr("Split"));
    describe(m_split, tr("Split the shape left and right"),
             tr("Puts a left and a right half in the place of the shape. Together they show the same"));
    m_drag->setText(tr("Drag"));
    describe(
        m_drag, tr("Drag skin into the shape"),
        tr("Takes the tool Drag Skin, which then changes this shape while the weights stay. The shape has "
           "to be on in the pose"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove the shape"), tr("Removes the shape and the drivers that turn it on"));
    const QString blend =
        tr("How far the halves blend over the middle when you split a shape, of its breadth. "
           "0: they part at the middle");
    describe(m_blendLabel, m_blend, tr("Split blend"), blend);
    show();
}

} // namespace sinew

#include "ui/panels/bind/HandlesForm.h"

#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Forms.h"

#include <QDoubleSpinBox>
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

QDoubleSpinBox* millimetreSpin(const char* name) {
    auto* spin = new QDoubleSpinBox;
    spin->setObjectName(name);
    spin->setDecimals(1);
    spin->setRange(0.1, 1e6);
    spin->setKeyboardTracking(false);
    return spin;
}

} // namespace

HandlesForm::HandlesForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new QGroupBox)
    , m_hint(hintLabel())
    , m_list(new QListWidget)
    , m_remove(new QPushButton)
    , m_widthLabel(columnLabel())
    , m_width(millimetreSpin("handles.width"))
    , m_lengthLabel(new QLabel)
    , m_length(millimetreSpin("handles.length")) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection, this,
                      &HandlesForm::show);
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
    m_list->setObjectName("handles.list");
    m_list->setFixedHeight(kHandleRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_remove->setObjectName("handles.remove");
    auto* form = formIn(m_group);
    form->addRow(m_hint);
    form->addRow(buttons);
    form->addRow(m_list);
    form->addRow(m_widthLabel, m_width);
    form->addRow(m_lengthLabel, m_length);
    form->addRow(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void HandlesForm::connectControls() {
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        connect(m_add[i], &QPushButton::clicked, this, [this, i] { add(static_cast<HandleShape>(i)); });
    }
    connect(m_list, &QListWidget::currentRowChanged, this, &HandlesForm::showCurrent);
    connect(m_remove, &QPushButton::clicked, this, [this] { removeHandle(m_document, row()); });
    connect(m_width, &QDoubleSpinBox::valueChanged, this,
            [this](double width) { setHandleWidth(m_document, row(), lengthFrom(width)); });
    connect(m_length, &QDoubleSpinBox::valueChanged, this,
            [this](double length) { setHandleLength(m_document, row(), lengthFrom(length)); });
}

/// Beyond all handles when none is chosen.
std::size_t HandlesForm::row() const {
    return static_cast<std::size_t>(m_list->currentRow());
}

double HandlesForm::millimetres(double length) const {
    return 1000.0 * length * m_document.state().scene->metersPerUnit;
}

double HandlesForm::lengthFrom(double millimetres) const {
    return millimetres / 1000.0 / m_document.state().scene->metersPerUnit;
}

void HandlesForm::add(HandleShape shape) {
    if (const auto handle = handleHere(m_document.state(), shape)) {
        addHandle(m_document, *handle);
        m_list->setCurrentRow(m_list->count() - 1);
    }
}

QString HandlesForm::textOf(const Handle& handle) const {
    const QString joint = printable(handle.joint);
    const double metersPerUnit = m_document.state().scene->metersPerUnit;
    const auto text = [metersPerUnit](double length) {
        return QString::fromStdString(lengthText(length * metersPerUnit, metersPerUnit));
    };
    const QString width = text(widthOf(handle));
    switch (handle.shape) {
    case HandleShape::Point:
        return tr("%1: point").arg(joint);
    case HandleShape::Sphere:
        return tr("%1: sphere, %2").arg(joint, width);
    case HandleShape::Capsule:
        return tr("%1: capsule, %2 by %3").arg(joint, width, text(lengthOf(handle)));
    case HandleShape::Box:
        break;
    }
    return tr("%1: box, %2").arg(joint, width);
}

void HandlesForm::show() {
    const DocumentState& state = m_document.state();
    const bool possible = handleHere(state, HandleShape::Point).has_value();
    for (QPushButton* button : m_add) {
        button->setEnabled(possible);
    }
    const QSignalBlocker quiet(m_list);
    const int current = m_list->currentRow();
    m_list->clear();
    if (state.hasScene()) {
        for (const Handle& handle : state.settings.handles) {
            m_list->addItem(textOf(handle));
        }
    }
    m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    showCurrent();
}

void HandlesForm::showCurrent() {
    const std::vector<Handle>& handles = m_document.state().settings.handles;
    const bool chosen = m_document.state().hasScene() && row() < handles.size();
    m_remove->setEnabled(chosen);
    showLength(m_width, chosen ? widthOf(handles[row()]) : 0.0);
    showLength(m_length, chosen ? lengthOf(handles[row()]) : 0.0);
}

/// What a handle has nothing of cannot be changed either.
void HandlesForm::showLength(QDoubleSpinBox* control, double length) {
    control->setEnabled(length > 0.0);
    if (length > 0.0) {
        const QSignalBlocker quiet(control);
        control->setValue(millimetres(length));
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
    describe(m_list, tr("Handles"), tr("Shapes that replace bones. A joint can have several"));
    describe(m_widthLabel, m_width, tr("Width"),
             tr("Diameter of the sphere or capsule, or longest edge of the box"));
    describe(m_lengthLabel, m_length, tr("Length"), tr("Length of the capsule's centre line"));
    m_width->setSuffix(tr(" mm"));
    m_length->setSuffix(tr(" mm"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove"), tr("Remove this handle"));
    show();
}

} // namespace sinew

#include "ui/panels/weights/DragSkinForm.h"

#include "app/document/drivers/DriverEdits.h"
#include "app/painting/SkinDrag.h"
#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/panels/weights/BrushTipForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

DragSkinForm::DragSkinForm(Document& document, ViewportWidget& viewport, const Actions& actions,
                           QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_viewport(viewport)
    , m_group(new QGroupBox)
    , m_keys(hintLabel())
    , m_movesLabel(columnLabel())
    , m_moves(new NarrowComboBox)
    , m_tip(new BrushTipForm(viewport, "drag"))
    , m_keepLabel(columnLabel())
    , m_keep(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_remainder(hintLabel()) {
    build(actions);
    connect(m_keep, &SliderSpin::valueChanged, this, [this](double keep) {
        PaintOptions options = m_viewport.paintOptions();
        options.keepWeights = static_cast<float>(keep);
        m_viewport.setPaintOptions(options);
    });
    connect(m_moves, &QComboBox::activated, this, [this](int index) {
        PaintOptions options = m_viewport.paintOptions();
        options.dragShape = m_moves->itemData(index).toByteArray().toStdString();
        m_viewport.setPaintOptions(options);
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Driving, this, &DragSkinForm::showShapes);
    connect(&viewport, &ViewportWidget::paintOptionsChanged, this, &DragSkinForm::show);
    connect(&viewport, &ViewportWidget::skinDragged, this, &DragSkinForm::showRemainder);
    connect(&viewport, &ViewportWidget::toolChanged, this, &DragSkinForm::showRemainder);
    document.onChange(DocumentChange::Scene | DocumentChange::Weights | DocumentChange::Layers |
                          DocumentChange::Pose,
                      this, &DragSkinForm::showRemainder);
    retranslate();
}

void DragSkinForm::build(const Actions& actions) {
    auto* shape = new QToolButton;
    shape->setObjectName("drag.shape");
    shape->setDefaultAction(actions["pose.shapeFromRemainder"]);
    shape->setToolButtonStyle(Qt::ToolButtonTextOnly);
    shape->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_moves->setObjectName("drag.moves");
    m_keep->setObjectName("drag.keep");
    m_remainder->setObjectName("drag.remainder");
    m_tip->setStrong(false);
    auto* form = formIn(m_group);
    form->addRow(m_keys);
    form->addRow(m_tip);
    form->addRow(m_movesLabel, m_moves);
    form->addRow(m_keepLabel, m_keep);
    form->addRow(m_remainder);
    form->addRow(shape);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

std::string DragSkinForm::shape() const {
    return m_viewport.paintOptions().dragShape;
}

void DragSkinForm::show() {
    m_keep->setValue(static_cast<double>(m_viewport.paintOptions().keepWeights));
    const QByteArray shape = QByteArray::fromStdString(this->shape());
    m_moves->setCurrentIndex(std::max(m_moves->findData(shape), 0));
    m_keepLabel->setEnabled(shape.isEmpty());
    m_keep->setEnabled(shape.isEmpty());
}

/// A shape that is gone is changed no more.
void DragSkinForm::showShapes() {
    const DocumentState& state = m_document.state();
    const std::vector<std::string> shapes = state.hasScene() ? shapeNames(state) : std::vector<std::string>();
    m_moves->clear();
    m_moves->addItem(tr("Weights"), QByteArray());
    for (const std::string& each : shapes) {
        m_moves->addItem(tr("Shape %1").arg(printable(each)), QByteArray::fromStdString(each));
    }
    if (!shape().empty() && std::ranges::find(shapes, shape()) == shapes.end()) {
        PaintOptions options = m_viewport.paintOptions();
        options.dragShape.clear();
        m_viewport.setPaintOptions(options);
    }
    show();
}

void DragSkinForm::showRemainder() {
    const DragRemainder* remainder = m_viewport.remainder();
    if (remainder == nullptr) {
        m_remainder->setText(tr("Nothing dragged yet in this pose."));
        return;
    }
    const double metersPerUnit = m_document.state().scene->metersPerUnit;
    const QString length =
        QString::fromStdString(lengthText(remainder->largest * metersPerUnit, metersPerUnit));
    const auto left = static_cast<int>(notReached(*remainder));
    m_remainder->setText(left == 0 && !remainder->shape.empty()
                             ? tr("The shape %1 brings the skin there.").arg(printable(remainder->shape))
                         : left == 0
                             ? tr("The weights bring the skin there.")
                             : tr("Not reached: %n vertex(ices), by up to %1.", nullptr, left).arg(length));
}

void DragSkinForm::retranslate() {
    m_group->setTitle(tr("Drag Skin"));
    m_keys->setText(
        tr("Pose the character, then drag its skin. Ctrl drags one vertex. Lines show what weights "
           "cannot reach."));
    const QString tip = tr("How much the weights keep to what they were. 0: the skin goes as far as weights "
                           "can bring it. More: weights change less, and the skin stays behind");
    describe(
        m_movesLabel, m_moves, tr("Changes"),
        tr("What a drag changes: the weights, or a shape that is on in this pose. A shape brings the skin "
           "exactly there, and the weights stay"));
    describe(m_keepLabel, m_keep, tr("Keep weights"), tip);
    m_keep->describeAs(tr("Keep weights"), tip);
    showShapes();
    showRemainder();
}

} // namespace sinew

#include "ui/panels/weights/DragSkinForm.h"

#include "app/painting/SkinDrag.h"
#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/panels/weights/BrushForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Forms.h"

#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

DragSkinForm::DragSkinForm(Document& document, ViewportWidget& viewport, const Actions& actions,
                           QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_viewport(viewport)
    , m_group(new QGroupBox)
    , m_keys(hintLabel())
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
    m_keep->setObjectName("drag.keep");
    m_remainder->setObjectName("drag.remainder");
    m_tip->setStrong(false);
    auto* form = formIn(m_group);
    form->addRow(m_keys);
    form->addRow(m_tip);
    form->addRow(m_keepLabel, m_keep);
    form->addRow(m_remainder);
    form->addRow(shape);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void DragSkinForm::show() {
    m_keep->setValue(static_cast<double>(m_viewport.paintOptions().keepWeights));
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
    m_remainder->setText(left == 0
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
    describe(m_keepLabel, m_keep, tr("Keep weights"), tip);
    m_keep->describeAs(tr("Keep weights"), tip);
    show();
    showRemainder();
}

} // namespace sinew

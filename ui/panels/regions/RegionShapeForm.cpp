#include "ui/panels/regions/RegionShapeForm.h"

#include "app/document/regions/NewRegion.h"
#include "ui/panels/fields/SolidForm.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace sinew {
namespace {

constexpr double kWidestBlend = 1e6;   // millimetres
constexpr double kWidestShare = 100.0; // percent of the height

} // namespace

RegionShapeForm::RegionShapeForm(ChosenRegion& chosen, QWidget* parent)
    : Panel(parent)
    , m_chosen(chosen)
    , m_solid(new SolidForm("regions"))
    , m_here(new QPushButton)
    , m_blendLabel(columnLabel())
    , m_blend(new QDoubleSpinBox)
    , m_blendUnit(new QComboBox) {
    build();
    connectSolid();
    connectBlend();
    connect(&chosen, &ChosenRegion::changed, this, &RegionShapeForm::show);
    retranslate();
}

void RegionShapeForm::build() {
    m_here->setObjectName("regions.here");
    m_blend->setObjectName("regions.blend");
    m_blend->setDecimals(1);
    m_blend->setKeyboardTracking(false);
    m_blendUnit->setObjectName("regions.blendUnit");
    m_blendUnit->addItems(QStringList(2));
    auto* blend = new QHBoxLayout;
    blend->setSpacing(4);
    blend->addWidget(m_blend, 1);
    blend->addWidget(m_blendUnit);
    auto* form = formIn(this);
    form->addRow(m_solid);
    form->addRow(QString(), m_here);
    form->addRow(m_blendLabel, blend);
}

void RegionShapeForm::connectSolid() {
    connect(m_solid, &SolidForm::edited, this, [this](const Solid& solid, const QObject* control) {
        m_chosen.edit(control, WeightUpdate::Later, [&](Region& region) { region.solid = solid; });
    });
    connect(m_solid, &SolidForm::released, this, [this] { m_chosen.endEdit(); });
    connect(m_here, &QPushButton::clicked, this, &RegionShapeForm::moveHere);
}

void RegionShapeForm::connectBlend() {
    connect(m_blend, &QDoubleSpinBox::valueChanged, this, [this](double blend) {
        m_chosen.edit(m_blend, WeightUpdate::Later, [&](Region& region) {
            region.blend = region.blendOfHeight ? blend : blend / m_chosen.millimetresPerUnit();
        });
    });
    connect(m_blend, &QDoubleSpinBox::editingFinished, this, [this] { m_chosen.endEdit(); });
    connect(m_blendUnit, &QComboBox::activated, this, [this](int unit) {
        m_chosen.edit(m_blendUnit, WeightUpdate::Now, [&](Region& region) {
            setBlendOfHeight(region, unit == 1, bounds(*m_chosen.document().state().scene).extent().y());
        });
        show(); // of a flat character nothing is a share
    });
}

void RegionShapeForm::moveHere() {
    if (const auto position = positionHere(m_chosen.document().state())) {
        m_chosen.edit(m_here, WeightUpdate::Now,
                      [&](Region& region) { moveMiddle(*region.solid, *position); });
    }
}

void RegionShapeForm::show() {
    const Region* region = m_chosen.get();
    setVisible(region != nullptr && region->solid);
    if (region != nullptr) {
        m_solid->setSolid(region->solid, m_chosen.millimetresPerUnit());
        m_here->setEnabled(positionHere(m_chosen.document().state()).has_value());
        showBlend(*region);
    }
}

void RegionShapeForm::showBlend(const Region& region) {
    const QSignalBlocker quiet(m_blend);
    m_blend->setMaximum(region.blendOfHeight ? kWidestShare : kWidestBlend);
    m_blend->setValue(region.blendOfHeight ? region.blend : m_chosen.millimetresPerUnit() * region.blend);
    m_blendUnit->setCurrentIndex(region.blendOfHeight ? 1 : 0);
}

void RegionShapeForm::retranslate() {
    m_here->setText(tr("Move to Selection"));
    describe(m_here, tr("Move the region to the selection"),
             tr("Move its centre to the centre of the selected vertices"));
    const QString blendTip = tr("Distance over which the region fades outside its shape");
    describe(m_blendLabel, m_blend, tr("Blend"), blendTip);
    describe(m_blendUnit, tr("Unit of the blend"), tr("Millimetres, or percent of the character's height"));
    m_blendUnit->setItemText(0, tr("mm"));
    m_blendUnit->setItemText(1, tr("% of height"));
    show();
}

} // namespace sinew

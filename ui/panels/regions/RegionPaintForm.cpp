#include "ui/panels/regions/RegionPaintForm.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {

RegionPaintForm::RegionPaintForm(ChosenRegion& chosen, QWidget* parent)
    : Panel(parent)
    , m_chosen(chosen)
    , m_add(new QPushButton)
    , m_take(new QPushButton)
    , m_soften(new QPushButton) {
    m_add->setObjectName("regions.addSelected");
    m_take->setObjectName("regions.takeSelected");
    m_soften->setObjectName("regions.soften");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_add);
    column->addWidget(m_take);
    column->addWidget(m_soften);
    Document& document = chosen.document();
    connect(m_add, &QPushButton::clicked, this, [&] { paintSelectedVertices(document, chosen.row(), true); });
    connect(m_take, &QPushButton::clicked, this,
            [&] { paintSelectedVertices(document, chosen.row(), false); });
    connect(m_soften, &QPushButton::clicked, this, [&] { softenRegion(document, chosen.row()); });
    connect(&chosen, &ChosenRegion::changed, this, &RegionPaintForm::show);
    retranslate();
}

void RegionPaintForm::show() {
    const Region* region = m_chosen.get();
    const bool painted = region != nullptr && !region->solid;
    const bool selected = m_chosen.document().state().selected != nullptr;
    setVisible(painted);
    m_add->setEnabled(selected);
    m_take->setEnabled(selected);
    m_soften->setEnabled(painted && region->painting && !region->painting->empty());
}

void RegionPaintForm::retranslate() {
    m_add->setText(tr("Add Selected Vertices"));
    describe(m_add, tr("Add Selected Vertices"), tr("Add the selected vertices fully to the region"));
    m_take->setText(tr("Remove Selected Vertices"));
    describe(m_take, tr("Remove Selected Vertices"), tr("Remove the selected vertices from the region"));
    m_soften->setText(tr("Soften Edge"));
    describe(m_soften, tr("Soften Edge"),
             tr("Fade the region over one more row of vertices at its edge. Press again for a wider edge"));
    show();
}

} // namespace sinew

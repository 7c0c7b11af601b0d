#include "ui/panels/regions/RegionBrushForm.h"

#include "ui/panels/weights/BrushTipForm.h"
#include "ui/viewport/ViewportWidget.h"

#include <QLabel>
#include <QVBoxLayout>

namespace sinew {

RegionBrushForm::RegionBrushForm(ViewportWidget& viewport, QWidget* parent)
    : Panel(parent)
    , m_keys(hintLabel()) {
    m_keys->setObjectName("regions.brush.keys");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_keys);
    column->addWidget(new BrushTipForm(viewport, "regions.brush"));
    column->addWidget(new BrushReachForm(viewport, "regions.brush"));
    setVisible(viewport.tool() == ViewTool::PaintRegion);
    connect(&viewport, &ViewportWidget::toolChanged, this,
            [this](ViewTool tool) { setVisible(tool == ViewTool::PaintRegion); });
    retranslate();
}

void RegionBrushForm::retranslate() {
    m_keys->setText(tr("Strokes add vertices to the region. Ctrl removes them, Shift smooths."));
}

} // namespace sinew

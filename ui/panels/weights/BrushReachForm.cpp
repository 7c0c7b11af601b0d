#include "ui/panels/weights/BrushReachForm.h"

#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/NarrowCheckBox.h"

#include <QVBoxLayout>

#include <array>

namespace sinew {

BrushReachForm::BrushReachForm(ViewportWidget& viewport, const QString& name, QWidget* parent)
    : Panel(parent)
    , m_viewport(viewport)
    , m_surface(new NarrowCheckBox)
    , m_layers(new NarrowCheckBox)
    , m_front(new NarrowCheckBox)
    , m_mirror(new NarrowCheckBox) {
    m_surface->setObjectName(name + ".surface");
    m_layers->setObjectName(name + ".layers");
    m_front->setObjectName(name + ".front");
    m_mirror->setObjectName(name + ".mirror");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (QCheckBox* box : {m_surface, m_layers, m_front, m_mirror}) {
        column->addWidget(box);
        connect(box, &QCheckBox::clicked, this, &BrushReachForm::take);
    }
    connect(&viewport, &ViewportWidget::paintOptionsChanged, this, &BrushReachForm::show);
    retranslate();
}

void BrushReachForm::take() {
    PaintOptions options = m_viewport.paintOptions();
    options.overSurface = m_surface->isChecked();
    options.throughLayers = m_layers->isChecked();
    options.frontOnly = m_front->isChecked();
    options.mirror = m_mirror->isChecked();
    m_viewport.setPaintOptions(options);
}

void BrushReachForm::show() {
    const PaintOptions& options = m_viewport.paintOptions();
    m_surface->setChecked(options.overSurface);
    m_layers->setChecked(options.throughLayers);
    m_layers->setEnabled(options.overSurface); // else the brush reaches them anyway
    m_front->setChecked(options.frontOnly);
    m_mirror->setChecked(options.mirror);
}

void BrushReachForm::retranslate() {
    const std::array boxes{
        std::tuple(
            m_surface, tr("Surface distance"),
            tr("Measure the radius along the surface, so that the brush does not reach the next finger")),
        std::tuple(m_layers, tr("Through layers"),
                   tr("Also paint what lies close over or under the surface and faces the same way: the skin "
                      "below a shirt, but not the next finger")),
        std::tuple(m_front, tr("Front faces only"), tr("Do not paint vertices that face away from the view")),
        std::tuple(m_mirror, tr("Mirror (X)"),
                   tr("Also paint the other side: weights of the mirrored joint, amounts of the region"))};
    for (const auto& [box, text, tip] : boxes) {
        box->setText(text);
        describe(box, text, tip);
    }
    show();
}

} // namespace sinew

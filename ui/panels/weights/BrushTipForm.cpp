#include "ui/panels/weights/BrushTipForm.h"

#include "app/painting/BrushStroke.h"
#include "ui/theme/Icons.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <tuple>

namespace sinew {
namespace {

constexpr int kFalloffs = 4;

} // namespace

BrushTipForm::BrushTipForm(ViewportWidget& viewport, const QString& name, QWidget* parent)
    : Panel(parent)
    , m_viewport(viewport)
    , m_strengthLabel(columnLabel())
    , m_strength(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_penStrength(new QToolButton)
    , m_sizeLabel(new QLabel)
    , m_size(new SliderSpin(PickOptions::kSmallest, PickOptions::kLargest, 1.0, 0))
    , m_penSize(new QToolButton)
    , m_falloffLabel(new QLabel)
    , m_falloff(new QComboBox)
    , m_mirror(new NarrowCheckBox) {
    build(name);
    connectControls();
    retranslate();
}

void BrushTipForm::build(const QString& name) {
    m_strength->setObjectName(name + ".strength");
    m_penStrength->setObjectName(name + ".penStrength");
    m_size->setObjectName(name + ".size");
    m_penSize->setObjectName(name + ".penSize");
    m_falloff->setObjectName(name + ".falloff");
    m_falloff->addItems(QStringList(kFalloffs));
    auto* form = formIn(this);
    form->setContentsMargins(0, 0, 0, 0); // rows of the form around it
    addPenned(*form, m_strengthLabel, m_strength, m_penStrength);
    addPenned(*form, m_sizeLabel, m_size, m_penSize);
    form->addRow(m_falloffLabel, m_falloff);
    m_mirror->setObjectName(name + ".mirror");
    form->addRow(QString(), m_mirror);
}

/// What a pen's pressure can change, with the switch for that at the end of its row.
void BrushTipForm::addPenned(QFormLayout& form, QLabel* label, SliderSpin* slider, QToolButton* pen) {
    constexpr QSize icon(16, 16);
    pen->setIcon(themedIcon("pen-pressure"));
    pen->setIconSize(icon);
    pen->setCheckable(true);
    pen->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    row->addWidget(slider, 1);
    row->addWidget(pen);
    form.addRow(label, row);
}

void BrushTipForm::connectPen(QToolButton* pen, bool PaintOptions::*switched) {
    connect(pen, &QToolButton::clicked, this, [this, switched](bool on) {
        PaintOptions options = m_viewport.paintOptions();
        options.*switched = on;
        m_viewport.setPaintOptions(options);
    });
}

void BrushTipForm::connectControls() {
    connectPen(m_penStrength, &PaintOptions::penStrength);
    connectPen(m_penSize, &PaintOptions::penSize);
    connect(m_strength, &SliderSpin::valueChanged, this, [this](double strength) {
        PaintOptions options = m_viewport.paintOptions();
        options.strength = static_cast<float>(strength);
        m_viewport.setPaintOptions(options);
    });
    connect(m_falloff, &QComboBox::activated, this, [this](int falloff) {
        PaintOptions options = m_viewport.paintOptions();
        options.falloff = static_cast<BrushFalloff>(falloff);
        m_viewport.setPaintOptions(options);
    });
    connect(m_mirror, &QCheckBox::clicked, this, [this](bool mirror) {
        PaintOptions options = m_viewport.paintOptions();
        options.mirror = mirror;
        m_viewport.setPaintOptions(options);
    });
    connect(m_size, &SliderSpin::valueChanged, this, [this](double radius) {
        PickOptions options = m_viewport.pickOptions();
        options.radius = radius;
        m_viewport.setPickOptions(options);
    });
    connect(&m_viewport, &ViewportWidget::pickOptionsChanged, this, &BrushTipForm::show);
    connect(&m_viewport, &ViewportWidget::paintOptionsChanged, this, &BrushTipForm::show);
}

void BrushTipForm::setStrong(bool strong) {
    m_strengthLabel->setVisible(strong);
    m_strength->setVisible(strong);
    m_penStrength->setVisible(strong);
}

void BrushTipForm::setSized(bool sized) {
    m_size->setEnabled(sized);
    m_penSize->setEnabled(sized);
    m_falloff->setEnabled(sized);
}

void BrushTipForm::show() {
    const PaintOptions& options = m_viewport.paintOptions();
    m_strength->setValue(static_cast<double>(options.strength));
    m_penStrength->setChecked(options.penStrength);
    m_size->setValue(m_viewport.pickOptions().radius);
    m_penSize->setChecked(options.penSize);
    m_falloff->setCurrentIndex(static_cast<int>(options.falloff));
    m_mirror->setChecked(options.mirror);
}

/// Each falloff beside its name, as a curve from the middle of a dab to its rim.
void BrushTipForm::drawFalloffs() {
    for (int i = 0; i < kFalloffs; ++i) {
        const auto falloff = static_cast<BrushFalloff>(i);
        m_falloff->setItemIcon(i, curveIcon(*this, [falloff](double fraction) {
                                   return static_cast<double>(falloffAt(falloff, fraction));
                               }));
    }
}

void BrushTipForm::retranslate() {
    const QStringList falloffs{tr("Smooth", "falloff"), tr("Linear"), tr("Sharp"), tr("Constant")};
    for (int i = 0; i < kFalloffs; ++i) {
        m_falloff->setItemText(i, falloffs[i]);
    }
    drawFalloffs();
    const QString strengthTip = tr("Strength of the brush");
    describe(m_strengthLabel, m_strength, tr("Strength"), strengthTip);
    m_strength->describeAs(tr("Strength"), strengthTip);
    const QString sizeTip = tr("Radius in pixels. Change it with [ and ] or the wheel");
    describe(m_sizeLabel, m_size, tr("Size"), sizeTip);
    m_size->describeAs(tr("Size"), sizeTip);
    describe(m_penStrength, tr("Pen pressure changes the strength"), tr("The harder, the stronger"));
    describe(m_penSize, tr("Pen pressure changes the size"), tr("The harder, the larger"));
    describe(m_falloffLabel, m_falloff, tr("Falloff"), tr("How the brush fades towards its edge"));
    m_mirror->setText(tr("Mirror (X)"));
    describe(m_mirror, tr("Mirror (X)"),
             tr("Also paint the other side: weights of the mirrored joint, amounts of the region"));
    show();
}

BrushReachForm::BrushReachForm(ViewportWidget& viewport, const QString& name, QWidget* parent)
    : Panel(parent)
    , m_viewport(viewport)
    , m_surface(new NarrowCheckBox)
    , m_layers(new NarrowCheckBox)
    , m_front(new NarrowCheckBox) {
    m_surface->setObjectName(name + ".surface");
    m_layers->setObjectName(name + ".layers");
    m_front->setObjectName(name + ".front");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (QCheckBox* box : {m_surface, m_layers, m_front}) {
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
    m_viewport.setPaintOptions(options);
}

void BrushReachForm::show() {
    const PaintOptions& options = m_viewport.paintOptions();
    m_surface->setChecked(options.overSurface);
    m_layers->setChecked(options.throughLayers);
    m_layers->setEnabled(options.overSurface); // else the brush reaches them anyway
    m_front->setChecked(options.frontOnly);
}

void BrushReachForm::retranslate() {
    const std::array boxes{
        std::tuple(
            m_surface, tr("Surface distance"),
            tr("Measure the radius along the surface, so that the brush does not reach the next finger")),
        std::tuple(m_layers, tr("Through layers"),
                   tr("Also paint what lies close over or under the surface and faces the same way: the skin "
                      "below a shirt, but not the next finger")),
        std::tuple(m_front, tr("Front faces only"),
                   tr("Do not paint vertices that face away from the view"))};
    for (const auto& [box, text, tip] : boxes) {
        box->setText(text);
        describe(box, text, tip);
    }
    show();
}

} // namespace sinew

#include "ui/panels/weights/BrushForm.h"

#include "app/text/Fill.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/CurveIcon.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/SliderSpin.h"
#include "ui/widgets/cells/Elided.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>

#include <array>

namespace sinew {
namespace {

/// In the order of the combo box.
constexpr std::array kModes{BrushMode::Add,     BrushMode::Replace,  BrushMode::Scale, BrushMode::Smooth,
                            BrushMode::Sharpen, BrushMode::Gradient, BrushMode::Flood};
constexpr int kFalloffs = 4;

bool hasValue(BrushMode mode) {
    return mode == BrushMode::Replace || mode == BrushMode::Scale || mode == BrushMode::Gradient ||
           mode == BrushMode::Flood;
}

bool hasSize(BrushMode mode) {
    return mode != BrushMode::Gradient && mode != BrushMode::Flood;
}

void setTexts(QComboBox* combo, const QStringList& texts) {
    const QSignalBlocker quiet(combo);
    if (combo->count() == 0) {
        combo->addItems(texts);
    }
    for (int i = 0; i < combo->count(); ++i) {
        combo->setItemText(i, texts[i]);
    }
}

} // namespace

BrushForm::BrushForm(Document& document, ViewportWidget& viewport, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_viewport(viewport)
    , m_group(new QGroupBox)
    , m_joint(elidedHint())
    , m_keys(hintLabel())
    , m_modeLabel(columnLabel())
    , m_mode(new QComboBox)
    , m_valueLabel(new QLabel)
    , m_value(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_endLabel(new QLabel)
    , m_end(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_strengthLabel(new QLabel)
    , m_strength(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_sizeLabel(new QLabel)
    , m_size(new SliderSpin(PickOptions::kSmallest, PickOptions::kLargest, 1.0, 0))
    , m_falloffLabel(new QLabel)
    , m_falloff(new QComboBox) {
    build();
    retranslate();
    connectControls();
}

void BrushForm::build() {
    m_mode->setObjectName("brush.mode");
    m_value->setObjectName("brush.value");
    m_end->setObjectName("brush.end");
    m_strength->setObjectName("brush.strength");
    m_size->setObjectName("brush.size");
    m_falloff->setObjectName("brush.falloff");
    auto* form = formIn(m_group);
    form->addRow(m_joint);
    form->addRow(m_keys);
    form->addRow(m_modeLabel, m_mode);
    form->addRow(m_valueLabel, m_value);
    form->addRow(m_endLabel, m_end);
    form->addRow(m_strengthLabel, m_strength);
    form->addRow(m_sizeLabel, m_size);
    form->addRow(m_falloffLabel, m_falloff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void BrushForm::connectControls() {
    for (QComboBox* combo : {m_mode, m_falloff}) {
        connect(combo, &QComboBox::currentIndexChanged, this, &BrushForm::take);
    }
    for (SliderSpin* slider : {m_value, m_end, m_strength}) {
        connect(slider, &SliderSpin::valueChanged, this, &BrushForm::take);
    }
    connect(m_size, &SliderSpin::valueChanged, this, [this](double radius) {
        PickOptions options = m_viewport.pickOptions();
        options.radius = radius;
        m_viewport.setPickOptions(options);
    });
    connect(&m_viewport, &ViewportWidget::pickOptionsChanged, this, &BrushForm::showSize);
    m_document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, &BrushForm::show);
}

void BrushForm::take() {
    PaintOptions options = m_viewport.paintOptions();
    options.mode = kModes[static_cast<std::size_t>(m_mode->currentIndex())];
    options.value = static_cast<float>(m_value->value());
    options.gradientEnd = static_cast<float>(m_end->value());
    options.strength = static_cast<float>(m_strength->value());
    options.falloff = static_cast<BrushFalloff>(m_falloff->currentIndex());
    m_viewport.setPaintOptions(options);
    show();
}

void BrushForm::showSize() {
    m_size->setValue(m_viewport.pickOptions().radius);
}

void BrushForm::show() {
    const DocumentState& state = m_document.state();
    const PaintOptions& options = m_viewport.paintOptions();
    const auto joint = static_cast<std::size_t>(state.selection.joint);
    const bool chosen = state.hasSkeleton() && state.selection.joint != kNone;
    m_joint->setText(
        chosen ? tr("Paints the weights of %1.").arg(printable(state.scene->skeleton.joints[joint].name))
               : tr("Select a joint to paint its weights."));
    const bool gradient = options.mode == BrushMode::Gradient;
    m_valueLabel->setVisible(hasValue(options.mode));
    m_value->setVisible(hasValue(options.mode));
    m_value->setValue(static_cast<double>(options.value));
    m_endLabel->setVisible(gradient);
    m_end->setVisible(gradient);
    m_end->setValue(static_cast<double>(options.gradientEnd));
    m_strength->setValue(static_cast<double>(options.strength));
    m_size->setEnabled(hasSize(options.mode));
    m_falloff->setEnabled(hasSize(options.mode));
    showSize();
}

/// Each falloff beside its name, as a curve from the middle of a dab to its rim.
void BrushForm::drawFalloffs() {
    for (int i = 0; i < kFalloffs; ++i) {
        const auto falloff = static_cast<BrushFalloff>(i);
        m_falloff->setItemIcon(i, curveIcon(*this, [falloff](double share) {
                                   return static_cast<double>(falloffAt(falloff, share));
                               }));
    }
}

void BrushForm::retranslate() {
    m_group->setTitle(tr("Brush"));
    m_keys->setText(tr("Ctrl inverts the brush, Shift smooths."));
    setTexts(m_mode, {tr("Add"), tr("Replace"), tr("Scale"), tr("Smooth"), tr("Sharpen"),
                      tr("Gradient (drag a line)"), tr("Flood")});
    setTexts(m_falloff, {tr("Smooth", "falloff"), tr("Linear"), tr("Sharp"), tr("Constant")});
    drawFalloffs();
    describe(m_modeLabel, m_mode, tr("Mode"), tr("What a stroke does to the weights"));
    const QString valueTip = tr("The weight to paint, or the factor to scale by");
    describe(m_valueLabel, m_value, tr("Value"), valueTip);
    m_value->describeAs(tr("Value"), valueTip);
    const QString endTip = tr("The weight at the end of the gradient");
    describe(m_endLabel, m_end, tr("End value"), endTip);
    m_end->describeAs(tr("End value"), endTip);
    describe(m_strengthLabel, m_strength, tr("Strength"),
             tr("Strength of the brush. Pen pressure changes it"));
    m_strength->describeAs(tr("Strength"), tr("Strength of the brush. Pen pressure changes it"));
    describe(m_sizeLabel, m_size, tr("Size"), tr("Radius in pixels. Change it with [ and ] or the wheel"));
    m_size->describeAs(tr("Size"), tr("Radius in pixels. Change it with [ and ] or the wheel"));
    describe(m_falloffLabel, m_falloff, tr("Falloff"), tr("How the brush fades towards its edge"));
    show();
}

} // namespace sinew

#include "ui/panels/weights/BrushForm.h"

#include "app/text/Numbers.h"
#include "ui/panels/weights/BrushOptionsForm.h"
#include "ui/theme/Icons.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <optional>

namespace sinew {
namespace {

constexpr int kFalloffs = 4;

} // namespace

BrushTipForm::BrushTipForm(ViewportWidget& viewport, const QString& name, QWidget* parent)
    : Panel(parent)
    , m_viewport(viewport)
    , m_strengthLabel(columnLabel())
    , m_strength(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_sizeLabel(new QLabel)
    , m_size(new SliderSpin(PickOptions::kSmallest, PickOptions::kLargest, 1.0, 0))
    , m_falloffLabel(new QLabel)
    , m_falloff(new QComboBox)
    , m_mirror(new NarrowCheckBox) {
    build(name);
    connectControls();
    retranslate();
}

void BrushTipForm::build(const QString& name) {
    m_strength->setObjectName(name + ".strength");
    m_size->setObjectName(name + ".size");
    m_falloff->setObjectName(name + ".falloff");
    m_falloff->addItems(QStringList(kFalloffs));
    auto* form = formIn(this);
    form->setContentsMargins(0, 0, 0, 0); // rows of the form around it
    form->addRow(m_strengthLabel, m_strength);
    form->addRow(m_sizeLabel, m_size);
    form->addRow(m_falloffLabel, m_falloff);
    m_mirror->setObjectName(name + ".mirror");
    form->addRow(QString(), m_mirror);
}

void BrushTipForm::connectControls() {
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
}

void BrushTipForm::setSized(bool sized) {
    m_size->setEnabled(sized);
    m_falloff->setEnabled(sized);
}

void BrushTipForm::show() {
    const PaintOptions& options = m_viewport.paintOptions();
    m_strength->setValue(static_cast<double>(options.strength));
    m_size->setValue(m_viewport.pickOptions().radius);
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
    const QString strengthTip = tr("Strength of the brush. Pen pressure changes it");
    describe(m_strengthLabel, m_strength, tr("Strength"), strengthTip);
    m_strength->describeAs(tr("Strength"), strengthTip);
    const QString sizeTip = tr("Radius in pixels. Change it with [ and ] or the wheel");
    describe(m_sizeLabel, m_size, tr("Size"), sizeTip);
    m_size->describeAs(tr("Size"), sizeTip);
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

namespace {

/// In the order of the combo box.
constexpr std::array kModes{BrushMode::Add,     BrushMode::Replace,  BrushMode::Scale, BrushMode::Smooth,
                            BrushMode::Sharpen, BrushMode::Gradient, BrushMode::Flood};

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
    , m_modeLabel(columnLabel())
    , m_mode(new QComboBox)
    , m_valueLabel(new QLabel)
    , m_value(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_endLabel(new QLabel)
    , m_end(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_tip(new BrushTipForm(viewport, "brush"))
    , m_underLabel(columnLabel())
    , m_under(new QLabel) {
    build();
    retranslate();
    connectControls();
}

void BrushForm::build() {
    m_mode->setObjectName("brush.mode");
    m_value->setObjectName("brush.value");
    m_end->setObjectName("brush.end");
    auto* form = formIn(m_group);
    m_under->setObjectName("brush.under");
    form->addRow(m_joint);
    form->addRow(m_modeLabel, m_mode);
    form->addRow(m_valueLabel, m_value);
    form->addRow(m_endLabel, m_end);
    form->addRow(m_tip);
    form->addRow(new BrushLimitForm(m_document, m_viewport));
    form->addRow(m_underLabel, m_under);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void BrushForm::connectControls() {
    connect(m_mode, &QComboBox::currentIndexChanged, this, &BrushForm::take);
    for (SliderSpin* slider : {m_value, m_end}) {
        connect(slider, &SliderSpin::valueChanged, this, &BrushForm::take);
    }
    m_document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, &BrushForm::show);
    connect(&m_viewport, &ViewportWidget::hoverText, this, &BrushForm::showUnder);
    m_document.onChange(DocumentChange::Weights, this, &BrushForm::showUnder);
}

/// A line that keeps its place while there is nothing to say.
void BrushForm::showUnder() {
    const std::optional<float> weight = isVisible() ? m_viewport.weightUnderBrush() : std::nullopt;
    m_under->setText(weight ? percentText(percentText(static_cast<double>(*weight)))
                            : QStringLiteral("–"));
}

void BrushForm::take() {
    PaintOptions options = m_viewport.paintOptions();
    options.mode = kModes[static_cast<std::size_t>(m_mode->currentIndex())];
    options.value = static_cast<float>(m_value->value());
    options.gradientEnd = static_cast<float>(m_end->value());
    m_viewport.setPaintOptions(options);
    show();
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
    m_tip->setSized(hasSize(options.mode));
}

void BrushForm::retranslate() {
    m_group->setTitle(tr("Brush"));
    setTexts(m_mode, {tr("Add"), tr("Replace"), tr("Scale"), tr("Smooth"), tr("Sharpen"),
                      tr("Gradient (drag a line)"), tr("Flood")});
    describe(m_modeLabel, m_mode, tr("Mode"), tr("What a stroke does to the weights"));
    const QString valueTip = tr("The weight to paint, or the factor to scale by");
    describe(m_valueLabel, m_value, tr("Value"), valueTip);
    m_value->describeAs(tr("Value"), valueTip);
    const QString endTip = tr("The weight at the end of the gradient");
    describe(m_endLabel, m_end, tr("End value"), endTip);
    m_end->describeAs(tr("End value"), endTip);
    describe(m_underLabel, m_under, tr("Under cursor"),
             tr("The weight of the selected joint at the vertex under the brush"));
    showUnder();
    show();
}

} // namespace sinew

#include "ui/panels/weights/BrushForm.h"

#include "app/text/Numbers.h"
#include "ui/panels/weights/BrushOptionsForm.h"
#include "ui/panels/weights/BrushTipForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QCheckBox>
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

/// In the order of the combo box.
constexpr std::array kModes{BrushMode::Add,     BrushMode::Replace,  BrushMode::Scale, BrushMode::Smooth,
                            BrushMode::Sharpen, BrushMode::Gradient, BrushMode::Flood};

bool hasValue(BrushMode mode) {
    return mode == BrushMode::Replace || mode == BrushMode::Scale || mode == BrushMode::Gradient ||
           mode == BrushMode::Flood;
}

/// Whether one stroke can go further than its strongest dab, or is kept from that.
bool canAccumulate(BrushMode mode) {
    return mode == BrushMode::Add || mode == BrushMode::Replace || mode == BrushMode::Scale;
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
    , m_accumulate(new NarrowCheckBox)
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
    m_accumulate->setObjectName("brush.accumulate");
    form->addRow(QString(), m_accumulate);
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
    connect(m_accumulate, &QCheckBox::clicked, this, &BrushForm::take);
    connect(&m_viewport, &ViewportWidget::paintOptionsChanged, this, &BrushForm::show);
    m_document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, &BrushForm::show);
    connect(&m_viewport, &ViewportWidget::hoverText, this, &BrushForm::showUnder);
    m_document.onChange(DocumentChange::Weights, this, &BrushForm::showUnder);
}

/// A line that keeps its place while there is nothing to say.
void BrushForm::showUnder() {
    const std::optional<float> weight = isVisible() ? m_viewport.weightUnderBrush() : std::nullopt;
    m_under->setText(weight ? percentText(percentText(static_cast<double>(*weight))) : QStringLiteral("–"));
}

void BrushForm::take() {
    PaintOptions options = m_viewport.paintOptions();
    options.mode = kModes[static_cast<std::size_t>(m_mode->currentIndex())];
    options.value = static_cast<float>(m_value->value());
    options.gradientEnd = static_cast<float>(m_end->value());
    options.accumulate = m_accumulate->isChecked();
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
    m_accumulate->setEnabled(canAccumulate(options.mode) || options.mask);
    m_accumulate->setChecked(options.accumulate);
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
    m_accumulate->setText(tr("Accumulate"));
    describe(m_accumulate, tr("Accumulate"),
             tr("Crossing a place again in the same stroke adds more. Else one stroke changes no weight "
                "by more than its strength"));
    describe(m_underLabel, m_under, tr("Under cursor"),
             tr("The weight of the selected joint at the vertex under the brush"));
    showUnder();
    show();
}

} // namespace sinew

#include "ui/panels/BrushForm.h"

#include "app/document/LockEdits.h"
#include "app/text/Fill.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/SliderSpin.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>

#include <array>

namespace sinew {
namespace {

/// In the order of the combo box.
constexpr std::array kModes{BrushMode::Add, BrushMode::Replace, BrushMode::Scale, BrushMode::Smooth,
                            BrushMode::Sharpen};

bool hasValue(BrushMode mode) {
    return mode == BrushMode::Replace || mode == BrushMode::Scale;
}

void setTexts(QComboBox* combo, const QStringList& texts) {
    const QSignalBlocker quiet(combo);
    const int current = std::max(combo->currentIndex(), 0);
    combo->clear();
    combo->addItems(texts);
    combo->setCurrentIndex(current);
}

} // namespace

BrushForm::BrushForm(Document& document, ViewportWidget& viewport, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_viewport(viewport)
    , m_group(new QGroupBox)
    , m_joint(hintLabel())
    , m_modeLabel(columnLabel())
    , m_mode(new QComboBox)
    , m_valueLabel(new QLabel)
    , m_value(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_strengthLabel(new QLabel)
    , m_strength(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_sizeLabel(new QLabel)
    , m_size(new SliderSpin(PickOptions::kSmallest, PickOptions::kLargest, 1.0, 0))
    , m_falloffLabel(new QLabel)
    , m_falloff(new QComboBox)
    , m_normalizeLabel(new QLabel)
    , m_normalize(new QComboBox)
    , m_surface(new QCheckBox)
    , m_front(new QCheckBox)
    , m_mirror(new QCheckBox)
    , m_locked(new QCheckBox) {
    build();
    retranslate();
    connectControls();
}

void BrushForm::build() {
    m_mode->setObjectName("brush.mode");
    m_value->setObjectName("brush.value");
    m_strength->setObjectName("brush.strength");
    m_size->setObjectName("brush.size");
    m_falloff->setObjectName("brush.falloff");
    m_normalize->setObjectName("brush.normalize");
    m_surface->setObjectName("brush.surface");
    m_front->setObjectName("brush.front");
    m_mirror->setObjectName("brush.mirror");
    m_locked->setObjectName("brush.locked");
    auto* form = formIn(m_group);
    form->addRow(m_joint);
    form->addRow(m_modeLabel, m_mode);
    form->addRow(m_valueLabel, m_value);
    form->addRow(m_strengthLabel, m_strength);
    form->addRow(m_sizeLabel, m_size);
    form->addRow(m_falloffLabel, m_falloff);
    form->addRow(m_normalizeLabel, m_normalize);
    for (QCheckBox* box : {m_surface, m_front, m_mirror, m_locked}) {
        form->addRow(box);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void BrushForm::connectControls() {
    for (QComboBox* combo : {m_mode, m_falloff, m_normalize}) {
        connect(combo, &QComboBox::currentIndexChanged, this, &BrushForm::take);
    }
    for (SliderSpin* slider : {m_value, m_strength}) {
        connect(slider, &SliderSpin::valueChanged, this, &BrushForm::take);
    }
    for (QCheckBox* box : {m_surface, m_front, m_mirror}) {
        connect(box, &QCheckBox::clicked, this, &BrushForm::take);
    }
    connect(m_locked, &QCheckBox::clicked, this, &BrushForm::lockActive);
    connect(m_size, &SliderSpin::valueChanged, this, [this](double radius) {
        PickOptions options = m_viewport.pickOptions();
        options.radius = radius;
        m_viewport.setPickOptions(options);
    });
    connect(&m_viewport, &ViewportWidget::pickOptionsChanged, this, &BrushForm::showSize);
    connect(&m_document, &Document::changed, this, &BrushForm::show);
}

void BrushForm::take() {
    PaintOptions options = m_viewport.paintOptions();
    options.mode = kModes[static_cast<std::size_t>(m_mode->currentIndex())];
    options.value = static_cast<float>(m_value->value());
    options.strength = static_cast<float>(m_strength->value());
    options.falloff = static_cast<BrushFalloff>(m_falloff->currentIndex());
    options.normalize = static_cast<BrushNormalize>(m_normalize->currentIndex());
    options.overSurface = m_surface->isChecked();
    options.frontOnly = m_front->isChecked();
    options.mirror = m_mirror->isChecked();
    m_viewport.setPaintOptions(options);
    show();
}

void BrushForm::lockActive(bool locked) {
    lockJoints(m_document, {m_document.state().selection.joint}, locked);
}

void BrushForm::showSize() {
    m_size->setValue(m_viewport.pickOptions().radius);
}

void BrushForm::show() {
    const DocumentState& state = m_document.state();
    const PaintOptions& options = m_viewport.paintOptions();
    const auto joint = static_cast<std::size_t>(state.selection.joint);
    const bool chosen = state.hasSkeleton() && state.selection.joint != kNone;
    m_joint->setText(chosen ? tr("Paints the weight of %1. Ctrl does the opposite, Shift smooths.")
                                  .arg(printable(state.scene->skeleton.joints[joint].name))
                            : tr("Choose a joint to paint its weight."));
    m_locked->setEnabled(chosen);
    m_locked->setChecked(isLocked(state, state.selection.joint));
    m_value->setEnabled(hasValue(options.mode));
    m_value->setValue(static_cast<double>(options.value));
    m_strength->setValue(static_cast<double>(options.strength));
    m_surface->setChecked(options.overSurface);
    m_front->setChecked(options.frontOnly);
    m_mirror->setChecked(options.mirror);
    showSize();
}

void BrushForm::retranslate() {
    m_group->setTitle(tr("Brush"));
    setTexts(m_mode, {tr("Add"), tr("Replace"), tr("Scale"), tr("Smooth"), tr("Sharpen")});
    setTexts(m_falloff, {tr("Smooth"), tr("Linear"), tr("Sharp"), tr("Constant")});
    setTexts(m_normalize,
             {tr("Others share the rest"), tr("All are scaled alike"), tr("Unlocked ones are scaled")});
    describe(m_modeLabel, m_mode, tr("Mode"), tr("What a stroke does to the weight"));
    describe(m_valueLabel, m_value, tr("Value"), tr("The weight to replace with, or the factor to scale by"));
    m_value->describeAs(tr("Value"), tr("The weight to replace with, or the factor to scale by"));
    describe(m_strengthLabel, m_strength, tr("Strength"), tr("How far a dab goes; a pen's pressure counts"));
    m_strength->describeAs(tr("Strength"), tr("How far a dab goes; a pen's pressure counts"));
    describe(m_sizeLabel, m_size, tr("Size"), tr("Radius in pixels; [ and ] and the wheel change it"));
    m_size->describeAs(tr("Size"), tr("Radius in pixels; [ and ] and the wheel change it"));
    describe(m_falloffLabel, m_falloff, tr("Falloff"), tr("How a dab fades towards its rim"));
    describe(m_normalizeLabel, m_normalize, tr("Others"), tr("What becomes of the other joints' weights"));
    const std::array boxes{
        std::tuple(m_surface, tr("Along the surface"), tr("So that a dab does not reach the next finger")),
        std::tuple(m_front, tr("Facing sides only"), tr("Leave out points that face away")),
        std::tuple(m_mirror, tr("Both sides"), tr("Paint the mirrored place with the mirrored joint too")),
        std::tuple(m_locked, tr("Lock this joint"), tr("Strokes leave the weights of this joint alone"))};
    for (const auto& [box, text, tip] : boxes) {
        box->setText(text);
        describe(box, text, tip);
    }
    show();
}

} // namespace sinew

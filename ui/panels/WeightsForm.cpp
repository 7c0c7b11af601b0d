#include "ui/panels/WeightsForm.h"

#include "app/recipe/Limits.h"
#include "ui/panels/BoneAlphaForm.h"
#include "ui/panels/SettingsEdit.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/SliderSpin.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sinew {

WeightsForm::WeightsForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new QGroupBox)
    , m_alphaLabel(columnLabel())
    , m_alpha(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_smoothingLabel(columnLabel())
    , m_smoothing(new SliderSpin(0.0, kMostSmoothing, 0.01, 2))
    , m_influencesLabel(new QLabel)
    , m_influences(new QSpinBox)
    , m_falloffLabel(new QLabel)
    , m_falloff(new QComboBox)
    , m_thresholdLabel(new QLabel)
    , m_threshold(new QDoubleSpinBox) {
    build();
    connectControls();
    document.onChange(DocumentChange::Settings, this, &WeightsForm::show);
    retranslate();
    show();
}

void WeightsForm::build() {
    m_alpha->setObjectName("bind.alpha");
    m_smoothing->setObjectName("bind.smoothing");
    m_influences->setObjectName("bind.maxInfluences");
    m_influences->setRange(0, kMostInfluences);
    m_influences->setKeyboardTracking(false);
    m_falloff->setObjectName("bind.falloff");
    m_falloff->addItems(QStringList(3));
    m_threshold->setObjectName("bind.threshold");
    m_threshold->setRange(0.0, kMostWeightThreshold);
    m_threshold->setDecimals(3);
    m_threshold->setSingleStep(0.005);
    m_threshold->setKeyboardTracking(false);
    auto* form = formIn(m_group);
    form->addRow(m_alphaLabel, m_alpha);
    form->addRow(new BoneAlphaForm(m_document));
    form->addRow(m_smoothingLabel, m_smoothing);
    form->addRow(m_influencesLabel, m_influences);
    form->addRow(m_falloffLabel, m_falloff);
    form->addRow(m_thresholdLabel, m_threshold);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void WeightsForm::connectControls() {
    connect(m_alpha, &SliderSpin::valueChanged, this, [this](double alpha) {
        editSettings(
            m_document, MergeKey::Alpha, [=](BindSettings& settings) { settings.alpha = alpha; },
            Weighing::Draft);
    });
    connect(m_alpha, &SliderSpin::released, this, &WeightsForm::endDrag);
    connect(m_smoothing, &SliderSpin::valueChanged, this, [this](double smoothing) {
        editSettings(
            m_document, MergeKey::Smoothing, [=](BindSettings& settings) { settings.smoothing = smoothing; },
            Weighing::Draft);
    });
    connect(m_smoothing, &SliderSpin::released, this, &WeightsForm::endDrag);
    connect(m_influences, &QSpinBox::valueChanged, this, [this](int count) {
        editSettings(m_document, MergeKey::MaxInfluences,
                     [=](BindSettings& settings) { settings.maxInfluences = count; });
    });
    connect(m_falloff, &QComboBox::activated, this, [this](int index) {
        editSettings(m_document, MergeKey::None,
                     [=](BindSettings& settings) { settings.falloff = static_cast<Falloff>(index); });
    });
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, [this](double threshold) {
        editSettings(m_document, MergeKey::Threshold,
                     [=](BindSettings& settings) { settings.weightThreshold = threshold; });
    });
}

void WeightsForm::endDrag() {
    m_document.finishWeights();
    m_document.endMerge();
}

void WeightsForm::show() {
    const BindSettings& settings = m_document.state().settings;
    const QSignalBlocker quietInfluences(m_influences);
    const QSignalBlocker quietThreshold(m_threshold);
    m_alpha->setValue(settings.alpha);
    m_smoothing->setValue(settings.smoothing);
    m_influences->setValue(settings.maxInfluences);
    m_falloff->setCurrentIndex(static_cast<int>(settings.falloff));
    m_threshold->setValue(settings.weightThreshold);
}

void WeightsForm::retranslate() {
    m_group->setTitle(tr("Weights"));
    const QString alphaTip =
        tr("How stiff the bends are: at 0 soft like cloth, each joint reaching far; at 1 stiff, "
           "with a narrow bend at each joint");
    describe(m_alphaLabel, m_alpha, tr("Alpha"), alphaTip);
    m_alpha->describeAs(tr("Alpha"), alphaTip);
    m_alphaLabel->setBuddy(m_alpha->slider());
    const QString smoothingTip = tr(
        "How far weights spread over the surface, relative to the thickness of each limb: at 0 not at all, "
        "at 1 as far as the limb is thick");
    describe(m_smoothingLabel, m_smoothing, tr("Smoothing"), smoothingTip);
    m_smoothing->describeAs(tr("Smoothing"), smoothingTip);
    m_smoothingLabel->setBuddy(m_smoothing->slider());
    describe(m_influencesLabel, m_influences, tr("Max influences"),
             tr("How many joints may move a point. Game engines take 4, some 8. More bends softer where many "
                "bones "
                "meet"));
    m_influences->setSpecialValueText(tr("All"));
    describe(
        m_falloffLabel, m_falloff, tr("Falloff"),
        tr("How distance becomes weight. Power (the 2014 paper) is even; Quadratic (the 2013 paper, as in "
           "Unreal) fades fast; Exponential stays close to the nearest bone"));
    m_falloff->setItemText(static_cast<int>(Falloff::Power), tr("Power"));
    m_falloff->setItemText(static_cast<int>(Falloff::Quadratic), tr("Quadratic"));
    m_falloff->setItemText(static_cast<int>(Falloff::Exponential), tr("Exponential"));
    describe(m_thresholdLabel, m_threshold, tr("Drop below"),
             tr("Weights smaller than this are left out. 0.01 keeps files small without a visible change"));
    m_threshold->setSpecialValueText(tr("Keep all"));
}

} // namespace sinew

#include "ui/panels/VolumeForm.h"

#include "ui/panels/SettingsEdit.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/NarrowCheckBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace sinew {
namespace {
constexpr std::size_t kMebibyte = 1024U * 1024U;
} // namespace

VolumeForm::VolumeForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new QGroupBox)
    , m_resolutionLabel(columnLabel())
    , m_resolution(new QComboBox)
    , m_gapLabel(new QLabel)
    , m_gap(new QDoubleSpinBox)
    , m_penaltyLabel(new QLabel)
    , m_automatic(new QCheckBox)
    , m_penalty(new QDoubleSpinBox)
    , m_insideLabel(new QLabel)
    , m_inside(new QComboBox)
    , m_lookupLabel(new QLabel)
    , m_lookup(new QComboBox)
    , m_winding(new NarrowCheckBox)
    , m_memoryLabel(new QLabel)
    , m_memory(new QSpinBox) {
    build();
    connectControls();
    connectRules();
    document.onChange(DocumentChange::Settings, this, &VolumeForm::show);
    retranslate();
    show();
}

void VolumeForm::build() {
    m_resolution->setObjectName("bind.resolution");
    for (int side = kLeastResolution; side <= kMostResolution; side *= 2) {
        m_resolution->addItem(QString::number(side), side);
    }
    m_resolution->addItem(QString(), 0); // automatic
    m_gap->setObjectName("bind.gap");
    m_gap->setRange(kLeastGap, kMostGap);
    m_gap->setDecimals(2);
    m_gap->setSingleStep(0.05);
    m_gap->setKeyboardTracking(false);
    m_automatic->setObjectName("bind.automaticPenalty");
    m_penalty->setObjectName("bind.penalty");
    m_penalty->setRange(1.0, kMostPenalty);
    m_penalty->setDecimals(1);
    m_penalty->setKeyboardTracking(false);
    m_inside->setObjectName("bind.insideRule");
    m_inside->addItems(QStringList(2));
    m_lookup->setObjectName("bind.lookup");
    m_lookup->addItems(QStringList(2));
    m_winding->setObjectName("bind.windingNumbers");
    m_memory->setObjectName("bind.memoryLimit");
    m_memory->setRange(0, 1 << 20);
    m_memory->setSingleStep(256);
    m_memory->setKeyboardTracking(false);
    auto* form = formIn(m_group);
    form->addRow(m_resolutionLabel, m_resolution);
    form->addRow(m_gapLabel, m_gap);
    form->addRow(m_penaltyLabel, m_penalty);
    form->addRow(QString(), m_automatic);
    form->addRow(m_insideLabel, m_inside);
    form->addRow(QString(), m_winding);
    form->addRow(m_lookupLabel, m_lookup);
    form->addRow(m_memoryLabel, m_memory);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void VolumeForm::connectControls() {
    connect(m_resolution, &QComboBox::activated, this, [this](int index) {
        const int side = m_resolution->itemData(index).toInt();
        editSettings(m_document, MergeKey::None, [=](BindSettings& settings) {
            settings.automatic = side == 0;
            settings.resolution = side == 0 ? BindSettings().resolution : side;
        });
    });
    connect(m_automatic, &QCheckBox::clicked, this, [this](bool automatic) {
        editSettings(m_document, MergeKey::None, [=](BindSettings& settings) {
            settings.penalty = automatic ? 0.0 : effectivePenalty(settings);
        });
    });
    connect(m_penalty, &QDoubleSpinBox::valueChanged, this, [this](double penalty) {
        editSettings(m_document, MergeKey::Penalty,
                     [=](BindSettings& settings) { settings.penalty = penalty; });
    });
    connect(m_memory, &QSpinBox::valueChanged, this, [this](int mebibytes) {
        editSettings(m_document, MergeKey::Rules, [=](BindSettings& settings) {
            settings.memoryLimit = static_cast<std::size_t>(mebibytes) * kMebibyte;
        });
    });
}

void VolumeForm::connectRules() {
    connect(m_gap, &QDoubleSpinBox::valueChanged, this, [this](double gap) {
        editSettings(m_document, MergeKey::Rules, [=](BindSettings& settings) { settings.gap = gap; });
    });
    connect(m_inside, &QComboBox::activated, this, [this](int index) {
        editSettings(m_document, MergeKey::None,
                     [=](BindSettings& settings) { settings.insideRule = static_cast<InsideRule>(index); });
    });
    connect(m_lookup, &QComboBox::activated, this, [this](int index) {
        editSettings(m_document, MergeKey::None,
                     [=](BindSettings& settings) { settings.lookup = static_cast<Lookup>(index); });
    });
    connect(m_winding, &QCheckBox::clicked, this, [this](bool on) {
        editSettings(m_document, MergeKey::None,
                     [=](BindSettings& settings) { settings.windingNumbers = on; });
    });
}

void VolumeForm::show() {
    const BindSettings& settings = m_document.state().settings;
    const QSignalBlocker quietPenalty(m_penalty);
    const QSignalBlocker quietMemory(m_memory);
    const QSignalBlocker quietGap(m_gap);
    const bool automatic = settings.penalty == 0.0;
    m_resolution->setCurrentIndex(m_resolution->findData(settings.automatic ? 0 : settings.resolution));
    m_gap->setEnabled(settings.automatic);
    m_gap->setValue(settings.gap);
    m_automatic->setChecked(automatic);
    m_penalty->setEnabled(!automatic);
    m_penalty->setValue(effectivePenalty(settings));
    m_inside->setCurrentIndex(static_cast<int>(settings.insideRule));
    m_lookup->setCurrentIndex(static_cast<int>(settings.lookup));
    m_winding->setChecked(settings.windingNumbers);
    m_memory->setValue(static_cast<int>(
        std::min<std::size_t>(settings.memoryLimit / kMebibyte, std::numeric_limits<int>::max())));
}

void VolumeForm::retranslate() {
    m_group->setTitle(tr("Volume"));
    describe(
        m_resolutionLabel, m_resolution, tr("Resolution"),
        tr("Voxels along the longest side. More part fingers, legs and folds that nearly touch; each "
           "doubling "
           "takes about four times the time and memory. Automatic: 256, and finer where voxels would join "
           "what the surface parts, up to 4096"));
    m_resolution->setItemText(m_resolution->findData(0), tr("Automatic"));
    describe(m_gapLabel, m_gap, tr("Gaps from"),
             tr("Automatic resolution parts gaps between fingers, legs or folds that are at least this wide, "
                "in percent of the longest side"));
    m_gap->setSuffix(tr(" %"));
    const QString penaltyTip =
        tr("What a step along the skin costs against one inside. More keeps distances from walking through "
           "armpits and folds; less lets them follow thin parts. Automatic: 4 at resolution 128, growing "
           "with it");
    describe(m_penaltyLabel, m_penalty, tr("Penalty"), penaltyTip);
    m_automatic->setText(tr("Automatic"));
    describe(m_automatic, tr("Automatic penalty"), penaltyTip);
    describe(
        m_insideLabel, m_inside, tr("Inside by"),
        tr("What counts as inside the body. Counting surfaces is right for bodies of many crossing parts; "
           "nearest faces is the paper's rule"));
    m_inside->setItemText(static_cast<int>(InsideRule::SignedCount), tr("Counting surfaces"));
    m_inside->setItemText(static_cast<int>(InsideRule::NearestFace), tr("Nearest faces"));
    m_winding->setText(tr("Settle doubtful voxels by winding number"));
    describe(
        m_winding, tr("Settle doubtful voxels by winding number"),
        tr("Voxels that only one direction calls inside are decided by how much of the mesh surrounds them. "
           "Right for open meshes; without it their holes let the outside in"));
    describe(
        m_lookupLabel, m_lookup, tr("Lookup"),
        tr("How a point reads its distances. Smooth blends the voxels around it; Voxel takes the one it lies "
           "in, as the paper does, which shows steps at low resolutions"));
    m_lookup->setItemText(static_cast<int>(Lookup::Smooth), tr("Smooth"));
    m_lookup->setItemText(static_cast<int>(Lookup::Voxel), tr("Voxel"));
    describe(
        m_memoryLabel, m_memory, tr("Memory limit"),
        tr("A bind that would need more than this stops before it starts and says which resolution fits"));
    m_memory->setSpecialValueText(tr("What is free"));
    m_memory->setSuffix(tr(" MiB"));
}

} // namespace sinew

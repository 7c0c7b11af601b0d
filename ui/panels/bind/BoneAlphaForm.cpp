#include "ui/panels/bind/BoneAlphaForm.h"

#include "app/document/regions/RegionEdits.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/NarrowCheckBox.h"
#include "ui/widgets/SliderSpin.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sinew {

BoneAlphaForm::BoneAlphaForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_run(document)
    , m_own(new NarrowCheckBox(NarrowCheckBox::Overflow::Elide))
    , m_alpha(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_owners(hintLabel())
    , m_clear(new QPushButton) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection, this,
                      &BoneAlphaForm::show);
    retranslate();
}

void BoneAlphaForm::build() {
    m_own->setObjectName("bind.ownBoneAlpha");
    m_alpha->setObjectName("bind.boneAlpha");
    m_owners->setObjectName("bind.boneAlphas");
    m_owners->setTextFormat(Qt::PlainText);
    m_clear->setObjectName("bind.clearBoneAlphas");
    auto* owners = new QHBoxLayout;
    owners->setSpacing(6);
    owners->addWidget(m_owners, 1);
    owners->addWidget(m_clear);
    auto* form = formIn(this);
    form->addRow(m_own);
    form->addRow(columnLabel(), m_alpha);
    form->addRow(owners);
}

void BoneAlphaForm::connectControls() {
    connect(m_own, &QCheckBox::clicked, this, [this](bool own) {
        if (const auto name = joint()) {
            m_run.by(m_own);
            setBoneAlpha(m_document, *name, own ? std::optional(m_alpha->value()) : std::nullopt);
            m_run.end();
        }
    });
    connect(m_alpha, &SliderSpin::valueChanged, this, [this](double alpha) {
        if (const auto name = joint()) {
            m_run.by(m_alpha);
            setBoneAlpha(m_document, *name, alpha, WeightQuality::Draft);
        }
    });
    connect(m_alpha, &SliderSpin::released, this, [this] { m_run.end(); });
    connect(m_clear, &QPushButton::clicked, this, [this] { clearBoneAlphas(m_document); });
}

/// The active one's name.
std::optional<std::string> BoneAlphaForm::joint() const {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton() || state.selection.joint == kNone) {
        return std::nullopt;
    }
    return state.scene->skeleton.joints[static_cast<std::size_t>(state.selection.joint)].name;
}

void BoneAlphaForm::show() {
    const BindSettings& settings = m_document.state().settings;
    const auto name = joint();
    const auto own = name ? boneAlphaOf(settings, *name) : std::nullopt;
    const QString text = name ? tr("Stiffness (alpha) of %1").arg(printable(*name))
                              : tr("Stiffness (alpha) of the selected joint");
    const QString tip =
        name ? tr("How stiff the skin bends at this joint, instead of the stiffness of all joints. Lower "
                  "values spread the joint's weights farther into its neighbours")
             : tr("Select a joint in the view or in the tree first");
    m_own->setText(QString(text).replace('&', "&&"));
    describe(m_own, text, tip);
    describeRemedy(m_own, settingWords(settingTextOf("boneAlphas").wrong));
    m_own->setEnabled(name.has_value());
    m_own->setChecked(own.has_value());
    m_alpha->describeAs(text, tip);
    describeRemedy(m_alpha, settingWords(settingTextOf("boneAlphas").wrong));
    m_alpha->setEnabled(own.has_value());
    m_alpha->setValue(own.value_or(settings.alpha));
    showOwners();
}

void BoneAlphaForm::showOwners() {
    QStringList owners;
    for (const BoneAlpha& bone : m_document.state().settings.boneAlphas) {
        owners << printable(bone.joint) + QChar(QChar::Nbsp) + decimalText(bone.alpha, 2);
    }
    const bool any = !owners.isEmpty();
    m_owners->setText(tr("Joints with their own stiffness: %1").arg(owners.join(", ")));
    m_owners->setVisible(any); // whatever is chosen, so that choosing a joint moves nothing
    m_clear->setVisible(any);
}

void BoneAlphaForm::retranslate() {
    m_clear->setText(tr("Clear"));
    describe(m_clear, tr("Clear joint stiffness"), tr("Use the same stiffness for all joints again"));
    show();
}

} // namespace sinew

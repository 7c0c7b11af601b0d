#include "ui/panels/DeformForm.h"

#include "app/document/edits/Edits.h"
#include "app/text/SettingText.h"
#include "app/text/SolverTexts.h"
#include "core/skeleton/JointAngles.h"
#include "ui/panels/OpeningPlot.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kJointPresets = 5;

} // namespace

DeformForm::DeformForm(Document& document, ImplicitController& implicit, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_implicit(implicit)
    , m_group(new QGroupBox)
    , m_deformerLabel(columnLabel())
    , m_deformer(new QComboBox)
    , m_on(new NarrowCheckBox)
    , m_method(new QComboBox)
    , m_quality(new QComboBox)
    , m_jointGroup(new QGroupBox)
    , m_operatorLabel(columnLabel())
    , m_operator(new QComboBox)
    , m_presetLabel(new QLabel)
    , m_preset(new QComboBox)
    , m_openingLabel(new QLabel)
    , m_opening(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_openingPlot(new OpeningPlot)
    , m_dualFractionLabel(new QLabel)
    , m_dualFraction(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_all(new QPushButton)
    , m_field(hintLabel()) {
    build();
    connectControls();
    connectJoint();
    document.onChange(DocumentChange::Scene | DocumentChange::Deformer | DocumentChange::Selection, this,
                      &DeformForm::show);
    document.onChange(DocumentChange::Pose, this, &DeformForm::showBend);
    connect(&implicit, &ImplicitController::skinChanged, this, &DeformForm::showJoint);
    connect(&implicit, &ImplicitController::fittingChanged, this, &DeformForm::showJoint);
    retranslate();
}

void DeformForm::build() {
    m_deformer->setObjectName("pose.deformer");
    m_deformer->addItems(QStringList(4));
    m_on->setObjectName("pose.implicit");
    m_method->setObjectName("pose.implicitMethod");
    m_method->addItems(QStringList(2));
    m_quality->setObjectName("pose.quality");
    m_quality->addItems(QStringList(3));
    m_operator->setObjectName("pose.operator");
    m_operator->addItems(QStringList(3));
    m_preset->setObjectName("pose.jointPreset");
    m_preset->addItems(QStringList(kJointPresets + 1));
    m_opening->setObjectName("pose.opening");
    m_openingPlot->setObjectName("pose.openingCurve");
    m_dualFraction->setObjectName("pose.dualShare");
    m_all->setObjectName("pose.allJoints");
    m_field->setObjectName("pose.field");
    auto* implicit = new QHBoxLayout;
    implicit->addWidget(m_method, 1);
    implicit->addWidget(m_quality, 1);
    auto* form = formIn(m_group);
    form->addRow(m_deformerLabel, m_deformer);
    form->addRow(m_on);
    form->addRow(implicit);
    auto* joint = formIn(m_jointGroup);
    joint->addRow(m_presetLabel, m_preset);
    joint->addRow(m_operatorLabel, m_operator);
    joint->addRow(m_openingLabel, m_opening);
    joint->addRow(m_openingPlot);
    joint->addRow(m_dualFractionLabel, m_dualFraction);
    joint->addRow(m_field);
    joint->addRow(m_all);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_group);
    column->addWidget(m_jointGroup);
}

void DeformForm::connectControls() {
    connect(m_deformer, &QComboBox::activated, this,
            [this](int index) { setDeformer(m_document, static_cast<Deformer>(index)); });
    connect(m_on, &QCheckBox::clicked, this, [this](bool on) { setImplicit(m_document, on); });
    connect(m_method, &QComboBox::activated, this,
            [this](int index) { setImplicitMethod(m_document, static_cast<ImplicitMethod>(index)); });
    connect(m_quality, &QComboBox::activated, this,
            [this](int index) { setImplicitQuality(m_document, static_cast<ImplicitQuality>(index)); });
}

void DeformForm::connectJoint() {
    connect(m_operator, &QComboBox::activated, this, [this](int index) {
        editJoint(MergeKey::None, [=](JointDeform& deform) {
            deform.how = static_cast<JointOperator>(index);
            deform.opening = openingOf(deform.how, deform.opening.widest());
        });
    });
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        if (index > 0) {
            const JointDeform preset = presetOf(static_cast<JointPreset>(index - 1));
            editJoint(MergeKey::None, [=](JointDeform& deform) {
                deform.how = preset.how;
                deform.opening = preset.opening;
            });
        }
        showJoint(); // the first row changes nothing
    });
    connect(m_opening, &SliderSpin::valueChanged, this, [this](double opening) {
        editJoint(MergeKey::Opening,
                  [=](JointDeform& deform) { deform.opening.values[2] = static_cast<float>(opening); });
    });
    connect(m_openingPlot, &OpeningPlot::edited, this, [this](const OpeningCurve& curve) {
        editJoint(MergeKey::Opening, [&](JointDeform& deform) { deform.opening = curve; });
    });
    connect(m_openingPlot, &OpeningPlot::released, this, [this] { m_document.endMerge(); });
    connect(m_dualFraction, &SliderSpin::valueChanged, this, [this](double fraction) {
        editJoint(MergeKey::DualFraction,
                  [=](JointDeform& deform) { deform.dualFraction = static_cast<float>(fraction); });
    });
    for (const SliderSpin* slider : {m_opening, m_dualFraction}) {
        connect(slider, &SliderSpin::released, this, [this] { m_document.endMerge(); });
    }
    connect(m_all, &QPushButton::clicked, this, [this] {
        if (joint() != kNone) {
            setJointDeforms(m_document, m_document.state().deform.joint(static_cast<std::size_t>(joint())));
        }
    });
}

std::int32_t DeformForm::joint() const {
    const DocumentState& state = m_document.state();
    return state.hasSkeleton() ? state.selection.joint : kNone;
}

void DeformForm::editJoint(MergeKey merge, const std::function<void(JointDeform&)>& edit) {
    if (joint() != kNone) {
        JointDeform deform = m_document.state().deform.joint(static_cast<std::size_t>(joint()));
        edit(deform);
        setJointDeform(m_document, joint(), deform, merge);
    }
}

void DeformForm::show() {
    const DocumentState& state = m_document.state();
    m_group->setEnabled(state.hasSkeleton());
    m_deformer->setCurrentIndex(static_cast<int>(state.deform.deformer));
    m_on->setChecked(state.deform.implicit);
    m_method->setCurrentIndex(static_cast<int>(state.deform.method));
    m_method->setEnabled(state.deform.implicit);
    m_quality->setCurrentIndex(static_cast<int>(state.deform.quality));
    m_quality->setEnabled(state.deform.implicit);
    showJoint();
}

void DeformForm::showJoint() {
    const DeformSettings& deform = m_document.state().deform;
    const JointDeform own =
        joint() == kNone ? JointDeform() : deform.joint(static_cast<std::size_t>(joint()));
    const bool blended = deform.deformer == Deformer::Blended;
    m_jointGroup->setEnabled(joint() != kNone);
    m_operator->setCurrentIndex(static_cast<int>(own.how));
    const std::optional<JointPreset> preset = presetIn(own);
    // A crease is what every joint has at first, so it says nothing about the kind of joint.
    const bool isKind = preset && own.how != JointOperator::Union;
    m_preset->setCurrentIndex(isKind ? static_cast<int>(*preset) + 1 : 0);
    m_opening->setValue(static_cast<double>(own.opening.values[2]));
    m_openingPlot->setCurve(own.opening);
    m_openingPlot->setVisible(deform.implicit && own.how != JointOperator::Union);
    m_dualFraction->setValue(static_cast<double>(own.dualFraction));
    m_operator->setEnabled(deform.implicit);
    m_preset->setEnabled(deform.implicit);
    m_opening->setEnabled(deform.implicit && own.how != JointOperator::Union);
    m_dualFraction->setEnabled(blended);
    m_all->setEnabled(deform.implicit || blended);
    const QString field = fieldText();
    m_field->setText(field);
    m_field->setVisible(!field.isEmpty());
    showBend();
}

void DeformForm::showBend() {
    const DocumentState& state = m_document.state();
    m_openingPlot->setPoseAngle(
        joint() == kNone ? std::nullopt
                         : std::optional(jointAngles(state.scene->skeleton, state.pose, joint()).swing));
}

/// What there is to say about the joint's field.
QString DeformForm::fieldText() const {
    const DocumentState& state = m_document.state();
    if (!state.deform.implicit || !state.hasSkeleton()) {
        return {};
    }
    if (!state.weights ||
        std::ranges::none_of(*state.weights, [](const auto& part) { return part != nullptr; })) {
        return tr("Bind the character first. Implicit skinning starts from its weights.");
    }
    if (m_implicit.fitting()) {
        return tr("Fitting the fields...");
    }
    if (joint() == kNone) {
        return tr("Select a joint to see how its field was made.");
    }
    const auto skin = m_implicit.skin();
    return skin ? tr("Field: %1").arg(fieldOriginText(skin->origins[static_cast<std::size_t>(joint())]))
                : QString();
}

void DeformForm::retranslate() {
    m_group->setTitle(tr("Deformation"));
    m_jointGroup->setTitle(tr("Joint Deformation"));
    describe(m_deformerLabel, m_deformer, tr("Skinning method"),
             tr("Classic linear: as in game engines; loses volume where joints twist. Dual quaternion: keeps "
                "volume, but bulges at strong bends. Weight blended: a mix of both, set for each joint. "
                "Centres of rotation: keeps volume and does not bulge"));
    for (int method = 0; method < m_deformer->count(); ++method) {
        m_deformer->setItemText(method, deformerName(static_cast<Deformer>(method)));
    }
    m_on->setText(tr("Implicit skinning"));
    describe(m_on, tr("Implicit skinning"),
             tr("Keeps the shape of the limbs in every pose: bends keep their volume, and skin stops where "
                "it touches skin. Engines do not compute it"));
    describe(
        m_method, tr("Method of implicit skinning"),
        tr("Contact: folds meet where skin touches, and joints keep their volume. Paper: as published by "
           "Vaillant and others in 2013, with their constants, to compare"));
    m_method->setItemText(static_cast<int>(ImplicitMethod::Contact), tr("Contact"));
    m_method->setItemText(static_cast<int>(ImplicitMethod::Paper), tr("Paper (2013)"));
    describe(m_quality, tr("Quality of implicit skinning"),
             tr("Draft is fastest while posing. Fine looks more closely, for renders and baking"));
    m_quality->setItemText(static_cast<int>(ImplicitQuality::Draft), tr("Draft"));
    m_quality->setItemText(static_cast<int>(ImplicitQuality::Standard), tr("Standard"));
    m_quality->setItemText(static_cast<int>(ImplicitQuality::Fine), tr("Fine"));
    describeJoint();
    show();
}

void DeformForm::describeJoint() {
    describe(m_operatorLabel, m_operator, tr("Bend"),
             tr("How the skin of both bones meets where this joint bends. Crease folds sharply, as elbows "
                "and knees do. Blend runs smoothly, as shoulders and necks do. Bulge presses skin out "
                "beside the crease, as fingers and soft bellies do. Needs implicit skinning"));
    m_operator->setItemText(static_cast<int>(JointOperator::Union), tr("Crease"));
    m_operator->setItemText(static_cast<int>(JointOperator::Blend), tr("Blend"));
    m_operator->setItemText(static_cast<int>(JointOperator::Bulge), tr("Bulge"));
    describe(m_presetLabel, m_preset, tr("Preset"), tr("Sets bend and reach for a kind of joint"));
    m_preset->setItemText(0, tr("None"));
    const auto name = [this](JointPreset preset, const QString& text) {
        m_preset->setItemText(static_cast<int>(preset) + 1, text);
    };
    name(JointPreset::Elbow, tr("Elbow"));
    name(JointPreset::Knee, tr("Knee"));
    name(JointPreset::Finger, tr("Finger"));
    name(JointPreset::Neck, tr("Neck"));
    name(JointPreset::Shoulder, tr("Shoulder"));
    const QString openingTip =
        tr("How far Blend and Bulge reach from the joint when it is bent: 0 is the same as Crease, 1 is the "
           "farthest");
    describe(
        m_openingPlot, tr("Reach by angle"),
        tr("How far Blend and Bulge reach while the joint bends. Drag the three keys. The dashed line is "
           "the bend of the pose"));
    describe(m_openingLabel, m_opening, tr("Reach"), openingTip);
    m_opening->describeAs(tr("Reach of the bend"), openingTip);
    m_openingLabel->setBuddy(m_opening->slider());
    const QString blendTip =
        tr("For Weight blended: 0 is classic linear, best for bends; 1 is dual quaternion, best for twists");
    describe(m_dualFractionLabel, m_dualFraction, tr("DQ blend"), blendTip);
    m_dualFraction->describeAs(tr("Dual quaternion blend"), blendTip);
    m_dualFractionLabel->setBuddy(m_dualFraction->slider());
    m_all->setText(tr("Copy to All Joints"));
    describe(m_all, tr("Copy to All Joints"),
             tr("Give all joints the bend, reach and DQ blend of this joint"));
}

} // namespace sinew

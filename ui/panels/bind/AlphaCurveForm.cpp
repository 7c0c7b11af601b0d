#include "app/document/drivers/DriverEdits.h"
#include "app/document/regions/AlphaCurveEdits.h"
#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "core/skeleton/JointAngles.h"
#include "ui/panels/bind/AlphaCurvePlot.h"
#include "ui/panels/bind/BindPanel.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {

AlphaCurveForm::AlphaCurveForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_run(document)
    , m_group(new FoldBox("bind.alphaCurves"))
    , m_on(new NarrowCheckBox(NarrowCheckBox::Overflow::Elide))
    , m_angleLabel(columnLabel())
    , m_angle(new NarrowComboBox)
    , m_targetLabel(columnLabel())
    , m_target(new NarrowComboBox)
    , m_plot(new AlphaCurvePlot)
    , m_alphaLabel(columnLabel())
    , m_alpha(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_setKey(new QPushButton)
    , m_deleteKey(new QPushButton)
    , m_owners(hintLabel()) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection |
                          DocumentChange::Pose,
                      this, &AlphaCurveForm::show);
    retranslate();
}

void AlphaCurveForm::build() {
    m_on->setObjectName("alphaCurve.on");
    m_angle->setObjectName("alphaCurve.angle");
    m_target->setObjectName("alphaCurve.target");
    m_plot->setObjectName("alphaCurve.plot");
    m_alpha->setObjectName("alphaCurve.alpha");
    m_setKey->setObjectName("alphaCurve.setKey");
    m_deleteKey->setObjectName("alphaCurve.deleteKey");
    m_owners->setObjectName("alphaCurve.owners");
    m_owners->setTextFormat(Qt::PlainText);
    m_angle->addItems(QStringList(static_cast<qsizetype>(kJointAngleNames.size())));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_setKey);
    buttons->addWidget(m_deleteKey);
    auto* form = formIn(m_group);
    form->addRow(m_on);
    form->addRow(m_angleLabel, m_angle);
    form->addRow(m_targetLabel, m_target);
    form->addRow(m_plot);
    form->addRow(m_alphaLabel, m_alpha);
    form->addRow(buttons);
    form->addRow(m_owners);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void AlphaCurveForm::connectControls() {
    connect(m_on, &QCheckBox::clicked, this, [this](bool on) {
        if (joint() != kNone) {
            m_run.by(m_on);
            put(on ? std::optional(levelCurve(m_document.state(), joint())) : std::nullopt);
            m_run.end();
        }
    });
    connect(m_angle, &QComboBox::activated, this, [this](int angle) {
        editCurve(m_angle, [=](AlphaCurve& curve) {
            curve.angle = static_cast<JointAngle>(angle);
            std::erase_if(curve.keys, [&](const AlphaKey& key) { return key.angle < minAngle(curve.angle); });
            if (curve.keys.empty()) {
                curve.keys.emplace_back();
            }
        });
        m_run.end();
    });
    connect(m_target, &QComboBox::activated, this, [this](int target) {
        editCurve(m_target, [&](AlphaCurve& curve) { setTarget(curve, target); });
        m_run.end();
    });
    connect(m_plot, &AlphaCurvePlot::edited, this, [this](const AlphaCurve& curve) {
        m_run.by(m_plot);
        put(curve, WeightUpdate::Later);
    });
    connect(m_plot, &AlphaCurvePlot::released, this, [this] { m_run.end(); });
    connect(m_plot, &AlphaCurvePlot::chosenChanged, this, &AlphaCurveForm::showKey);
    connect(m_alpha, &SliderSpin::valueChanged, this, [this](double alpha) {
        if (const auto key = m_plot->chosen()) {
            editCurve(m_alpha, [&](AlphaCurve& curve) { putKey(curve, {key->angle, alpha}); });
        }
    });
    connect(m_alpha, &SliderSpin::released, this, [this] { m_run.end(); });
    connect(m_setKey, &QPushButton::clicked, this, &AlphaCurveForm::setKeyHere);
    connect(m_deleteKey, &QPushButton::clicked, this, [this] {
        if (const auto key = m_plot->chosen()) {
            editCurve(m_deleteKey, [&](AlphaCurve& curve) {
                std::erase_if(curve.keys, [&](const AlphaKey& each) { return each.angle == key->angle; });
            });
            m_run.end();
        }
    });
}

std::int32_t AlphaCurveForm::joint() const {
    const DocumentState& state = m_document.state();
    return state.hasSkeleton() ? state.selection.joint : kNone;
}

std::string AlphaCurveForm::jointName() const {
    return m_document.state().scene->skeleton.joints[static_cast<std::size_t>(joint())].name;
}

const AlphaCurve* AlphaCurveForm::curve() const {
    return joint() == kNone ? nullptr : alphaCurveOf(m_document.state().settings, jointName());
}

double AlphaCurveForm::angleNow() const {
    const DocumentState& state = m_document.state();
    return jointAngles(state.scene->skeleton, state.pose, joint()).of(curve()->angle);
}

void AlphaCurveForm::put(std::optional<AlphaCurve> curve, WeightUpdate update) {
    const std::string name = jointName();
    setAlphaCurve(m_document, name, std::move(curve), tr("Stiffness by angle of %1").arg(printable(name)),
                  update);
}

void AlphaCurveForm::editCurve(const QObject* control, const std::function<void(AlphaCurve&)>& edit) {
    if (const AlphaCurve* had = curve()) {
        AlphaCurve changed = *had;
        edit(changed);
        m_run.by(control);
        put(std::move(changed), WeightUpdate::Later);
    }
}

/// In the order of the list that showTargets fills.
void AlphaCurveForm::setTarget(AlphaCurve& curve, int target) const {
    const AlphaCurve level = levelCurve(m_document.state(), joint());
    const QString region = m_target->itemData(target).toString();
    curve.region = region.toStdString();
    curve.bones.clear();
    if (region.isEmpty() && target == 0) {
        curve.bones = level.bones;
    }
}

void AlphaCurveForm::setKeyHere() {
    if (const AlphaCurve* had = curve()) {
        const AlphaKey key{std::round(angleNow()), alphaAt(*had, angleNow())};
        editCurve(m_setKey, [&](AlphaCurve& curve) { putKey(curve, key); });
        m_run.end();
        m_plot->choose(key.angle);
    }
}

void AlphaCurveForm::show() {
    const AlphaCurve* now = curve();
    const bool any = now != nullptr;
    const QString text = joint() != kNone ? tr("Stiffness by angle of %1").arg(printable(jointName()))
                                          : tr("Stiffness by angle of the selected joint");
    const QString tip =
        joint() != kNone
            ? tr("Skin gets stiffer or softer as this joint turns. The curve sets the stiffness (alpha) of "
                 "the bones below over the joint's angle")
            : tr("Select a joint in the view or in the tree first");
    m_on->setText(QString(text).replace('&', "&&"));
    describe(m_on, text, tip);
    describeRemedy(m_on, settingWords(settingTextOf("alphaCurves").wrong));
    m_on->setEnabled(joint() != kNone);
    m_on->setChecked(any);
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_angleLabel, m_angle, m_targetLabel, m_target, m_plot, m_alphaLabel,
                                         m_alpha, m_setKey, m_deleteKey}) {
        control->setVisible(any);
    }
    m_angle->setCurrentIndex(any ? static_cast<int>(now->angle) : 0);
    m_plot->setCurve(any ? std::optional(*now) : std::nullopt);
    m_plot->setPoseAngle(any ? std::optional(angleNow()) : std::nullopt);
    showTargets();
    showKey();
    showOwners();
}

void AlphaCurveForm::showTargets() {
    const AlphaCurve* now = curve();
    m_target->clear();
    m_target->addItem(tr("Both bones"));
    m_target->addItem(tr("This bone"));
    for (const Region& region : m_document.state().settings.regions) {
        m_target->addItem(tr("Region %1").arg(printable(region.name)), QString::fromStdString(region.name));
    }
    if (now == nullptr) {
        return;
    }
    const AlphaCurve level = levelCurve(m_document.state(), joint());
    const bool alone = now->bones.empty() || now->bones == std::vector<std::string>{now->joint};
    if (!now->region.empty()) {
        m_target->setCurrentIndex(m_target->findData(QString::fromStdString(now->region)));
    } else if (alone) {
        m_target->setCurrentIndex(1);
    } else if (now->bones == level.bones) {
        m_target->setCurrentIndex(0);
    } else {
        QStringList names;
        for (const std::string& bone : now->bones) {
            names << printable(bone);
        }
        m_target->addItem(names.join(", "));
        m_target->setCurrentIndex(m_target->count() - 1);
    }
}

void AlphaCurveForm::showKey() {
    const auto key = m_plot->chosen();
    const AlphaCurve* now = curve();
    m_alpha->setEnabled(key.has_value());
    m_alpha->setValue(key ? key->alpha : m_document.state().settings.alpha);
    m_alphaLabel->setText(key ? tr("At %1°").arg(decimalText(key->angle, 0)) : tr("At key"));
    m_deleteKey->setEnabled(key && now != nullptr && now->keys.size() > 1);
}

void AlphaCurveForm::showOwners() {
    QStringList owners;
    for (const AlphaCurve& each : m_document.state().settings.alphaCurves) {
        owners << printable(each.joint);
    }
    m_owners->setText(tr("Joints with stiffness by angle: %1").arg(owners.join(", ")));
    m_owners->setVisible(!owners.isEmpty());
}

void AlphaCurveForm::retranslate() {
    m_group->setTitle(tr("Stiffness by Angle"));
    describe(m_angleLabel, m_angle, tr("Angle"),
             tr("Swing: how far the direction of the joint's bone turns from the bind pose. Twist: how far "
                "the bone turns about itself. Bend: the part of the swing about the joint's own axis, whose "
                "sign tells the directions apart"));
    for (std::size_t i = 0; i < kJointAngleNames.size(); ++i) {
        m_angle->setItemText(static_cast<int>(i), angleText(static_cast<JointAngle>(i)));
    }
    describe(m_targetLabel, m_target, tr("Applies to"),
             tr("Whose stiffness the curve sets: that of this joint's bone and of its parent's, which bend "
                "against one another, of this bone alone, or of a region"));
    describe(m_plot, tr("Stiffness over angle"),
             tr("Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and "
                "down change. The dashed line is the pose's angle"));
    m_alpha->describeAs(tr("Stiffness at the key"),
                        tr("The stiffness (alpha) at the angle of the chosen key"));
    m_setKey->setText(tr("Set Key"));
    describe(m_setKey, tr("Set a key at the pose's angle"),
             tr("Adds a key at the angle that the joint has in the pose"));
    m_deleteKey->setText(tr("Delete Key"));
    describe(m_deleteKey, tr("Delete the chosen key"), tr("Takes the chosen key out of the curve"));
    show();
}

} // namespace sinew

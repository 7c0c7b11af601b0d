#include "ui/dialogs/OrientDialog.h"

#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr std::array kConventions{AxisConvention::Blender, AxisConvention::Unreal, AxisConvention::Unity,
                                  AxisConvention::Maya};
constexpr int kAcrossBend = 6; // in the list of what the secondary axis points to, behind the axes
constexpr int kModelAxes = 1;  // in the list of what axes follow

QStringList axisNames() {
    const QString minus(QChar(0x2212));
    return {"X", "Y", "Z", minus + 'X', minus + 'Y', minus + 'Z'};
}

JointAxis axisAt(int index) {
    return static_cast<JointAxis>(std::clamp(index, 0, 5));
}

int letterOf(int axis) {
    return axis % 3;
}

/// The axis of the model nearest to a way.
int modelAxisAlong(const Vec3& way) {
    int best = 0;
    for (int axis = 1; axis < 6; ++axis) {
        best = axisVector(axisAt(axis)).dot(way) > axisVector(axisAt(best)).dot(way) ? axis : best;
    }
    return best;
}

} // namespace

OrientDialog::OrientDialog(const JointOrientation& proposal, QWidget* parent)
    : Dialog(parent)
    , m_hint(hintLabel())
    , m_conventionLabel(new QLabel)
    , m_convention(new QComboBox)
    , m_sourceLabel(new QLabel)
    , m_source(new QComboBox)
    , m_aimLabel(new QLabel)
    , m_aim(new QComboBox)
    , m_secondaryLabel(new QLabel)
    , m_secondary(new QComboBox)
    , m_towardsLabel(new QLabel)
    , m_towards(new QComboBox)
    , m_mirrored(new QCheckBox)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    build();
    retranslate();
    fill(proposal);
    connect(m_convention, &QComboBox::activated, this, &OrientDialog::convention);
    connect(m_aim, &QComboBox::activated, this, &OrientDialog::keepApart);
    for (QComboBox* list : {m_source, m_secondary, m_towards}) {
        connect(list, &QComboBox::activated, this, &OrientDialog::show);
    }
    connect(m_mirrored, &QCheckBox::toggled, this, &OrientDialog::show);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void OrientDialog::build() {
    m_convention->setObjectName("orient.convention");
    m_source->setObjectName("orient.source");
    m_aim->setObjectName("orient.aim");
    m_secondary->setObjectName("orient.secondary");
    m_towards->setObjectName("orient.towards");
    m_mirrored->setObjectName("orient.mirrored");
    m_convention->addItems({QString(), "Blender", "Unreal", "Unity", "Maya"});
    m_source->addItems({QString(), QString()});
    m_aim->addItems(axisNames());
    m_secondary->addItems(axisNames());
    m_towards->addItems(axisNames() << QString());
    m_buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    auto* form = new QFormLayout;
    form->addRow(m_conventionLabel, m_convention);
    form->addRow(m_sourceLabel, m_source);
    form->addRow(m_aimLabel, m_aim);
    form->addRow(m_secondaryLabel, m_secondary);
    form->addRow(m_towardsLabel, m_towards);
    form->addRow(nullptr, m_mirrored);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(m_buttons);
    resize(380, 300);
}

void OrientDialog::fill(const JointOrientation& orientation) {
    const QSignalBlocker quiet(m_mirrored);
    m_source->setCurrentIndex(orientation.alongModel ? kModelAxes : 0);
    m_aim->setCurrentIndex(static_cast<int>(orientation.aim));
    m_secondary->setCurrentIndex(static_cast<int>(orientation.secondary));
    m_towards->setCurrentIndex(orientation.fromBend ? kAcrossBend : modelAxisAlong(orientation.towards));
    m_mirrored->setChecked(orientation.mirrorBehaviour);
    show();
}

JointOrientation OrientDialog::orientation() const {
    JointOrientation result;
    result.aim = axisAt(m_aim->currentIndex());
    result.secondary = axisAt(m_secondary->currentIndex());
    result.fromBend = m_towards->currentIndex() == kAcrossBend;
    if (!result.fromBend) { // where nothing bends, to the front
        result.towards = axisVector(axisAt(m_towards->currentIndex()));
    }
    result.alongModel = m_source->currentIndex() == kModelAxes;
    result.mirrorBehaviour = m_mirrored->isChecked();
    return result;
}

void OrientDialog::convention(int which) {
    if (which > 0) {
        fill(orientationFor(kConventions[static_cast<std::size_t>(which) - 1]));
    }
}

void OrientDialog::keepApart() {
    if (letterOf(m_secondary->currentIndex()) == letterOf(m_aim->currentIndex())) {
        m_secondary->setCurrentIndex((letterOf(m_aim->currentIndex()) + 1) % 3);
    }
    show();
}

/// What counts now, and of which program the axes are.
void OrientDialog::show() {
    const JointOrientation now = orientation();
    for (QWidget* control : {m_aim, m_secondary, m_towards}) {
        control->setEnabled(!now.alongModel);
    }
    m_mirrored->setEnabled(!now.alongModel);
    const bool apart =
        now.alongModel || letterOf(m_aim->currentIndex()) != letterOf(m_secondary->currentIndex());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(apart);
    const auto known = std::ranges::find_if(kConventions, [&](AxisConvention each) {
        const JointOrientation there = orientationFor(each);
        return there == now || (there.alongModel && now.alongModel);
    });
    m_convention->setCurrentIndex(
        known == kConventions.end() ? 0 : 1 + static_cast<int>(known - kConventions.begin()));
}

void OrientDialog::retranslate() {
    setWindowTitle(tr("Orient Joints"));
    m_hint->setText(tr("Turns the axes of the selected joints. No joint moves, and the mesh stays."));
    describe(m_conventionLabel, m_convention, tr("Like"), tr("The axes that a program expects"));
    m_convention->setItemText(0, tr("Custom"));
    describe(m_sourceLabel, m_source, tr("Axes follow"),
             tr("The bone to the joint's child, or the axes of the model"));
    m_source->setItemText(0, tr("The child joint"));
    m_source->setItemText(kModelAxes, tr("The model's axes"));
    describe(m_aimLabel, m_aim, tr("Along the bone"), tr("The joint's axis that points to its child"));
    describe(m_secondaryLabel, m_secondary, tr("Secondary axis"),
             tr("The joint's other axis that is turned as near to a direction as it can be"));
    describe(m_towardsLabel, m_towards, tr("Towards"),
             tr("What the secondary axis is turned to: an axis of the model, or across the bend"));
    m_towards->setItemText(kAcrossBend, tr("Across the bend"));
    m_mirrored->setText(tr("Mirror behaviour"));
    m_mirrored->setToolTip(tr("Joints on the other side get reversed axes, so that the same turn moves both "
                              "sides alike"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Orient"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

} // namespace sinew

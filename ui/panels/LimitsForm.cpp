#include "ui/panels/LimitsForm.h"

#include "app/document/edits/LimitEdits.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr double kLimitStep = 5.0; // degrees
const std::array<const char*, 3> kAxisLetters{"X", "Y", "Z"};

} // namespace

LimitsForm::LimitsForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new QGroupBox)
    , m_on(new NarrowCheckBox)
    , m_fromPose(new QPushButton)
    , m_now(hintLabel()) {
    m_on->setObjectName("limits.on");
    m_fromPose->setObjectName("limits.fromPose");
    m_now->setObjectName("limits.now");
    auto* form = formIn(m_group);
    form->addRow(m_on);
    for (std::size_t axis = 0; axis < m_rows.size(); ++axis) {
        const QString name = QStringLiteral("limits.%1.").arg(QChar('x' + static_cast<char>(axis)));
        m_rows[axis] = {columnLabel(), angle(name + "min", axis, false), angle(name + "max", axis, true)};
        auto* ends = new QHBoxLayout;
        ends->setSpacing(4);
        ends->addWidget(m_rows[axis].min, 1);
        ends->addWidget(m_rows[axis].max, 1);
        form->addRow(m_rows[axis].label, ends);
    }
    form->addRow(m_now);
    form->addRow(m_fromPose);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_group);
    connect(m_on, &QCheckBox::clicked, this, [this](bool on) { tellIfFailed(setLimited(m_document, on)); });
    connect(m_fromPose, &QPushButton::clicked, this, [this] { tellIfFailed(setLimitsFromPose(m_document)); });
    document.onChange(DocumentChange::Scene | DocumentChange::Pose | DocumentChange::Selection, this,
                      &LimitsForm::show);
    retranslate();
}

QDoubleSpinBox* LimitsForm::angle(const QString& name, std::size_t axis, bool max) {
    auto* spin = signedSpin();
    spin->setObjectName(name);
    spin->setRange(-kNoLimitDegrees, kNoLimitDegrees);
    spin->setSingleStep(kLimitStep);
    spin->setDecimals(1);
    spin->setSuffix(QStringLiteral("°"));
    spin->setKeyboardTracking(false);
    spin->setMinimumWidth(kNarrowSpin);
    connect(spin, &QDoubleSpinBox::valueChanged, this,
            [this, axis, max](double degrees) { tellIfFailed(setLimit(m_document, axis, max, degrees)); });
    connect(spin, &QDoubleSpinBox::editingFinished, this, [this] { m_document.endMerge(); });
    return spin;
}

/// The fields show the joint again as it is.
void LimitsForm::tellIfFailed(const Expected<void>& done) {
    if (!done) {
        show();
        Q_EMIT failed(done.error());
    }
}

void LimitsForm::show() {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = state.hasSkeleton() ? state.selection.joint : kNone;
    const bool chosen =
        joint != kNone && !state.scene->skeleton.joints[static_cast<std::size_t>(joint)].added;
    const std::optional<JointLimits> limits =
        chosen ? state.scene->skeleton.joints[static_cast<std::size_t>(joint)].limits : std::nullopt;
    m_group->setEnabled(chosen);
    m_on->setChecked(limits.has_value());
    for (std::size_t axis = 0; axis < m_rows.size(); ++axis) {
        const AngleRange range = limits ? limits->ranges[axis] : AngleRange();
        for (QDoubleSpinBox* spin : {m_rows[axis].min, m_rows[axis].max}) {
            const QSignalBlocker quiet(spin);
            spin->setEnabled(limits.has_value());
            spin->setValue(std::clamp(spin == m_rows[axis].min ? range.min : range.max, -kNoLimitDegrees,
                                      kNoLimitDegrees));
        }
    }
    QString now;
    if (chosen) {
        const Vec3 angles = limitedAngles(state, joint);
        now = tr("Now: X %1°, Y %2°, Z %3°")
                  .arg(decimalText(angles.x(), 1), decimalText(angles.y(), 1), decimalText(angles.z(), 1));
    }
    m_now->setText(now);
}

void LimitsForm::retranslate() {
    m_group->setTitle(tr("Joint Limits"));
    m_on->setText(tr("Limits"));
    m_on->setToolTip(tr("Whether posing, inverse kinematics and the range of motion keep the selected joints "
                        "within these angles"));
    m_fromPose->setText(tr("Set from This Pose"));
    m_fromPose->setToolTip(
        tr("The selected joints may turn no further than they are turned now, on the sides "
           "that the pose turns them to"));
    const QString tip =
        tr("Degrees around the joint's own axes, counted as in its file or, where that has no "
           "limits, from the bind pose. 360° and -360° mean no limit");
    for (std::size_t axis = 0; axis < m_rows.size(); ++axis) {
        const QString letter = QString::fromLatin1(kAxisLetters[axis]);
        describe(m_rows[axis].label, m_rows[axis].min, letter, tip);
        describe(m_rows[axis].min, tr("Min around %1").arg(letter), tip);
        describe(m_rows[axis].max, tr("Max around %1").arg(letter), tip);
    }
    show();
}

} // namespace sinew

#include "ui/panels/PosePanel.h"

#include "app/document/PosedMesh.h"
#include "app/document/RestMode.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/pose/PoseFile.h"
#include "app/posing/ClipPlayer.h"
#include "app/text/Numbers.h"
#include "app/view/gizmo/Gizmo.h"
#include "ui/actions/Actions.h"
#include "ui/panels/DeformForm.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kFarthest = 1e6;
constexpr double kPlaceStep = 0.01; // metres
constexpr double kTurnStep = 5.0;

/// A tenth of a millimetre, whatever the unit: more finds no room in three narrow fields.
int digitsOf(double metersPerUnit) {
    return std::clamp(static_cast<int>(std::lround(4.0 + std::log10(metersPerUnit))), 0, 7);
}

} // namespace

RestForm::RestForm(Document& document, const RestMode& rest, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_rest(rest)
    , m_group(new QGroupBox)
    , m_name(new ElidedLabel)
    , m_positionLabel(columnLabel())
    , m_position(new VectorSpins("rest.position", -kFarthest, kFarthest, 4))
    , m_rotationLabel(new QLabel)
    , m_rotation(new VectorSpins("rest.rotation", -360.0, 360.0, 1)) {
    m_name->setProperty("heading", true);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        m_rotation->spin(axis)->setSingleStep(kTurnStep);
        m_rotation->spin(axis)->setSuffix(QStringLiteral("°"));
    }
    auto* form = formIn(m_group);
    form->addRow(m_name);
    form->addRow(m_positionLabel, m_position);
    form->addRow(m_rotationLabel, m_rotation);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_group);
    connect(m_position, &VectorSpins::valueChanged, this, &RestForm::place);
    connect(m_rotation, &VectorSpins::valueChanged, this, &RestForm::turn);
    for (const VectorSpins* numbers : {m_position, m_rotation}) {
        connect(numbers, &VectorSpins::released, this, [this] { m_document.endMerge(); });
    }
    document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, &RestForm::show);
    retranslate();
}

std::int32_t RestForm::joint() const {
    const DocumentState& state = m_document.state();
    return state.hasSkeleton() ? state.selection.joint : kNone;
}

/// The other axes keep what the field's digits leave out.
void RestForm::place(std::size_t axis, double value) {
    const std::int32_t j = joint();
    if (j != kNone) {
        Vec3 position = m_document.state().scene->skeleton.position(static_cast<std::size_t>(j));
        position[static_cast<Eigen::Index>(axis)] = value;
        tellIfFailed(placeRestJoint(m_document, j, position, m_rest.options()));
    }
}

void RestForm::turn(std::size_t axis, double value) {
    const std::int32_t j = joint();
    if (j != kNone) {
        m_degrees[static_cast<Eigen::Index>(axis)] = value;
        tellIfFailed(turnRestJointTo(m_document, j, rotationOfDegrees(m_degrees), m_rest.options()));
    }
}

/// The fields show the joint again as it is.
void RestForm::tellIfFailed(const Expected<void>& done) {
    if (!done) {
        show();
        Q_EMIT failed(done.error());
    }
}

void RestForm::show() {
    const std::int32_t j = joint();
    m_group->setEnabled(j != kNone);
    if (j == kNone) {
        m_name->setText(tr("No joint selected"));
        return;
    }
    const Scene& scene = *m_document.state().scene;
    const auto index = static_cast<std::size_t>(j);
    m_name->setText(printable(scene.skeleton.joints[index].name));
    m_degrees = degreesNear(restTurnOf(scene.skeleton, j), m_degrees);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        QDoubleSpinBox* number = m_position->spin(axis);
        const QSignalBlocker quiet(number); // fewer digits round what stands there
        number->setDecimals(digitsOf(scene.metersPerUnit));
        number->setSingleStep(kPlaceStep / scene.metersPerUnit);
    }
    m_position->setValue(scene.skeleton.position(index));
    m_rotation->setValue(m_degrees);
}

void RestForm::retranslate() {
    m_group->setTitle(tr("Joint as It Is Bound"));
    const QString placeTip = tr("Where the joint is bound, in the file's units along the model's axes");
    const QString turnTip = tr("How the joint is turned as it is bound, in degrees around the model's axes");
    describe(m_positionLabel, m_position, tr("Position"), placeTip);
    describe(m_rotationLabel, m_rotation, tr("Rotation"), turnTip);
    m_position->describeAs(tr("Position"), placeTip);
    m_rotation->describeAs(tr("Rotation"), turnTip);
    show();
}

namespace {

constexpr double kSameScale = 0.0006; // what the panel's digits leave out

QHBoxLayout* rowOf(const std::array<QDoubleSpinBox*, 3>& numbers) {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    for (QDoubleSpinBox* number : numbers) {
        row->addWidget(number, 1);
    }
    return row;
}

} // namespace

PosePanel::PosePanel(Document& document, ImplicitController& implicit, const Actions& actions,
                     QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_actions(actions)
    , m_joint(new ElidedLabel)
    , m_jointGroup(new QGroupBox)
    , m_rotateLabel(columnLabel())
    , m_rotate(numberRow("pose.rotate", 360.0, 5.0, 1, &PosePanel::edited))
    , m_moveLabel(new QLabel)
    , m_move(numberRow("pose.move", 1e6, 0.01, 3, &PosePanel::edited))
    , m_scaleLabel(new QLabel)
    , m_scale(numberRow("pose.scale", kMaxJointScale, 0.05, 3, &PosePanel::scaled))
    , m_deform(new DeformForm(document, implicit))
    , m_poseGroup(new QGroupBox)
    , m_column(new QVBoxLayout(this)) {
    build();
    document.onChange(DocumentChange::Scene | DocumentChange::Pose | DocumentChange::Selection, this,
                      &PosePanel::show);
    retranslate();
}

PosePanel::Row PosePanel::numberRow(const char* name, double limit, double step, int decimals,
                                    void (PosePanel::*changed)()) {
    Row row{};
    for (std::size_t axis = 0; axis < row.size(); ++axis) {
        auto* number = signedSpin();
        number->setObjectName(QString("%1.%2").arg(name).arg(QChar('x' + static_cast<char>(axis))));
        number->setRange(-limit, limit);
        number->setSingleStep(step);
        number->setDecimals(decimals);
        number->setKeyboardTracking(false);
        number->setMinimumWidth(kNarrowSpin);
        connect(number, &QDoubleSpinBox::valueChanged, this, changed);
        connect(number, &QDoubleSpinBox::editingFinished, this, [this] { m_document.endMerge(); });
        row[axis] = number;
    }
    return row;
}

QWidget* PosePanel::buttons(std::initializer_list<const char*> ids) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (const char* id : ids) {
        auto* button = new QToolButton;
        button->setDefaultAction(m_actions[id]);
        button->setIconSize({20, 20});
        button->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(button);
        m_buttons.push_back(button);
    }
    layout->addStretch(1);
    return row;
}

void PosePanel::build() {
    m_joint->setProperty("heading", true);
    auto* joint = formIn(m_jointGroup);
    joint->addRow(m_joint);
    joint->addRow(m_rotateLabel, rowOf(m_rotate));
    joint->addRow(m_moveLabel, rowOf(m_move));
    joint->addRow(m_scaleLabel, rowOf(m_scale));
    for (QDoubleSpinBox* number : m_scale) {
        number->setMinimum(kMinJointScale);
    }
    joint->addRow(QString(), buttons({"pose.resetJoint", "pose.local"}));
    auto* pose = formIn(m_poseGroup);
    pose->addRow(buttons({"pose.copy", "pose.paste", "pose.mirror", "pose.resetAll"}));
    m_column->setContentsMargins(10, 0, 10, 8);
    m_column->addWidget(m_jointGroup);
    m_column->addWidget(m_poseGroup);
    m_column->addWidget(m_deform);
    m_column->addStretch(1);
}

void PosePanel::setRest(const RestMode& rest) {
    const auto swap = [this, &rest] {
        m_jointGroup->setVisible(!rest.on());
        m_poseGroup->setVisible(!rest.on());
        for (QWidget* posing : {m_shelf, m_limits}) {
            if (posing != nullptr) {
                posing->setVisible(!rest.on());
            }
        }
    };
    connect(&rest, &RestMode::changed, this, swap);
    swap();
}

void PosePanel::setPlayer(const PosedMesh& posed, const ClipPlayer& player) {
    m_posed = &posed;
    m_player = &player;
    connect(&player, &ClipPlayer::showingChanged, this, &PosePanel::show);
    connect(&posed, &PosedMesh::changed, this, [this] {
        if (isVisible() && showsClip()) { // else nobody reads it
            show();
        }
    });
}

bool PosePanel::showsClip() const {
    return m_player != nullptr && m_player->showing();
}

void PosePanel::showEvent(QShowEvent* event) {
    show();
    Panel::showEvent(event);
}

void PosePanel::addLimits(QWidget* limits) {
    m_limits = limits;
    m_column->insertWidget(m_column->indexOf(m_jointGroup) + 1, limits);
}

void PosePanel::addShelf(QWidget* shelf) {
    m_shelf = shelf;
    m_column->insertWidget(0, shelf);
}

void PosePanel::addForm(QWidget* form) {
    m_column->insertWidget(m_column->count() - 1, form); // above what stretches
}

void PosePanel::edited() {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = state.selection.joint;
    if (joint == kNone || !state.hasSkeleton()) {
        return;
    }
    m_degrees = {m_rotate[0]->value(), m_rotate[1]->value(), m_rotate[2]->value()};
    JointPose turned = state.pose.joints[static_cast<std::size_t>(joint)];
    turned.rotation = rotationOfDegrees(m_degrees);
    turned.translation =
        Vec3(m_move[0]->value(), m_move[1]->value(), m_move[2]->value()) / state.scene->metersPerUnit;
    poseSelected(turned);
}

/// Of the active joint; the other selected ones change alike.
void PosePanel::poseSelected(const JointPose& pose) {
    const DocumentState& state = m_document.state();
    const Pose all = changedAlike(state.pose, selectedJoints(state), state.selection.joint, pose);
    setPoseWithinLimits(m_document, all, tr("Pose Joint"), MergeKey::Pose);
}

/// Of what the panel cannot show, a mirrored joint, the other axes stay.
void PosePanel::scaled() {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = state.selection.joint;
    if (joint == kNone || !state.hasSkeleton()) {
        return;
    }
    JointPose turned = state.pose.joints[static_cast<std::size_t>(joint)];
    for (int axis = 0; axis < 3; ++axis) {
        const double shown = m_scale[static_cast<std::size_t>(axis)]->value();
        if (std::abs(shown - std::clamp(turned.scale[axis], kMinJointScale, kMaxJointScale)) > kSameScale) {
            turned.scale[axis] = shown;
        }
    }
    poseSelected(turned);
}

void PosePanel::show() {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = state.hasSkeleton() ? state.selection.joint : kNone;
    const bool chosen = joint != kNone;
    m_poseGroup->setEnabled(state.hasSkeleton());
    m_jointGroup->setEnabled(chosen);
    const auto index = static_cast<std::size_t>(joint);
    showHeading(chosen ? QString::fromStdString(state.scene->skeleton.joints[index].name)
                       : tr("No joint selected"));
    const Pose& shown = showsClip() ? m_posed->shownPose() : state.pose;
    const JointPose pose = chosen && index < shown.joints.size() ? shown.joints[index] : JointPose{};
    m_degrees = degreesNear(pose.rotation, m_degrees);
    const Vec3 meters = pose.translation * (chosen ? state.scene->metersPerUnit : 1.0);
    for (int axis = 0; axis < 3; ++axis) {
        const auto a = static_cast<std::size_t>(axis);
        const QSignalBlocker quietRotate(m_rotate[a]);
        const QSignalBlocker quietMove(m_move[a]);
        m_rotate[a]->setValue(m_degrees[axis]);
        m_move[a]->setValue(meters[axis]);
        const QSignalBlocker quietScale(m_scale[a]);
        m_scale[a]->setValue(pose.scale[axis]);
    }
}

/// Numbers of a clip are there to be read.
void PosePanel::showHeading(const QString& joint) {
    const bool clip = showsClip();
    m_joint->setText(joint);
    m_jointGroup->setTitle(clip ? tr("Joint in the Clip") : tr("Joint"));
    m_joint->setToolTip(clip ? tr("The numbers are those of the clip that is shown. Stop it to set them.")
                             : tr("Click a joint in the view or in the tree to rotate and move it."));
    for (const Row* row : {&m_rotate, &m_move, &m_scale}) {
        for (QDoubleSpinBox* number : *row) {
            number->setEnabled(!clip);
        }
    }
}

void PosePanel::retranslate() {
    m_poseGroup->setTitle(tr("Pose"));
    describeNumbers();
    for (QToolButton* button : m_buttons) {
        button->setAccessibleName(button->defaultAction()->text().remove('&'));
    }
    show();
}

void PosePanel::describeNumbers() {
    const QString turnTip = tr("Degrees around the joint's own X, Y and Z axes");
    const QString moveTip = tr("Metres from the bind pose, along the axes of the parent joint");
    describe(m_rotateLabel, m_rotate[0], tr("Rotate"), turnTip);
    describe(m_moveLabel, m_move[0], tr("Move") + " (m)", moveTip); // once, and not in three narrow fields
    const QString scaleTip = tr("Scale along the joint's own X, Y and Z axes, 1 as bound");
    describe(m_scaleLabel, m_scale[0], tr("Scale"), scaleTip);
    const std::array<QString, 3> axes{"X", "Y", "Z"};
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        describe(m_rotate[axis], tr("Rotate around %1").arg(axes[axis]), turnTip);
        describe(m_move[axis], tr("Move along %1").arg(axes[axis]), moveTip);
        m_rotate[axis]->setPrefix(axes[axis] + ' ');
        m_move[axis]->setPrefix(axes[axis] + ' ');
        describe(m_scale[axis], tr("Scale along %1").arg(axes[axis]), scaleTip);
        m_scale[axis]->setPrefix(axes[axis] + ' ');
        m_rotate[axis]->setSuffix(QStringLiteral("°"));
    }
}

} // namespace sinew

#include "ui/panels/RestForm.h"

#include "app/document/RestMode.h"
#include "app/pose/PoseFile.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>
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

} // namespace sinew

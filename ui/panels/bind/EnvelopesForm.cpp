#include "ui/panels/bind/EnvelopesForm.h"

#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "ui/actions/Actions.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sinew {
namespace {

// Millimetres.
constexpr double kFarthestEnvelope = 1e6;

QDoubleSpinBox* envelopeSpin(const char* name, double min) {
    auto* spin = new QDoubleSpinBox;
    spin->setObjectName(name);
    spin->setDecimals(1);
    spin->setRange(min, kFarthestEnvelope);
    spin->setKeyboardTracking(false);
    return spin;
}

void showEnvelopeNumber(QDoubleSpinBox* spin, double value) {
    const QSignalBlocker quiet(spin);
    spin->setValue(value);
}

} // namespace

EnvelopesForm::EnvelopesForm(Document& document, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_actions(actions)
    , m_run(document)
    , m_group(new FoldBox("bind.envelopes"))
    , m_form(formIn(m_group))
    , m_hint(hintLabel())
    , m_draw(new QPushButton)
    , m_own(new NarrowCheckBox(NarrowCheckBox::Overflow::Elide))
    , m_shape(new QComboBox)
    , m_radii{envelopeSpin("envelopes.first", 0.0), envelopeSpin("envelopes.second", 0.0)}
    , m_before(envelopeSpin("envelopes.before", -kFarthestEnvelope))
    , m_beyond(envelopeSpin("envelopes.beyond", -kFarthestEnvelope))
    , m_offset(new VectorSpins("envelopes.offset", -kFarthestEnvelope, kFarthestEnvelope, 1))
    , m_owners(hintLabel())
    , m_keep(new QPushButton)
    , m_clear(new QPushButton) {
    build();
    connectControls();
    connectActions();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection |
                          DocumentChange::Weights,
                      this, &EnvelopesForm::show);
    retranslate();
}

void EnvelopesForm::build() {
    m_draw->setObjectName("envelopes.draw");
    m_draw->setCheckable(true);
    m_own->setObjectName("envelopes.own");
    m_shape->setObjectName("envelopes.shape");
    m_shape->addItems(QStringList(static_cast<int>(kAxisVolumeShapeNames.size())));
    m_owners->setObjectName("envelopes.owners");
    m_owners->setTextFormat(Qt::PlainText);
    m_keep->setObjectName("envelopes.keep");
    m_clear->setObjectName("envelopes.clear");
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_keep);
    buttons->addWidget(m_clear);
    m_form->addRow(m_hint);
    m_form->addRow(m_draw);
    m_form->addRow(m_own);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_shape, m_radii[0], m_radii[1], m_before, m_beyond, m_offset}) {
        m_form->addRow(columnLabel(), field);
    }
    m_form->addRow(m_owners);
    m_form->addRow(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void EnvelopesForm::connectControls() {
    connect(m_own, &QCheckBox::clicked, this, &EnvelopesForm::setOwn);
    connect(m_shape, &QComboBox::activated, this, [this](int shape) {
        edit(m_shape,
             [&](BoneVolume& volume) { volume = inShape(volume, static_cast<AxisVolumeShape>(shape)); });
        m_run.end();
    });
    const auto number = [this](QDoubleSpinBox* spin, const auto& member) {
        connect(spin, &QDoubleSpinBox::valueChanged, this, [=, this](double shown) {
            edit(spin, [&](BoneVolume& volume) { member(volume) = shown / millimetresPerUnit(); });
        });
        connect(spin, &QDoubleSpinBox::editingFinished, this, [this] { m_run.end(); });
    };
    number(m_radii[0], [](BoneVolume& volume) -> double& { return volume.radii[0]; });
    number(m_radii[1], [](BoneVolume& volume) -> double& { return volume.radii[1]; });
    number(m_before, [](BoneVolume& volume) -> double& { return volume.before; });
    number(m_beyond, [](BoneVolume& volume) -> double& { return volume.beyond; });
    connect(m_offset, &VectorSpins::valueChanged, this, [this](std::size_t axis, double shown) {
        edit(m_offset, [&](BoneVolume& volume) {
            volume.offset[static_cast<Eigen::Index>(axis)] = shown / millimetresPerUnit();
        });
    });
    connect(m_offset, &VectorSpins::released, this, [this] { m_run.end(); });
    connect(m_keep, &QPushButton::clicked, this, [this] { keepBoneVolumes(m_document); });
    connect(m_clear, &QPushButton::clicked, this, [this] { clearBoneVolumes(m_document); });
}

/// The tool is an action of a menu, which holds whether it is in hand.
void EnvelopesForm::connectActions() {
    QAction* draw = m_actions["bind.editEnvelopes"];
    connect(m_draw, &QPushButton::clicked, this, [this, draw] {
        draw->trigger();
        m_draw->setChecked(draw->isChecked()); // one that is in hand stays so
    });
    connect(draw, &QAction::toggled, m_draw, &QPushButton::setChecked);
}

double EnvelopesForm::millimetresPerUnit() const {
    const DocumentState& state = m_document.state();
    return state.hasScene() ? 1000.0 * state.scene->metersPerUnit : 1.0;
}

std::optional<std::string> EnvelopesForm::jointName() const {
    return m_volume ? std::optional(m_volume->joint) : std::nullopt;
}

void EnvelopesForm::edit(const QObject* control, const std::function<void(BoneVolume&)>& change) {
    if (m_volume) {
        BoneVolume volume = *m_volume;
        change(volume);
        m_run.by(control);
        setBoneVolume(m_document, m_document.state().selection.joint, volume,
                      m_actions["skeleton.symmetric"]->isChecked());
    }
}

void EnvelopesForm::setOwn(bool own) {
    m_run.by(m_own);
    setBoneVolume(m_document, m_document.state().selection.joint, own ? m_volume : std::nullopt,
                  m_actions["skeleton.symmetric"]->isChecked());
    m_run.end();
    show();
}

void EnvelopesForm::show() {
    const DocumentState& state = m_document.state();
    setVisible(settingCounts(envelopeCounts, state.settings));
    m_volume = isHidden() ? std::nullopt : boneVolumeOf(state, state.selection.joint);
    const auto name = jointName();
    const bool own = name && hasOwnVolume(state.settings, *name);
    const QString text =
        name ? tr("Own envelope of %1").arg(printable(*name)) : tr("Own envelope of the selected joint");
    m_own->setText(QString(text).replace('&', "&&"));
    describe(m_own, text,
             name
                 ? tr("Sets the volume of this joint's bone by hand, instead of what the solver makes of the "
                      "mesh or of the bone's length. With Symmetric Joints the other side follows")
                 : tr("Select a joint in the view or in the tree first"));
    describeRemedy(m_own, settingWords(settingTextOf("boneVolumes").wrong));
    m_own->setEnabled(name.has_value());
    m_own->setChecked(own);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_shape, m_radii[0], m_radii[1], m_before, m_beyond, m_offset}) {
        field->setEnabled(own);
    }
    QStringList owners;
    for (const BoneVolume& volume : state.settings.boneVolumes) {
        owners << printable(volume.joint);
    }
    m_owners->setText(tr("Joints with their own envelope: %1").arg(owners.join(", ")));
    m_owners->setVisible(!owners.isEmpty());
    m_clear->setEnabled(!owners.isEmpty());
    m_keep->setEnabled(state.hasSkeleton());
    m_draw->setEnabled(state.hasSkeleton());
    showVolume();
}

void EnvelopesForm::showVolume() {
    const BoneVolume volume = m_volume.value_or(BoneVolume());
    const double scale = millimetresPerUnit();
    m_shape->setCurrentIndex(static_cast<int>(volume.shape));
    showEnvelopeNumber(m_radii[0], scale * volume.radii[0]);
    showEnvelopeNumber(m_radii[1], scale * volume.radii[1]);
    showEnvelopeNumber(m_before, scale * volume.before);
    showEnvelopeNumber(m_beyond, scale * volume.beyond);
    m_offset->setValue(scale * volume.offset);
    nameRadii();
}

/// What the two radii are depends on the shape.
void EnvelopesForm::nameRadii() {
    const AxisVolumeShape shape = m_volume.value_or(BoneVolume()).shape;
    const bool ends = shape == AxisVolumeShape::Capsule || shape == AxisVolumeShape::Cylinder;
    const auto name = [this](QDoubleSpinBox* spin, const QString& text, const QString& tip) {
        describe(qobject_cast<QLabel*>(m_form->labelForField(spin)), spin, text, tip);
        spin->setSuffix(tr(" mm"));
    };
    name(m_radii[0], ends ? tr("Radius at the joint") : tr("Half width"),
         ends ? tr("Radius where the bone begins")
              : tr("From the bone to the side, along the first axis across it"));
    name(m_radii[1], ends ? tr("Radius at the end") : tr("Half depth"),
         ends ? tr("Radius where the bone ends")
              : tr("From the bone to the side, along the second axis across it"));
    name(m_before, tr("Behind the joint"),
         tr("How far the volume goes back behind the joint. Negative: it starts later"));
    name(m_beyond, tr("Beyond the end"),
         tr("How far the volume goes on beyond the end of the bone. Negative: it ends earlier"));
}

void EnvelopesForm::retranslate() {
    m_group->setTitle(tr("Envelopes"));
    m_hint->setText(tr("A bone moves what its envelope holds. Select a joint and give its bone a shape and "
                       "sizes, or drag the handles of the envelope in the view."));
    m_draw->setText(tr("Edit in the View"));
    describe(m_draw, tr("Edit in the View"),
             tr("Drag the handles on the selected joint's envelope. Delete gives the bone the solver's "
                "envelope again"));
    describe(qobject_cast<QLabel*>(m_form->labelForField(m_shape)), m_shape, tr("Shape"),
             tr("What the volume around the bone is shaped like"));
    const std::array shapes{tr("Capsule"), tr("Ellipsoid"), tr("Box"), tr("Cylinder")};
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        m_shape->setItemText(static_cast<int>(i), shapes[i]);
    }
    const QString offset = tr("Offset (mm)");
    const QString offsetTip = tr("Moves the whole volume along the axes of the file, in the bind pose");
    describe(qobject_cast<QLabel*>(m_form->labelForField(m_offset)), m_offset->spin(0), offset, offsetTip);
    m_offset->describeAs(offset, offsetTip);
    m_keep->setText(tr("Keep All"));
    describe(m_keep, tr("Keep All"),
             tr("Makes the envelopes that all bones have now their own, so that you can edit each of them"));
    m_clear->setText(tr("Clear"));
    describe(m_clear, tr("Clear envelopes"), tr("Gives all bones the solver's envelopes again"));
    show();
}

} // namespace sinew

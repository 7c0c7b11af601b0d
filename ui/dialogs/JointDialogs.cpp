#include "ui/dialogs/JointDialogs.h"

#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kMaxChainJoints = 64;
constexpr int kMaxColumns = 64;

int rowOf(const std::optional<ColumnKind>& kind) {
    return kind ? 1 + static_cast<int>(*kind) : 0;
}

std::optional<ColumnKind> kindOf(int row) {
    return row <= 0 ? std::nullopt : std::optional(static_cast<ColumnKind>(row - 1));
}

constexpr int kMaxPieces = 10;
constexpr int kMaxTwistJoints = 3; // engines turn no more

} // namespace

ChainDialog::ChainDialog(ChainMaker& chains, QWidget* parent)
    : Dialog(parent)
    , m_chains(chains)
    , m_hint(hintLabel())
    , m_kindLabel(new QLabel)
    , m_kind(new QComboBox)
    , m_nameLabel(new QLabel)
    , m_name(new QLineEdit)
    , m_jointsLabel(new QLabel)
    , m_joints(new QSpinBox)
    , m_columnsLabel(new QLabel)
    , m_columns(new QSpinBox)
    , m_selected(new QCheckBox) {
    m_kind->setObjectName("chain.kind");
    m_name->setObjectName("chain.name");
    m_joints->setObjectName("chain.joints");
    m_columns->setObjectName("chain.columns");
    m_selected->setObjectName("chain.selected");
    const ChainWish& wish = chains.wish();
    m_joints->setRange(2, kMaxChainJoints);
    m_columns->setRange(2, kMaxColumns);
    m_kind->addItems({QString(), QString(), QString()});
    m_kind->setCurrentIndex(rowOf(wish.kind));
    m_name->setText(QString::fromStdString(wish.name));
    m_joints->setValue(wish.joints);
    m_columns->setValue(wish.columns);
    m_selected->setChecked(wish.ofSelected);
    connectFields();
    resize(320, 220);
    retranslate();
}

void ChainDialog::connectFields() {
    auto* form = new QFormLayout;
    form->addRow(m_kindLabel, m_kind);
    form->addRow(m_nameLabel, m_name);
    form->addRow(m_jointsLabel, m_joints);
    form->addRow(m_columnsLabel, m_columns);
    form->addRow(nullptr, m_selected);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addStretch(1);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ChainDialog::change);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ChainDialog::showKind);
    connect(m_name, &QLineEdit::textChanged, this, &ChainDialog::change);
    connect(m_joints, &QSpinBox::valueChanged, this, &ChainDialog::change);
    connect(m_columns, &QSpinBox::valueChanged, this, &ChainDialog::change);
    connect(m_selected, &QCheckBox::toggled, this, &ChainDialog::change);
}

void ChainDialog::change() {
    m_chains.setWish({m_name->text().trimmed().toStdString(), m_joints->value(), m_selected->isChecked(),
                      kindOf(m_kind->currentIndex()), m_columns->value()});
}

void ChainDialog::showKind() {
    const auto kind = kindOf(m_kind->currentIndex());
    m_columns->setEnabled(kind.has_value());
    m_columnsLabel->setEnabled(kind.has_value());
    m_hint->setText(!kind ? tr("Draw a stroke over a tail, hair or a tentacle, from its root to its end.")
                    : *kind == ColumnKind::Ring
                        ? tr("Draw a stroke down the front of a skirt, from its waist to its hem.")
                        : tr("Draw a stroke down the middle of a cape, from its upper border to its hem."));
}

void ChainDialog::retranslate() {
    setWindowTitle(tr("Draw Chain"));
    m_kind->setItemText(0, tr("Chain"));
    m_kind->setItemText(1, tr("Skirt"));
    m_kind->setItemText(2, tr("Cape"));
    describe(m_kindLabel, m_kind, tr("Kind"),
             tr("A single chain, chains around a skirt, or chains beside each other over a cape"));
    describe(m_columnsLabel, m_columns, tr("Chains"), tr("How many chains a skirt or a cape gets"));
    showKind();
    describe(m_nameLabel, m_name, tr("Name"), tr("What the joints are called; numbers follow"));
    describe(m_jointsLabel, m_joints, tr("Joints"), tr("How many joints the chain has"));
    m_selected->setText(tr("Below the selected joint"));
    m_selected->setToolTip(tr("Otherwise, or without a selected joint, the nearest joint is the parent"));
}

JointCountDialog::JointCountDialog(BoneJoints kind, int count, QWidget* parent)
    : Dialog(parent)
    , m_kind(kind)
    , m_hint(hintLabel())
    , m_label(new QLabel)
    , m_count(new QSpinBox)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    m_count->setObjectName("jointCount.count");
    if (kind == BoneJoints::Split) {
        m_count->setRange(2, kMaxPieces);
    } else {
        m_count->setRange(1, kMaxTwistJoints);
    }
    m_count->setValue(count);
    m_buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    auto* form = new QFormLayout;
    form->addRow(m_label, m_count);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(340, 160);
    retranslate();
}

int JointCountDialog::count() const {
    return m_count->value();
}

void JointCountDialog::retranslate() {
    if (m_kind == BoneJoints::Split) {
        setWindowTitle(tr("Split Bone"));
        m_hint->setText(tr("The bone becomes several of equal length, which share its weight."));
        describe(m_label, m_count, tr("Bones"), tr("How many bones the bone becomes"));
        m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Split"));
    } else {
        setWindowTitle(tr("Add Twist Joints"));
        m_hint->setText(tr("Each takes the weight around it. Engines turn it by a fraction of the twist."));
        describe(m_label, m_count, tr("Joints"), tr("How many joints each bone gets"));
        m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Add"));
    }
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

JointListDialog::JointListDialog(const Skeleton& skeleton, const std::vector<std::string>& chosen,
                                 QWidget* parent)
    : Dialog(parent)
    , m_filter(new QLineEdit)
    , m_list(new QListWidget)
    , m_count(hintLabel())
    , m_all(new QPushButton)
    , m_none(new QPushButton)
    , m_accept(new QPushButton)
    , m_reject(new QPushButton) {
    m_filter->setClearButtonEnabled(true);
    m_accept->setDefault(true);
    m_accept->setProperty("primary", true);
    auto* ticks = new QHBoxLayout;
    ticks->addWidget(m_all);
    ticks->addWidget(m_none);
    ticks->addWidget(m_count, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_reject);
    buttons->addWidget(m_accept);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addLayout(ticks);
    layout->addLayout(buttons);
    resize(420, 560);
    fill(skeleton, chosen);
    connect(m_filter, &QLineEdit::textChanged, this, &JointListDialog::filter);
    connect(m_list, &QListWidget::itemChanged, this, &JointListDialog::count);
    connect(m_all, &QPushButton::clicked, this, [this] { tickShown(Qt::Checked); });
    connect(m_none, &QPushButton::clicked, this, [this] { tickShown(Qt::Unchecked); });
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_reject, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
}

void JointListDialog::fill(const Skeleton& skeleton, const std::vector<std::string>& chosen) {
    for (const Joint& joint : skeleton.joints) {
        auto* item = new QListWidgetItem(QString::fromStdString(joint.name), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool ticked = std::ranges::find(chosen, joint.name) != chosen.end();
        item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }
}

void JointListDialog::filter(const QString& text) {
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        item->setHidden(!item->text().contains(text, Qt::CaseInsensitive));
    }
}

void JointListDialog::tickShown(Qt::CheckState state) {
    for (int row = 0; row < m_list->count(); ++row) {
        if (QListWidgetItem* item = m_list->item(row); !item->isHidden()) {
            item->setCheckState(state);
        }
    }
}

std::vector<std::string> JointListDialog::chosen() const {
    std::vector<std::string> names;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked) {
            names.push_back(m_list->item(row)->text().toStdString());
        }
    }
    return names;
}

void JointListDialog::count() {
    const std::size_t ticked = chosen().size();
    m_count->setText(tr("%1 of %2 selected").arg(ticked).arg(m_list->count()));
    m_accept->setEnabled(ticked > 0);
}

void JointListDialog::retranslate() {
    setWindowTitle(tr("Choose Joints"));
    m_filter->setPlaceholderText(tr("Find a joint"));
    describe(m_filter, tr("Find a joint"), tr("Shows only joints whose names contain this text"));
    describe(m_list, tr("Joints"), tr("Ticked joints get weights"));
    m_all->setText(tr("Tick &all"));
    m_none->setText(tr("Tick &none"));
    m_accept->setText(tr("&Use Selected"));
    m_reject->setText(tr("Cancel"));
    count();
}

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
int modelAxisAlong(const Vec3& offset) {
    int best = 0;
    for (int axis = 1; axis < 6; ++axis) {
        best = axisVector(axisAt(axis)).dot(offset) > axisVector(axisAt(best)).dot(offset) ? axis : best;
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

#include "ui/dialogs/SkeletonDialogs.h"

#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/jobs/OperationRunner.h"
#include "app/rig/EngineChanges.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/skeleton/JointNames.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/UserPrompts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kNoLinks = 4; ///< one below the least number of degrees
constexpr int kMaxBend = 180;
constexpr int kMaxLimbTwists = 3;

Scene withoutParts(Scene scene) {
    scene.parts.clear();
    return scene;
}

} // namespace

EngineDialog::EngineDialog(const Scene& scene, const Pose& pose, QWidget* parent)
    : Dialog(parent)
    , m_scene(withoutParts(scene))
    , m_pose(pose)
    , m_hint(hintLabel())
    , m_twistsLabel(new QLabel)
    , m_twists(new QSpinBox)
    , m_linksLabel(new QLabel)
    , m_links(new QSpinBox)
    , m_rootLabel(new QLabel)
    , m_root(new QLineEdit)
    , m_namingLabel(new QLabel)
    , m_naming(new QComboBox)
    , m_ends(new QCheckBox)
    , m_removeLabel(new QLabel)
    , m_remove(new QListWidget)
    , m_previewLabel(new QLabel)
    , m_preview(new QListWidget)
    , m_said(hintLabel())
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    nameControls();
    build();
    fill();
    watch();
    retranslate();
}

void EngineDialog::nameControls() {
    m_twists->setObjectName("engine.twists");
    m_links->setObjectName("engine.links");
    m_root->setObjectName("engine.root");
    m_naming->setObjectName("engine.naming");
    m_ends->setObjectName("engine.ends");
    m_remove->setObjectName("engine.remove");
    m_preview->setObjectName("engine.preview");
    m_said->setObjectName("engine.said");
}

void EngineDialog::build() {
    auto* form = new QFormLayout;
    form->addRow(m_twistsLabel, m_twists);
    form->addRow(m_linksLabel, m_links);
    form->addRow(m_rootLabel, m_root);
    form->addRow(m_namingLabel, m_naming);
    form->addRow(nullptr, m_ends);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addWidget(m_removeLabel);
    layout->addWidget(m_remove, 1);
    layout->addWidget(m_previewLabel);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_said);
    layout->addWidget(m_buttons);
    m_removeLabel->setBuddy(m_remove);
    m_previewLabel->setBuddy(m_preview);
    m_preview->setSelectionMode(QAbstractItemView::NoSelection);
    m_buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    resize(420, 640);
}

void EngineDialog::fill() {
    m_twists->setRange(0, kMaxLimbTwists);
    m_links->setRange(kNoLinks, kMaxBend);
    m_naming->addItem(QString());
    for (const char* naming : kNamingTitles) {
        m_naming->addItem(naming);
    }
    const std::vector<std::string> names = distinctJointNames(m_scene.skeleton);
    for (std::size_t j = 0; j < names.size(); ++j) {
        if (m_scene.skeleton.joints[j].added) {
            continue; // of handles and cages
        }
        auto* item = new QListWidgetItem(QString::fromStdString(names[j]), m_remove);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
}

void EngineDialog::watch() {
    connect(m_twists, &QSpinBox::valueChanged, this, &EngineDialog::preview);
    connect(m_links, &QSpinBox::valueChanged, this, &EngineDialog::preview);
    connect(m_root, &QLineEdit::textChanged, this, &EngineDialog::preview);
    connect(m_naming, &QComboBox::currentIndexChanged, this, &EngineDialog::preview);
    connect(m_ends, &QCheckBox::toggled, this, &EngineDialog::preview);
    connect(m_remove, &QListWidget::itemChanged, this, &EngineDialog::preview);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

EngineChanges EngineDialog::changes() const {
    EngineChanges changes;
    for (int row = 0; row < m_remove->count(); ++row) {
        if (m_remove->item(row)->checkState() == Qt::Checked) {
            changes.remove.push_back(m_remove->item(row)->text().toStdString());
        }
    }
    changes.limbTwists = static_cast<std::size_t>(m_twists->value());
    changes.ends = m_ends->isChecked();
    changes.root = m_root->text().trimmed().toStdString();
    if (m_naming->currentIndex() > 0) {
        changes.names = static_cast<NameConvention>(m_naming->currentIndex() - 1);
    }
    if (m_links->value() == kNoLinks) {
        return changes;
    }
    changes.linkDegrees = m_links->value();
    const std::vector<std::string> names = distinctJointNames(m_scene.skeleton);
    for (std::size_t j = 0; j < std::min(names.size(), m_pose.joints.size()); ++j) {
        const bool stays = !m_scene.skeleton.joints[j].added &&
                           std::ranges::find(changes.remove, names[j]) == changes.remove.end();
        const double bend = Quat::Identity().angularDistance(m_pose.joints[j].rotation.normalized());
        if (stays && bend > 0.0) {
            changes.bendDegrees[names[j]] = bend * 180.0 / std::acos(-1.0);
        }
    }
    return changes;
}

void EngineDialog::preview() {
    const auto changed = changedForEngine(m_scene, changes());
    m_steps = changed ? changed->steps : SkeletonSteps();
    m_preview->clear();
    if (changed) {
        m_preview->addItems(engineLines(*changed));
    }
    m_said->setText(!changed          ? errorText(changed.error())
                    : m_steps.empty() ? tr("Nothing changes yet.")
                                      : QString());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!m_steps.empty());
}

void EngineDialog::retranslate() {
    setWindowTitle(tr("Prepare Skeleton for an Engine"));
    m_hint->setText(tr("Weights, clips and the pose follow. One undo takes all of it back."));
    describe(m_twistsLabel, m_twists, tr("Twist joints"),
             tr("Joints along each upper and lower arm and leg, which share its weight"));
    describe(
        m_linksLabel, m_links, tr("Bone links"),
        tr("A joint that a clip or the pose bends further than this becomes several, which share the bend"));
    m_links->setSpecialValueText(tr("None"));
    m_links->setPrefix(tr("beyond "));
    m_links->setSuffix(tr("°"));
    describe(m_rootLabel, m_root, tr("Root motion joint"),
             tr("Name of a joint at the origin above all, which takes the way over the floor from the hips"));
    m_root->setPlaceholderText(tr("None"));
    describe(m_namingLabel, m_naming, tr("Names"), tr("Whose names the joints of a human get"));
    m_naming->setItemText(0, tr("As they are"));
    m_ends->setText(tr("End joints"));
    m_ends->setToolTip(tr("Joints that mark where the last bones end"));
    m_removeLabel->setText(tr("Remove"));
    m_remove->setAccessibleName(tr("Joints to remove"));
    m_remove->setToolTip(tr("The weight of ticked joints goes to the joint above"));
    m_previewLabel->setText(tr("What is done"));
    m_preview->setAccessibleName(tr("What is done"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Apply"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    preview();
}

MirrorPairsDialog::MirrorPairsDialog(Document& document, MirrorFinder& mirrors, QWidget* parent)
    : Dialog(parent)
    , m_document(document)
    , m_mirrors(mirrors)
    , m_model(new MirrorPairsModel(document, this))
    , m_hint(hintLabel())
    , m_axisLabel(new QLabel)
    , m_axis(new QComboBox)
    , m_table(rowTable())
    , m_partners(new ChoiceDelegate({}, this))
    , m_matched(hintLabel())
    , m_select(new QPushButton)
    , m_reset(new QPushButton)
    , m_close(new QPushButton) {
    build();
    retranslate();
    connectControls();
    count();
}

void MirrorPairsDialog::build() {
    m_axis->setObjectName("mirror.axis");
    m_table->setObjectName("mirror.table");
    m_matched->setObjectName("mirror.matched");
    m_select->setObjectName("mirror.select");
    m_reset->setObjectName("mirror.reset");
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(MirrorPairsModel::Partner, m_partners);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                             QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_close->setDefault(true);
    auto* form = new QFormLayout;
    form->addRow(m_axisLabel, m_axis);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_select);
    buttons->addWidget(m_reset);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_matched);
    layout->addLayout(buttons);
    resize(560, 620);
}

void MirrorPairsDialog::connectControls() {
    connect(m_axis, &QComboBox::currentIndexChanged, this, [this](int index) {
        setMirrorAxis(m_document, index > 0 ? std::optional(index - 1) : std::nullopt);
    });
    m_document.onChange(DocumentChange::Mirror, this, [this] {
        showAxis();
        count();
    });
    connect(m_select, &QPushButton::clicked, this, [this] {
        setSelectedVertices(m_document, unmirroredVertices(m_document), tr("Select Unmatched Vertices"));
        accept();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { resetMirror(m_document); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

/// Finding them takes a second on a dense character.
void MirrorPairsDialog::count() {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    m_select->setEnabled(false);
    m_matched->setText(tr("Finding counterparts on the other side..."));
    m_mirrors.whenFound([dialog = QPointer<MirrorPairsDialog>(this)] {
        if (dialog) {
            dialog->showCount();
        }
    });
}

void MirrorPairsDialog::showCount() {
    const DocumentState& state = m_document.state();
    const auto unmatched = static_cast<qlonglong>(unmirroredVertices(m_document).count());
    qlonglong vertices = 0;
    for (const Part& part : state.scene->parts) {
        vertices += static_cast<qlonglong>(part.mesh->vertexCount());
    }
    m_matched->setText(tr("%1 of %2 vertices have a counterpart on the other side.")
                           .arg(wholeText(static_cast<std::size_t>(vertices - unmatched)),
                                wholeText(static_cast<std::size_t>(vertices))));
    m_select->setEnabled(unmatched > 0);
}

void MirrorPairsDialog::showAxis() {
    const QSignalBlocker quiet(m_axis);
    const auto& axis = m_document.state().mirror.axis;
    m_axis->setCurrentIndex(axis ? *axis + 1 : 0);
}

void MirrorPairsDialog::retranslate() {
    setWindowTitle(tr("Joint Mapping"));
    m_hint->setText(tr("Joints are matched by name, then by position and orientation. Double-click a partner "
                       "to change it. A joint on the centre line is its own partner."));
    const QSignalBlocker quiet(m_axis);
    m_axis->clear();
    m_axis->addItems({tr("Automatic"), tr("Across X"), tr("Across Y"), tr("Across Z")});
    showAxis();
    describe(m_axisLabel, m_axis, tr("Mirror plane"), tr("The plane between the left and the right side"));
    describe(m_table, tr("Joints and their partners"), tr("Double-click a partner to change it"));
    m_partners->setChoices(m_model->choices());
    m_select->setText(tr("&Select Unmatched Vertices"));
    describe(m_select, tr("Select Unmatched Vertices"),
             tr("Close this dialog and select the vertices that have no counterpart"));
    m_reset->setText(tr("&Reset"));
    describe(m_reset, tr("Reset"), tr("Reset to the automatic mapping"));
    m_close->setText(tr("&Close"));
}

} // namespace sinew

#include "ui/dialogs/EngineDialog.h"

#include "app/rig/EngineChanges.h"
#include "core/skeleton/JointNames.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/UserPrompts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
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
    m_said->setText(!changed          ? errorWords(changed.error())
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

} // namespace sinew

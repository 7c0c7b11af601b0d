#include "ui/dialogs/RigDialog.h"

#include "app/rig/MarkerWords.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/UserPrompts.h"

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

#include <array>

namespace sinew {
namespace {

/// In the order of RigKind; a file comes last.
enum class RigShape { Biped, Quadruped, Bird, Insect, Snake, Hand, File };
constexpr int kShapeCount = 7;

constexpr std::array kFingerCounts{0, 1, 2, 3, 5};
/// In the order of rigNamings(); what the conventions call themselves.
constexpr std::array kNamingNames{"Mixamo", "Unreal 5", "Unity Humanoid",  "Godot",
                                  "VRM",    "Rigify",   "Blender (.L, .R)"};
/// Joints less sure than this are named.
constexpr double kUnsureJoint = 0.45;
constexpr std::size_t kMostNamed = 4;

RigWish& keptWish() {
    static RigWish wish;
    return wish;
}

QString shapeText(RigShape shape) {
    switch (shape) {
    case RigShape::Biped:
        return RigDialog::tr("Biped");
    case RigShape::Quadruped:
        return RigDialog::tr("Quadruped");
    case RigShape::Bird:
        return RigDialog::tr("Bird");
    case RigShape::Insect:
        return RigDialog::tr("Insect or spider");
    case RigShape::Snake:
        return RigDialog::tr("Snake");
    case RigShape::Hand:
        return RigDialog::tr("Hand");
    case RigShape::File:
        break;
    }
    return RigDialog::tr("Rigged file");
}

} // namespace

RigDialog::RigDialog(RigDraft& draft, UserPrompts& prompts, QWidget* parent)
    : Dialog(parent)
    , m_draft(draft)
    , m_prompts(prompts)
    , m_hint(hintLabel())
    , m_shapeLabel(new QLabel)
    , m_shape(new QComboBox)
    , m_fileLabel(new QLabel)
    , m_file(new QLineEdit)
    , m_browse(new QPushButton)
    , m_upLabel(new QLabel)
    , m_up(new QComboBox)
    , m_namingLabel(new QLabel)
    , m_naming(new QComboBox)
    , m_fingersLabel(new QLabel)
    , m_fingers(new QComboBox)
    , m_spineLabel(new QLabel)
    , m_spine(new QSpinBox)
    , m_twistsLabel(new QLabel)
    , m_twists(new QSpinBox)
    , m_tailLabel(new QLabel)
    , m_tail(new QSpinBox)
    , m_legsLabel(new QLabel)
    , m_legs(new QSpinBox)
    , m_linksLabel(new QLabel)
    , m_links(new QSpinBox)
    , m_rightHand(new QCheckBox)
    , m_toes(new QCheckBox)
    , m_jaw(new QCheckBox)
    , m_eyes(new QCheckBox)
    , m_ends(new QCheckBox)
    , m_mirrored(new QCheckBox)
    , m_markersLabel(new QLabel)
    , m_markers(new QListWidget)
    , m_next(hintLabel())
    , m_forget(new QPushButton)
    , m_forgetAll(new QPushButton)
    , m_said(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    nameControls();
    build();
    fill(keptWish());
    watch();
    retranslate();
}

const RigWish& RigDialog::lastWish() {
    return keptWish();
}

void RigDialog::nameControls() {
    m_shape->setObjectName("rig.shape");
    m_file->setObjectName("rig.file");
    m_browse->setObjectName("rig.browse");
    m_up->setObjectName("rig.up");
    m_naming->setObjectName("rig.naming");
    m_fingers->setObjectName("rig.fingers");
    m_spine->setObjectName("rig.spine");
    m_twists->setObjectName("rig.twists");
    m_tail->setObjectName("rig.tail");
    m_legs->setObjectName("rig.legs");
    m_links->setObjectName("rig.links");
    m_rightHand->setObjectName("rig.rightHand");
    m_toes->setObjectName("rig.toes");
    m_jaw->setObjectName("rig.jaw");
    m_eyes->setObjectName("rig.eyes");
    m_ends->setObjectName("rig.ends");
    m_mirrored->setObjectName("rig.mirrored");
    m_markers->setObjectName("rig.markers");
    m_forget->setObjectName("rig.forget");
    m_forgetAll->setObjectName("rig.forgetAll");
    m_said->setObjectName("rig.said");
}

QWidget* RigDialog::makeFileRow() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_file, 1);
    layout->addWidget(m_browse);
    return row;
}

QFormLayout* RigDialog::makeForm() {
    auto* form = new QFormLayout;
    form->addRow(m_shapeLabel, m_shape);
    form->addRow(m_fileLabel, makeFileRow());
    form->addRow(m_upLabel, m_up);
    form->addRow(m_namingLabel, m_naming);
    form->addRow(m_fingersLabel, m_fingers);
    form->addRow(m_spineLabel, m_spine);
    form->addRow(m_twistsLabel, m_twists);
    form->addRow(m_tailLabel, m_tail);
    form->addRow(m_legsLabel, m_legs);
    form->addRow(m_linksLabel, m_links);
    auto* first = new QHBoxLayout;
    first->addWidget(m_toes);
    first->addWidget(m_jaw);
    auto* second = new QHBoxLayout;
    second->addWidget(m_eyes);
    second->addWidget(m_ends);
    form->addRow(nullptr, first);
    form->addRow(nullptr, second);
    form->addRow(nullptr, m_rightHand);
    form->addRow(nullptr, m_mirrored);
    return form;
}

void RigDialog::build() {
    m_spine->setRange(1, 4);
    m_twists->setRange(0, 3);
    m_tail->setRange(0, 8);
    m_legs->setRange(4, 12);
    m_legs->setSingleStep(2);
    m_links->setRange(3, 64);
    m_said->setWordWrap(true);
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_said->setMinimumHeight(4 *
                             m_said->fontMetrics().lineSpacing()); // the buttons below stay in their place
    for (int i = 0; i < kShapeCount; ++i) {
        m_shape->addItem(QString());
    }
    for (const std::string_view way : kUpWords) {
        m_up->addItem(QString::fromUtf8(way.data(), static_cast<qsizetype>(way.size())).toUpper());
    }
    for (const char* naming : kNamingNames) {
        m_naming->addItem(naming);
    }
    for (const int count : kFingerCounts) {
        m_fingers->addItem(wholeText(static_cast<std::size_t>(count)));
    }
    auto* marking = new QHBoxLayout;
    marking->addWidget(m_forget);
    marking->addWidget(m_forgetAll);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(makeForm());
    layout->addWidget(m_markersLabel);
    layout->addWidget(m_markers, 1);
    layout->addWidget(m_next);
    layout->addLayout(marking);
    layout->addWidget(m_said);
    layout->addWidget(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    m_markersLabel->setBuddy(m_markers);
    resize(360, 620);
}

void RigDialog::fill(const RigWish& wish) {
    m_filling = true;
    const RigTemplateSettings& settings = wish.settings;
    const RigShape shape = wish.file.empty() ? static_cast<RigShape>(settings.kind) : RigShape::File;
    m_shape->setCurrentIndex(static_cast<int>(shape));
    m_file->setText(QString::fromStdString(wish.file));
    m_up->setCurrentIndex(static_cast<int>(wish.up));
    m_naming->setCurrentIndex(static_cast<int>(settings.naming));
    m_fingers->setCurrentIndex(m_fingers->findText(wholeText(static_cast<std::size_t>(settings.fingers))));
    m_spine->setValue(settings.spine);
    m_twists->setValue(settings.twists);
    m_tail->setValue(settings.tail);
    m_legs->setValue(legsOf(settings.legs));
    m_links->setValue(settings.links);
    m_rightHand->setChecked(settings.rightHand);
    m_toes->setChecked(settings.toes);
    m_jaw->setChecked(settings.jaw);
    m_eyes->setChecked(settings.eyes);
    m_ends->setChecked(settings.ends);
    m_mirrored->setChecked(wish.mirrored);
    m_filling = false;
    showWhatCounts();
}

RigWish RigDialog::wish() const {
    RigWish wish;
    const auto shape = static_cast<RigShape>(m_shape->currentIndex());
    wish.settings.kind = shape == RigShape::File ? RigKind::Biped : static_cast<RigKind>(shape);
    wish.settings.naming = rigNamings()[static_cast<std::size_t>(m_naming->currentIndex())].naming;
    wish.settings.fingers = kFingerCounts[static_cast<std::size_t>(m_fingers->currentIndex())];
    wish.settings.spine = m_spine->value();
    wish.settings.twists = m_twists->value();
    wish.settings.tail = m_tail->value();
    wish.settings.legs = legsOf(m_legs->value());
    wish.settings.links = m_links->value();
    wish.settings.rightHand = m_rightHand->isChecked();
    wish.settings.toes = m_toes->isChecked();
    wish.settings.jaw = m_jaw->isChecked();
    wish.settings.eyes = m_eyes->isChecked();
    wish.settings.ends = m_ends->isChecked();
    wish.up = static_cast<UpDirection>(m_up->currentIndex());
    wish.mirrored = m_mirrored->isChecked();
    if (shape == RigShape::File) {
        wish.file = m_file->text().trimmed().toStdString();
    }
    return wish;
}

void RigDialog::watch() {
    for (QComboBox* box : {m_shape, m_up, m_naming, m_fingers}) {
        connect(box, &QComboBox::currentIndexChanged, this, &RigDialog::change);
    }
    for (QSpinBox* spin : {m_spine, m_twists, m_tail, m_legs, m_links}) {
        connect(spin, &QSpinBox::valueChanged, this, &RigDialog::change);
    }
    for (QCheckBox* box : {m_toes, m_jaw, m_eyes, m_ends, m_mirrored, m_rightHand}) {
        connect(box, &QCheckBox::toggled, this, &RigDialog::change);
    }
    connect(m_file, &QLineEdit::editingFinished, this, &RigDialog::change);
    connect(m_browse, &QPushButton::clicked, this, &RigDialog::browse);
    connect(m_markers, &QListWidget::itemClicked, this, &RigDialog::choose);
    connect(m_markers, &QListWidget::itemActivated, this, &RigDialog::choose);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        if (const QListWidgetItem* item = m_markers->currentItem()) {
            m_draft.forget(item->data(Qt::UserRole).toString().toStdString());
        }
    });
    connect(m_forgetAll, &QPushButton::clicked, &m_draft, &RigDraft::forgetAll);
    connect(&m_draft, &RigDraft::changed, this, &RigDialog::showDraft);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &RigDialog::createAsked);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &RigDialog::reject);
}

void RigDialog::change() {
    if (m_filling) {
        return;
    }
    showWhatCounts();
    keptWish() = wish();
    keptWish().up = UpDirection::Y; // how one character lies says nothing of the next
    m_draft.setWish(wish());
}

/// A file brings joints and names of its own; of the others each has its own parts.
void RigDialog::showWhatCounts() {
    const auto shape = static_cast<RigShape>(m_shape->currentIndex());
    const bool file = shape == RigShape::File;
    m_file->setEnabled(file);
    m_browse->setEnabled(file);
    const bool bird = shape == RigShape::Bird;
    const bool trunk = shape == RigShape::Biped || shape == RigShape::Quadruped || bird;
    for (QWidget* each : std::initializer_list<QWidget*>{m_spine, m_twists, m_jaw, m_eyes}) {
        each->setEnabled(trunk);
    }
    m_naming->setEnabled(!file);
    m_toes->setEnabled(shape == RigShape::Biped);
    m_ends->setEnabled(!file && shape != RigShape::Hand);
    m_fingers->setEnabled(shape == RigShape::Biped || shape == RigShape::Hand);
    m_mirrored->setEnabled(shape != RigShape::Snake && shape != RigShape::Hand);
    const auto showRow = [](QLabel* label, QWidget* field, bool shown) {
        label->setVisible(shown);
        field->setVisible(shown);
    };
    showRow(m_tailLabel, m_tail, shape == RigShape::Quadruped || bird);
    showRow(m_legsLabel, m_legs, shape == RigShape::Insect);
    showRow(m_linksLabel, m_links, shape == RigShape::Snake);
    m_rightHand->setVisible(shape == RigShape::Hand);
}

void RigDialog::browse() {
    if (const QString file = m_prompts.fileToOpen(FileKind::Skeleton); !file.isEmpty()) {
        m_file->setText(file);
        change();
    }
}

void RigDialog::choose(QListWidgetItem* item) {
    m_draft.choose(item->data(Qt::UserRole).toString().toStdString());
}

void RigDialog::showDraft() {
    showMarkers();
    const QString next = QString::fromStdString(m_draft.next());
    m_next->setText(next.isEmpty()
                        ? tr("All markers are set.")
                        : tr("Next: %1. %2.").arg(markerText(m_draft.next()), markerTip(m_draft.next())));
    m_said->setText(fitText());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_draft.fitted() != nullptr && !m_draft.running());
}

QString RigDialog::markerLine(const DraftMarker& marker) const {
    const QString text = markerText(marker.name);
    if (marker.set) {
        return tr("%1: set").arg(text);
    }
    if (marker.at) {
        return tr("%1: guessed").arg(text);
    }
    return marker.optional ? tr("%1: not needed").arg(text) : tr("%1: not found").arg(text);
}

void RigDialog::showMarkers() {
    const QSignalBlocker quiet(m_markers);
    const std::vector<DraftMarker> markers = m_draft.markers();
    while (m_markers->count() > static_cast<int>(markers.size())) {
        delete m_markers->takeItem(m_markers->count() - 1);
    }
    for (std::size_t i = 0; i < markers.size(); ++i) {
        if (static_cast<int>(i) == m_markers->count()) {
            m_markers->addItem(QString());
        }
        QListWidgetItem* item = m_markers->item(static_cast<int>(i));
        item->setText(markerLine(markers[i]));
        item->setData(Qt::UserRole, QString::fromStdString(markers[i].name));
        if (markers[i].name == m_draft.next()) {
            m_markers->setCurrentItem(item);
        }
    }
}

QString RigDialog::fitText() const {
    if (m_draft.running()) {
        return tr("Fitting...");
    }
    if (m_draft.problem()) {
        return errorWords(*m_draft.problem());
    }
    if (!m_draft.fitted()) {
        return {};
    }
    const FittedSkeleton& fitted = *m_draft.fitted();
    QStringList unsure;
    for (std::size_t j = 0; j < fitted.joints.size(); ++j) {
        if (fitted.joints[j].confidence < kUnsureJoint && unsure.size() < static_cast<int>(kMostNamed)) {
            unsure << QString::fromStdString(fitted.skeleton.joints[j].name);
        }
    }
    const QString joints = tr("%1 joints fitted.").arg(wholeText(fitted.skeleton.size()));
    return unsure.isEmpty() ? joints : joints + ' ' + tr("Check %1.").arg(unsure.join(", "));
}

void RigDialog::retranslate() {
    setWindowTitle(tr("New Skeleton From Template"));
    m_hint->setText(
        tr("Drag the markers in the view, or click one after the other. The new skeleton takes the "
           "place of the character's."));
    for (int i = 0; i < m_shape->count(); ++i) {
        m_shape->setItemText(i, shapeText(static_cast<RigShape>(i)));
    }
    describe(m_shapeLabel, m_shape, tr("Template"), tr("What kind of skeleton is made"));
    describe(m_fileLabel, m_file, tr("File"),
             tr("A rigged file whose skeleton is fitted; it keeps its names and its hierarchy"));
    m_browse->setText(tr("Browse..."));
    describe(m_upLabel, m_up, tr("Up"),
             tr("Where the head is from the feet, for a character that lies or stands on its head"));
    describe(m_namingLabel, m_naming, tr("Names"), tr("Whose names the joints have"));
    describe(m_fingersLabel, m_fingers, tr("Fingers"), tr("Fingers of a hand; 1: all as one"));
    describe(m_spineLabel, m_spine, tr("Spine"), tr("Joints between hips and neck"));
    describe(m_twistsLabel, m_twists, tr("Twist joints"), tr("Joints along each half of a limb"));
    describe(m_tailLabel, m_tail, tr("Tail"), tr("Joints of the tail, where there is one"));
    describe(m_legsLabel, m_legs, tr("Legs"), tr("Legs of an insect or spider: an even number"));
    describe(m_linksLabel, m_links, tr("Body joints"), tr("Joints along the body of a snake"));
    m_rightHand->setText(tr("Right hand"));
    m_rightHand->setToolTip(tr("Whose names the joints of the hand have"));
    m_toes->setText(tr("Toes"));
    m_jaw->setText(tr("Jaw"));
    m_eyes->setText(tr("Eyes"));
    m_ends->setText(tr("End joints"));
    m_ends->setToolTip(tr("Joints that mark where the last bones end"));
    m_mirrored->setText(tr("Mirrored"));
    m_mirrored->setToolTip(tr("A marker of one side stands for both"));
    m_markersLabel->setText(tr("Markers"));
    m_markers->setAccessibleName(tr("Markers"));
    m_forget->setText(tr("Use Guess"));
    m_forget->setToolTip(tr("Take the chosen marker back"));
    m_forgetAll->setText(tr("Reset All"));
    m_forgetAll->setToolTip(tr("Take all markers back"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Create"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    showDraft();
}

} // namespace sinew

#include "ui/dialogs/RigDialog.h"

#include "app/text/Numbers.h"
#include "ui/workspace/UserPrompts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace sinew {
namespace {

/// In the order of RigKind; a file comes last.
enum class RigShape { Biped, Quadruped, Bird, Insect, Snake, Hand, File };
constexpr int kShapeCount = 7;

constexpr int kMaxFingers = 5;

QString shapeText(RigShape shape) {
    switch (shape) {
    case RigShape::Biped:
        return RigForm::tr("Biped");
    case RigShape::Quadruped:
        return RigForm::tr("Quadruped");
    case RigShape::Bird:
        return RigForm::tr("Bird");
    case RigShape::Insect:
        return RigForm::tr("Insect or spider");
    case RigShape::Snake:
        return RigForm::tr("Snake");
    case RigShape::Hand:
        return RigForm::tr("Hand");
    case RigShape::File:
        break;
    }
    return RigForm::tr("Rigged file");
}

} // namespace

RigForm::RigForm(UserPrompts& prompts, const RigWish& wish, QWidget* parent)
    : Panel(parent)
    , m_prompts(prompts)
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
    , m_garments(new QCheckBox) {
    nameControls();
    build();
    fill(wish);
    watch(); // after filling, which is no choice of the user
    retranslate();
}

void RigForm::nameControls() {
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
    m_garments->setObjectName("rig.garments");
}

QWidget* RigForm::makeFileRow() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_file, 1);
    layout->addWidget(m_browse);
    return row;
}

void RigForm::makeForm() {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
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
    form->addRow(nullptr, m_garments);
}

void RigForm::build() {
    m_spine->setRange(1, 4);
    m_twists->setRange(0, 3);
    m_tail->setRange(0, 8);
    m_legs->setRange(4, 12);
    m_legs->setSingleStep(2);
    m_links->setRange(3, 64);
    for (int i = 0; i < kShapeCount; ++i) {
        m_shape->addItem(QString());
    }
    for (const std::string_view axis : kUpWords) {
        m_up->addItem(QString::fromUtf8(axis.data(), static_cast<qsizetype>(axis.size())).toUpper());
    }
    for (const char* naming : kNamingTitles) {
        m_naming->addItem(naming);
    }
    for (int count = 0; count <= kMaxFingers; ++count) {
        m_fingers->addItem(wholeText(static_cast<std::size_t>(count)));
    }
    makeForm();
}

void RigForm::fill(const RigWish& wish) {
    const RigTemplateSettings& settings = wish.settings;
    const RigShape shape = wish.file.empty() ? static_cast<RigShape>(settings.kind) : RigShape::File;
    m_shape->setCurrentIndex(static_cast<int>(shape));
    m_file->setText(QString::fromStdString(wish.file));
    m_up->setCurrentIndex(static_cast<int>(wish.up));
    m_naming->setCurrentIndex(static_cast<int>(settings.naming));
    m_fingers->setCurrentIndex(settings.fingers);
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
    m_garments->setChecked(wish.garments);
    showWhatCounts();
}

void RigForm::askForTemplate() {
    const QSignalBlocker quiet(m_shape);
    m_shape->setCurrentIndex(-1);
    m_shape->setFocus();
    showWhatCounts();
}

RigWish RigForm::wish() const {
    RigWish wish;
    const auto shape = static_cast<RigShape>(std::max(m_shape->currentIndex(), 0));
    wish.settings.kind = shape == RigShape::File ? RigKind::Biped : static_cast<RigKind>(shape);
    wish.settings.naming = rigNamings()[static_cast<std::size_t>(m_naming->currentIndex())].naming;
    wish.settings.fingers = m_fingers->currentIndex();
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
    wish.garments = m_garments->isChecked();
    if (shape == RigShape::File) {
        wish.file = m_file->text().trimmed().toStdString();
    }
    return wish;
}

void RigForm::watch() {
    for (QComboBox* box : {m_shape, m_up, m_naming, m_fingers}) {
        connect(box, &QComboBox::currentIndexChanged, this, &RigForm::change);
    }
    for (QSpinBox* spin : {m_spine, m_twists, m_tail, m_legs, m_links}) {
        connect(spin, &QSpinBox::valueChanged, this, &RigForm::change);
    }
    for (QCheckBox* box : {m_toes, m_jaw, m_eyes, m_ends, m_mirrored, m_garments, m_rightHand}) {
        connect(box, &QCheckBox::toggled, this, &RigForm::change);
    }
    connect(m_file, &QLineEdit::editingFinished, this, &RigForm::change);
    connect(m_browse, &QPushButton::clicked, this, &RigForm::browse);
}

void RigForm::change() {
    showWhatCounts();
    if (m_shape->currentIndex() >= 0) { // until then nothing is to be fitted
        Q_EMIT changed();
    }
}

/// A file brings joints and names of its own; of the others each has its own parts.
void RigForm::showWhatCounts() {
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
    m_garments->setVisible(shape == RigShape::Biped);
    m_rightHand->setVisible(shape == RigShape::Hand);
}

void RigForm::browse() {
    if (const QString file = m_prompts.fileToOpen(FileKind::Skeleton); !file.isEmpty()) {
        m_file->setText(file);
        change();
    }
}

void RigForm::retranslate() {
    retranslateChoices();
    retranslateParts();
}

void RigForm::retranslateChoices() {
    for (int i = 0; i < m_shape->count(); ++i) {
        m_shape->setItemText(i, shapeText(static_cast<RigShape>(i)));
    }
    m_shape->setPlaceholderText(tr("Choose..."));
    describe(m_shapeLabel, m_shape, tr("Template"), tr("What kind of skeleton is made"));
    describe(m_fileLabel, m_file, tr("File"),
             tr("A rigged file whose skeleton is fitted; it keeps its names and its hierarchy"));
    m_browse->setText(tr("Browse..."));
    describe(m_upLabel, m_up, tr("Up"),
             tr("Where the head is from the feet, for a character that lies or stands on its head"));
    describe(m_namingLabel, m_naming, tr("Names"), tr("Whose names the joints have"));
    describe(m_fingersLabel, m_fingers, tr("Fingers"),
             tr("Fingers of a hand; 1: all as one. Hands that show three or four have no more"));
    describe(m_spineLabel, m_spine, tr("Spine"), tr("Joints between hips and neck"));
    describe(m_twistsLabel, m_twists, tr("Twist joints"), tr("Joints along each half of a limb"));
    describe(m_tailLabel, m_tail, tr("Tail"), tr("Joints of the tail, where there is one"));
    describe(m_legsLabel, m_legs, tr("Legs"), tr("Legs of an insect or spider: an even number"));
    describe(m_linksLabel, m_links, tr("Body joints"), tr("Joints along the body of a snake"));
}

void RigForm::retranslateParts() {
    m_rightHand->setText(tr("Right hand"));
    m_rightHand->setToolTip(tr("Whose names the joints of the hand have"));
    m_toes->setText(tr("Toes"));
    m_jaw->setText(tr("Jaw"));
    m_eyes->setText(tr("Eyes"));
    m_ends->setText(tr("End joints"));
    m_ends->setToolTip(tr("Joints that mark where the last bones end"));
    m_mirrored->setText(tr("Mirrored"));
    m_mirrored->setToolTip(tr("A marker of one side stands for both"));
    m_garments->setText(tr("Chains in skirt, cape and hair"));
    m_garments->setToolTip(
        tr("Cloth and hair that are shells of their own and hang freely get chains of joints, "
           "which springs can swing"));
}

} // namespace sinew

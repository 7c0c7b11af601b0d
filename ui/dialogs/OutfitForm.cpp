#include "app/text/FormatLabels.h"
#include "ui/dialogs/OutfitDialog.h"
#include "ui/widgets/WorkPieces.h"
#include "ui/workspace/UserPrompts.h"

#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace sinew {
namespace {

/// What was chosen last, until the program ends.
TransferChoices& lastOutfitChoices() {
    static TransferChoices choices;
    return choices;
}

/// Beside the outfit; a format that is not written becomes GLB.
QString outputBeside(const QString& file) {
    const QFileInfo info(file);
    QString ending = ".glb";
    for (const FormatLabel& format : savedFormats()) {
        for (const QString& extension : format.extensions) {
            if (file.endsWith(extension, Qt::CaseInsensitive)) {
                ending = file.right(extension.size());
            }
        }
    }
    const QString name = file.endsWith(ending, Qt::CaseInsensitive) ? info.fileName().chopped(ending.size())
                                                                    : info.completeBaseName();
    return info.dir().filePath(name + "_rigged" + ending);
}

} // namespace

OutfitForm::OutfitForm(UserPrompts& prompts, QWidget* parent)
    : Panel(parent)
    , m_prompts(prompts)
    , m_fileLabel(new QLabel)
    , m_file(new FileField("outfit.file"))
    , m_outputLabel(new QLabel)
    , m_output(new FileField("outfit.output"))
    , m_distanceLabel(new QLabel)
    , m_distance(new QDoubleSpinBox)
    , m_angleLabel(new QLabel)
    , m_angle(new QDoubleSpinBox)
    , m_flipped(new QCheckBox)
    , m_symmetric(new QCheckBox)
    , m_tableLabel(new QLabel)
    , m_table(new FileField("outfit.table")) {
    build();
    connectControls();
    retranslate();
}

void OutfitForm::build() {
    m_distance->setObjectName("outfit.distance");
    m_distance->setRange(0.0, 100.0);
    m_distance->setDecimals(2);
    m_distance->setSuffix(" %");
    m_angle->setObjectName("outfit.angle");
    m_angle->setRange(0.0, 180.0);
    m_angle->setDecimals(0);
    m_angle->setSuffix(QString::fromUtf8("\u00b0"));
    m_flipped->setObjectName("outfit.flipped");
    m_symmetric->setObjectName("outfit.symmetric");
    const TransferChoices& last = lastOutfitChoices();
    m_distance->setValue(100.0 * last.settings.reach);
    m_angle->setValue(last.settings.angle);
    m_flipped->setChecked(last.settings.flippedNormals);
    m_symmetric->setChecked(last.settings.symmetric);
    m_table->line()->setText(QString::fromStdString(last.jointTable));
    auto* limits = new QHBoxLayout;
    limits->addWidget(m_distance, 1);
    limits->addSpacing(8);
    limits->addWidget(m_angleLabel);
    limits->addWidget(m_angle, 1);
    auto* boxes = new QHBoxLayout;
    boxes->addWidget(m_flipped);
    boxes->addWidget(m_symmetric);
    boxes->addStretch(1);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(m_fileLabel, m_file);
    form->addRow(m_outputLabel, m_output);
    form->addRow(m_distanceLabel, limits);
    form->addRow(nullptr, boxes);
    form->addRow(m_tableLabel, m_table);
}

void OutfitForm::connectControls() {
    connect(m_file, &FileField::browseAsked, this, [this] { browse(*m_file, FileKind::Outfit); });
    connect(m_file, &FileField::entered, this, [this] {
        proposeOutput();
        Q_EMIT fileEntered();
    });
    connect(m_output, &FileField::browseAsked, this, [this] {
        if (const QString file = m_prompts.fileToWrite(FileKind::Export, m_output->file()); !file.isEmpty()) {
            m_output->setFile(file);
        }
    });
    connect(m_output, &FileField::changed, this, &OutfitForm::outputChanged);
    connect(m_table, &FileField::browseAsked, this, [this] { browse(*m_table, FileKind::JointTable); });
    connect(m_table, &FileField::entered, this, &OutfitForm::limitsChanged);
    connect(m_distance, &QDoubleSpinBox::valueChanged, this, &OutfitForm::limitsChanged);
    connect(m_angle, &QDoubleSpinBox::valueChanged, this, &OutfitForm::limitsChanged);
    connect(m_flipped, &QCheckBox::toggled, this, &OutfitForm::limitsChanged);
    connect(m_symmetric, &QCheckBox::toggled, this, &OutfitForm::limitsChanged);
}

QString OutfitForm::file() const {
    return m_file->file();
}

void OutfitForm::setFile(const QString& file) {
    m_file->setFile(file);
}

QString OutfitForm::output() const {
    return m_output->file();
}

TransferChoices OutfitForm::choices() const {
    TransferChoices choices;
    choices.settings.reach = m_distance->value() / 100.0;
    choices.settings.angle = m_angle->value();
    choices.settings.flippedNormals = m_flipped->isChecked();
    choices.settings.symmetric = m_symmetric->isChecked();
    choices.jointTable = m_table->file().toStdString();
    return choices;
}

void OutfitForm::keep() const {
    lastOutfitChoices() = choices();
}

void OutfitForm::browse(FileField& field, FileKind kind) {
    if (const QString file = m_prompts.fileToOpen(kind); !file.isEmpty()) {
        field.setFile(file);
    }
}

/// Until the user names another.
void OutfitForm::proposeOutput() {
    if (!m_file->file().isEmpty() && (m_output->file().isEmpty() || m_output->file() == m_proposed)) {
        m_proposed = outputBeside(m_file->file());
        m_output->setFile(m_proposed);
    }
}

void OutfitForm::retranslate() {
    m_fileLabel->setText(tr("Outfit"));
    describe(m_fileLabel, m_file->line(), tr("Outfit"),
             tr("A file of clothes, armour or hair, with or without a skeleton"));
    m_file->button()->setText(tr("Browse..."));
    m_outputLabel->setText(tr("Save as"));
    describe(m_outputLabel, m_output->line(), tr("Save as"),
             tr("A file of the outfit's own format is the outfit with another skin, and nothing else in it "
                "changes. Other formats are written anew"));
    m_output->button()->setText(tr("Browse..."));
    m_distanceLabel->setText(tr("Distance"));
    describe(m_distanceLabel, m_distance, tr("Distance"),
             tr("How far the nearest place may be, in per cent of the outfit's diagonal"));
    m_angleLabel->setText(tr("Angle"));
    describe(m_angleLabel, m_angle, tr("Angle"),
             tr("How far its normal may be turned from the vertex's at that distance; up to twice as "
                "much where they touch"));
    m_flipped->setText(tr("Accept flipped normals"));
    describe(m_flipped, tr("Accept flipped normals"),
             tr("Let normals match that face the opposite way, as on linings"));
    m_symmetric->setText(tr("Symmetric"));
    describe(m_symmetric, tr("Symmetric"),
             tr("Give both sides mirrored weights, by the joint mapping of the Mirror commands"));
    m_tableLabel->setText(tr("Joint table"));
    m_table->line()->setPlaceholderText(tr("Joints are paired by name"));
    describe(m_tableLabel, m_table->line(), tr("Joint table"),
             tr("A CSV or JSON file that pairs the joint names of both files"));
    m_table->button()->setText(tr("Browse..."));
}

} // namespace sinew

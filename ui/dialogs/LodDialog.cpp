#include "ui/dialogs/LodDialog.h"

#include "app/document/DocumentState.h"
#include "app/export/ExportJob.h"
#include "app/files/Overwriting.h"
#include "app/recipe/FieldReader.h"
#include "app/text/FormatLabels.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/widgets/WorkPieces.h"
#include "ui/workspace/UserPrompts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// What was chosen last, until the program ends.
struct LodWish {
    LodOptions lods{{0.5, 0.25, 0.125}, false};
};

LodWish& lastLods() {
    static LodWish wish;
    return wish;
}

} // namespace

LodDialog::LodDialog(const WindowContext& context, QWidget* parent)
    : Dialog(parent)
    , m_context(context)
    , m_job(context.workspace.lods)
    , m_hint(hintLabel())
    , m_fileLabel(new QLabel)
    , m_file(new FileField("lods.file"))
    , m_engineLabel(new QLabel)
    , m_engine(new QComboBox)
    , m_countLabel(new QLabel)
    , m_count(new QSpinBox)
    , m_baseName(new QLabel)
    , m_baseTriangles(new QLabel)
    , m_files(new QCheckBox)
    , m_strip(new WorkStrip("lods.said",
                            [this] {
                                return WorkStrip::Standing{m_job.fraction(), stageText(m_job.stage())};
                            }))
    , m_show(new QPushButton)
    , m_close(new QPushButton)
    , m_make(new QPushButton) {
    build();
    proposeFile();
    connectJob();
    connectControls();
    retranslate();
    levelsChanged();
}

LodDialog::~LodDialog() {
    m_job.stop();
}

void LodDialog::build() {
    m_files->setObjectName("lods.files");
    m_files->setChecked(lastLods().lods.files);
    m_show->setObjectName("lods.show");
    m_close->setObjectName("lods.close");
    m_make->setObjectName("lods.run");
    m_make->setProperty("primary", true);
    m_make->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_show);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_make);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(m_hint);
    layout->addLayout(buildForm());
    layout->addLayout(buildLevels());
    layout->addWidget(m_files);
    layout->addStretch(1);
    layout->addWidget(m_strip);
    layout->addLayout(buttons);
    resize(560, 480);
}

QFormLayout* LodDialog::buildForm() {
    m_engine->setObjectName("lods.engine");
    for (const auto& [key, profile] : kProfileNames) {
        m_engine->addItem(engineName(profile), static_cast<int>(profile));
    }
    const EngineProfile last = exportEngine(m_context.workspace.session.exportSettings());
    m_engine->setCurrentIndex(m_engine->findData(static_cast<int>(last)));
    m_count->setObjectName("lods.count");
    m_count->setRange(1, static_cast<int>(kMaxLevels));
    m_count->setValue(static_cast<int>(lastLods().lods.fractions.size()));
    auto* form = new QFormLayout;
    form->addRow(m_fileLabel, m_file);
    form->addRow(m_engineLabel, m_engine);
    form->addRow(m_countLabel, m_count);
    return form;
}

QGridLayout* LodDialog::buildLevels() {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(2, 1);
    for (std::size_t column = 0; column < m_heads.size(); ++column) {
        m_heads[column] = hintLabel();
        grid->addWidget(m_heads[column], 0, static_cast<int>(column));
    }
    m_baseTriangles->setObjectName("lods.triangles.0");
    grid->addWidget(m_baseName, 1, 0);
    grid->addWidget(m_baseTriangles, 1, 2);
    double usual = 1.0;
    for (std::size_t level = 0; level < m_rows.size(); ++level) {
        LevelRow& row = m_rows[level];
        row = {new QLabel, new QDoubleSpinBox, new QLabel};
        row.keep->setObjectName(QString("lods.keep.%1").arg(level + 1));
        row.triangles->setObjectName(QString("lods.triangles.%1").arg(level + 1));
        row.keep->setRange(100.0 * kSmallestLod, 100.0 * kLargestLod);
        row.keep->setDecimals(1);
        row.keep->setSuffix(" %");
        const auto& last = lastLods().lods.fractions;
        usual = level < last.size() ? last[level] : std::max(0.5 * usual, kSmallestLod);
        row.keep->setValue(100.0 * usual);
        const int line = static_cast<int>(level) + 2;
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.keep, line, 1);
        grid->addWidget(row.triangles, line, 2);
    }
    return grid;
}

void LodDialog::connectJob() {
    connect(&m_job, &LodJob::looked, this, &LodDialog::showTriangles);
    connect(&m_job, &LodJob::runningChanged, this, &LodDialog::showState);
    connect(&m_job, &LodJob::finished, this, &LodDialog::showOutcome);
    connect(&m_job, &LodJob::failed, this,
            [this](const Error& error) { m_strip->say(errorText(error), WorkStrip::Manner::Error); });
    connect(&m_job, &LodJob::canceled, this, [this] { m_strip->say(tr("Canceled. No file was written.")); });
}

void LodDialog::connectControls() {
    connect(m_file, &FileField::browseAsked, this, &LodDialog::browse);
    connect(m_file, &FileField::changed, this, &LodDialog::showState);
    connect(m_count, &QSpinBox::valueChanged, this, &LodDialog::levelsChanged);
    for (const LevelRow& row : m_rows) {
        connect(row.keep, &QDoubleSpinBox::valueChanged, this, &LodDialog::levelsChanged);
    }
    connect(m_make, &QPushButton::clicked, this, &LodDialog::start);
    connect(m_close, &QPushButton::clicked, this, &LodDialog::reject);
    connect(m_show, &QPushButton::clicked, this, [this] {
        Q_EMIT openAsked(m_written);
        Dialog::reject();
    });
}

void LodDialog::proposeFile() {
    const Document& document = m_context.workspace.document;
    m_file->setFile(QDir(exportFolder(document))
                        .filePath(document.title() + "_lods" + usualExportExtension(document.state())));
}

void LodDialog::browse() {
    if (const QString file = m_context.prompts.fileToWrite(FileKind::Export, m_file->file());
        !file.isEmpty()) {
        m_file->setFile(file);
    }
}

/// Escape or Cancel: first the work that runs, then the dialog.
void LodDialog::reject() {
    if (m_job.running()) {
        m_job.cancel();
        return;
    }
    lastLods().lods = lods();
    Dialog::reject();
}

std::size_t LodDialog::levels() const {
    return static_cast<std::size_t>(m_count->value());
}

LodOptions LodDialog::lods() const {
    LodOptions lods;
    lods.files = m_files->isChecked();
    for (std::size_t level = 0; level < levels(); ++level) {
        lods.fractions.push_back(m_rows[level].keep->value() / 100.0);
    }
    return lods;
}

/// As the last export was, for the engine that is chosen here.
ExportSettings LodDialog::settings() const {
    const Recipe& last = m_context.workspace.session.exportSettings();
    ExportSettings settings;
    settings.profile = static_cast<EngineProfile>(m_engine->currentData().toInt());
    settings.keepUnit = last.keepUnit && settings.profile == exportEngine(last);
    settings.maxInfluences =
        static_cast<std::size_t>(m_context.workspace.document.state().settings.maxInfluences);
    settings.animations = last.animations;
    settings.embedTextures = last.embedTextures;
    settings.packed = last.packed;
    settings.engineFiles = last.engineFiles;
    settings.vrm = last.vrm;
    return settings;
}

/// What the work was made from is not replaced without a word.
bool LodDialog::mayReplace() {
    const QString file = m_file->file();
    const bool source =
        !checkNoInput({file.toStdString()}, sourceNames(m_context.workspace.document.state()));
    return !source || m_context.prompts.confirm(
                          tr("%1 is a source file of this project.").arg(QFileInfo(file).fileName()),
                          tr("If you overwrite it, the original is lost."), tr("&Overwrite the original"));
}

void LodDialog::start() {
    if (mayReplace()) {
        m_written.clear();
        m_strip->say({});
        m_job.write(m_file->file(), lods(), settings());
    }
}

void LodDialog::levelsChanged() {
    for (std::size_t level = 0; level < m_rows.size(); ++level) {
        for (QWidget* each :
             {static_cast<QWidget*>(m_rows[level].name), static_cast<QWidget*>(m_rows[level].keep),
              static_cast<QWidget*>(m_rows[level].triangles)}) {
            each->setVisible(level < levels());
        }
    }
    m_job.look(lods().fractions);
    showTriangles();
    showState();
}

void LodDialog::showTriangles() {
    const DocumentState& state = m_context.workspace.document.state();
    m_baseTriangles->setText(state.hasScene() ? wholeText(triangleCount(*state.scene)) : QString());
    const LodOptions asked = lods();
    for (std::size_t level = 0; level < asked.fractions.size(); ++level) {
        const auto known = m_job.triangles(asked.fractions[level]);
        m_rows[level].triangles->setText(known ? wholeText(*known) : tr("..."));
    }
}

void LodDialog::showState() {
    const bool running = m_job.running();
    for (QWidget* each : {static_cast<QWidget*>(m_file), static_cast<QWidget*>(m_engine),
                          static_cast<QWidget*>(m_count), static_cast<QWidget*>(m_files)}) {
        each->setEnabled(!running);
    }
    for (const LevelRow& row : m_rows) {
        row.keep->setEnabled(!running);
    }
    m_make->setEnabled(!running && !m_file->file().isEmpty());
    m_show->setEnabled(!running && !m_written.isEmpty());
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    m_strip->showRunning(running);
}

void LodDialog::showOutcome(const LodOutcome& outcome) {
    m_written = QString::fromStdString(outcome.written.front().string());
    keepFolder(FileKind::Export, m_written);
    QStringList names;
    for (const std::filesystem::path& file : outcome.written) {
        names << QString::fromStdString(file.filename().string());
    }
    QStringList lines{
        tr("Wrote %1 (%2).").arg(names.join(", "), QString::fromStdString(sizeText(outcome.bytes)))};
    for (const Notice& notice : outcome.notices) {
        lines << noticeText(notice, outcome.metersPerUnit);
    }
    constexpr qsizetype max = 5;
    if (lines.size() > max) {
        const qsizetype more = lines.size() - max;
        lines = lines.first(max);
        lines << tr("and %1 more").arg(more);
    }
    m_strip->say(lines.join('\n'), WorkStrip::Manner::Done);
    showState();
}

void LodDialog::retranslate() {
    setWindowTitle(tr("Make LODs"));
    m_hint->setText(tr("Coarser meshes of the character for views from far away. Their vertices keep their "
                       "weights exactly, and joints keep more of them than straight limbs. The character "
                       "stays as it is."));
    m_fileLabel->setText(tr("File"));
    describe(m_fileLabel, m_file->line(), tr("File"),
             tr("The file to write. Its ending chooses the format: %1").arg(formatNames(riggedFormats())));
    m_file->button()->setText(tr("Browse..."));
    m_engineLabel->setText(tr("Engine"));
    describe(m_engineLabel, m_engine, tr("Engine"), tr("What the file is written for, as in Export"));
    m_countLabel->setText(tr("Levels"));
    describe(m_countLabel, m_count, tr("Levels"), tr("Number of coarser meshes"));
    m_heads[0]->setText(tr("Level"));
    m_heads[1]->setText(tr("Keep"));
    m_heads[2]->setText(tr("Triangles"));
    m_baseName->setText(tr("LOD 0, the character"));
    for (std::size_t level = 0; level < m_rows.size(); ++level) {
        const QString name = tr("LOD %1").arg(level + 1);
        m_rows[level].name->setText(name);
        describe(m_rows[level].keep, name, tr("The part of the character's triangles that this level keeps"));
    }
    m_files->setText(tr("A file for each level"));
    describe(m_files, tr("A file for each level"),
             tr("Write NAME_LOD1, NAME_LOD2 and so on beside the character's file. Otherwise all levels "
                "stand in one file, where engines find them by their names"));
    describe(m_strip->label(), tr("Result"), {});
    m_show->setText(tr("&Open Result"));
    describe(m_show, tr("Open Result"), tr("Open the file with the levels in the window"));
    m_make->setText(tr("&Make LODs"));
    describe(m_make, tr("Make LODs"), tr("Make the levels and write them"));
    showTriangles();
    showState();
}

} // namespace sinew

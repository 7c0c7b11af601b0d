#include "app/text/FormatLabels.h"
#include "ui/dialogs/BatchDialog.h"
#include "ui/widgets/WorkPieces.h"
#include "ui/workspace/UserPrompts.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kMaxAtOnce = 64;

// What was chosen last.
constexpr const char* kInputKey = "batch/input";
constexpr const char* kOutputKey = "batch/output";
constexpr const char* kRecipeKey = "batch/recipe";
constexpr const char* kSkeletonKey = "batch/skeleton";
constexpr const char* kFormatKey = "batch/format";
constexpr const char* kJobsKey = "batch/jobs";

/// Beside the folder of characters, or the list of files.
QString outputFor(const QString& input) {
    if (input.isEmpty()) {
        return {};
    }
    const QFileInfo info(QDir::cleanPath(input));
    return info.dir().filePath((info.isDir() ? info.fileName() : info.completeBaseName()) + "_bound");
}

} // namespace

BatchForm::BatchForm(UserPrompts& prompts, QWidget* parent)
    : Panel(parent)
    , m_prompts(prompts)
    , m_inputLabel(new QLabel)
    , m_input(new FileField("batch.input"))
    , m_outputLabel(new QLabel)
    , m_output(new FileField("batch.output"))
    , m_recipeLabel(new QLabel)
    , m_recipeKind(new QComboBox)
    , m_recipe(new FileField("batch.recipe"))
    , m_skeletonLabel(new QLabel)
    , m_skeleton(new FileField("batch.skeleton"))
    , m_formatLabel(new QLabel)
    , m_format(new QComboBox)
    , m_existingLabel(new QLabel)
    , m_existing(new QComboBox)
    , m_jobsLabel(new QLabel)
    , m_jobs(new QSpinBox) {
    build();
    fill();
    connectControls();
    retranslate();
    inputEntered();
}

void BatchForm::build() {
    m_recipeKind->setObjectName("batch.recipeKind");
    m_recipeKind->addItems({QString(), QString()});
    m_format->setObjectName("batch.format");
    m_format->addItem(QString(), QString());
    for (const FormatLabel& format : riggedFormats()) {
        const QString extension = format.extensions.first();
        m_format->addItem(format.name, extension.startsWith('.') ? extension.mid(1) : extension);
    }
    m_existing->setObjectName("batch.existing");
    m_existing->addItems({QString(), QString()});
    m_jobs->setObjectName("batch.jobs");
    m_jobs->setRange(1, kMaxAtOnce);
    auto* recipe = new QHBoxLayout;
    recipe->addWidget(m_recipeKind);
    recipe->addWidget(m_recipe, 1);
    auto* how = new QHBoxLayout;
    how->addWidget(m_format, 1);
    how->addSpacing(8);
    how->addWidget(m_jobsLabel);
    how->addWidget(m_jobs);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(m_inputLabel, m_input);
    form->addRow(m_outputLabel, m_output);
    form->addRow(m_recipeLabel, recipe);
    form->addRow(m_skeletonLabel, m_skeleton);
    form->addRow(m_formatLabel, how);
    form->addRow(m_existingLabel, m_existing);
}

void BatchForm::fill() {
    const QSettings last;
    m_input->setFile(last.value(kInputKey).toString());
    m_output->setFile(last.value(kOutputKey).toString());
    m_recipe->setFile(last.value(kRecipeKey).toString());
    m_proposed = outputFor(m_input->file());
    m_recipeKind->setCurrentIndex(m_recipe->file().isEmpty() ? 0 : 1);
    m_skeleton->setFile(last.value(kSkeletonKey).toString());
    m_format->setCurrentIndex(std::max(0, m_format->findData(last.value(kFormatKey).toString())));
    m_jobs->setValue(last.value(kJobsKey, 1).toInt());
}

void BatchForm::connectControls() {
    connect(m_input, &FileField::browseAsked, this,
            [this] { browseFolder(*m_input, tr("Choose the Folder of Characters")); });
    connect(m_output, &FileField::browseAsked, this,
            [this] { browseFolder(*m_output, tr("Choose the Output Folder")); });
    connect(m_recipe, &FileField::browseAsked, this, [this] { browseFile(*m_recipe, FileKind::Recipe); });
    connect(m_skeleton, &FileField::browseAsked, this,
            [this] { browseFile(*m_skeleton, FileKind::Skeleton); });
    connect(m_input, &FileField::entered, this, &BatchForm::inputEntered);
    for (FileField* each : {m_output, m_recipe, m_skeleton}) {
        connect(each, &FileField::changed, this, &BatchForm::changed);
    }
    for (QComboBox* each : {m_recipeKind, m_format, m_existing}) {
        connect(each, &QComboBox::activated, this, &BatchForm::changed);
    }
    connect(m_recipeKind, &QComboBox::currentIndexChanged, this, &BatchForm::showRecipe);
    showRecipe();
}

void BatchForm::showRecipe() {
    m_recipe->setEnabled(asksForRecipe());
}

BatchSettings BatchForm::settings() const {
    BatchSettings settings;
    settings.input = m_input->file().toStdString();
    settings.folder = m_output->file().toStdString();
    settings.recipe = asksForRecipe() ? m_recipe->file().toStdString() : std::string();
    settings.skeleton = m_skeleton->file().toStdString();
    settings.format = m_format->currentData().toString().toStdString();
    settings.jobs = m_jobs->value();
    settings.again = m_existing->currentIndex() == 1;
    return settings;
}

bool BatchForm::asksForRecipe() const {
    return m_recipeKind->currentIndex() == 1;
}

bool BatchForm::isComplete() const {
    return !m_input->file().isEmpty() && !m_output->file().isEmpty();
}

void BatchForm::keep() const {
    QSettings last;
    last.setValue(kInputKey, m_input->file());
    last.setValue(kOutputKey, m_output->file());
    last.setValue(kRecipeKey, asksForRecipe() ? m_recipe->file() : QString());
    last.setValue(kSkeletonKey, m_skeleton->file());
    last.setValue(kFormatKey, m_format->currentData());
    last.setValue(kJobsKey, m_jobs->value());
}

void BatchForm::browseFolder(FileField& field, const QString& title) {
    const QString from = field.file().isEmpty() ? QDir::homePath() : field.file();
    if (const QString folder = m_prompts.folderToOpen(title, from); !folder.isEmpty()) {
        field.setFile(folder);
    }
}

void BatchForm::browseFile(FileField& field, FileKind kind) {
    if (const QString file = m_prompts.fileToOpen(kind); !file.isEmpty()) {
        field.setFile(file);
    }
}

/// The output folder follows the input until the user names another.
void BatchForm::inputEntered() {
    const QString input = m_input->file();
    if (!input.isEmpty() && (m_output->file().isEmpty() || m_output->file() == m_proposed)) {
        m_proposed = outputFor(input);
        m_output->setFile(m_proposed);
    }
    Q_EMIT changed();
}

void BatchForm::nameChoices() {
    m_recipeKind->setItemText(0, tr("As in the Bind panel"));
    m_recipeKind->setItemText(1, tr("A recipe file"));
    m_format->setItemText(0, tr("That of each file"));
    m_existing->setItemText(0, tr("Skip what is done already"));
    m_existing->setItemText(1, tr("Bind all files again"));
    m_skeleton->line()->setPlaceholderText(tr("Each file's own"));
    m_input->line()->setPlaceholderText(tr("A folder, or a list of files (.txt)"));
    for (FileField* each : {m_input, m_output, m_recipe, m_skeleton}) {
        each->button()->setText(tr("Browse..."));
    }
}

void BatchForm::describeFiles() {
    m_inputLabel->setText(tr("Characters"));
    describe(m_inputLabel, m_input->line(), tr("Characters"),
             tr("A folder, whose files of known formats are bound with those of its subfolders; or a .txt "
                "file with the name of a character on each line"));
    m_outputLabel->setText(tr("Output folder"));
    describe(m_outputLabel, m_output->line(), tr("Output folder"),
             tr("Where the bound files go, outside the folder of characters. It is made when it does not "
                "exist"));
    m_recipeLabel->setText(tr("Settings"));
    describe(m_recipeLabel, m_recipeKind, tr("Settings"),
             tr("Bind all files with the settings of the Bind panel and the last export, or with those of a "
                "recipe"));
    describe(m_recipe->line(), tr("Recipe"), tr("A recipe file (.json)"));
    m_skeletonLabel->setText(tr("Skeleton"));
    describe(m_skeletonLabel, m_skeleton->line(), tr("Skeleton"),
             tr("A file whose skeleton all characters are bound to. Empty: each to its own"));
}

void BatchForm::retranslate() {
    nameChoices();
    describeFiles();
    m_formatLabel->setText(tr("Format"));
    describe(m_formatLabel, m_format, tr("Format"),
             tr("Format of the bound files. What Sinew cannot write in the format of its file becomes GLB"));
    m_jobsLabel->setText(tr("At a time"));
    describe(m_jobsLabel, m_jobs, tr("At a time"),
             tr("Number of files bound at a time. Each needs as much memory as one bind"));
    m_existingLabel->setText(tr("Existing files"));
    describe(m_existingLabel, m_existing, tr("Existing files"),
             tr("A file counts as done if its output is unchanged and was made from the same file, by the "
                "same settings, by the same version of Sinew. All others are bound, and their outputs are "
                "replaced"));
}

} // namespace sinew

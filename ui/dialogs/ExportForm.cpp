#include "ui/dialogs/ExportDialog.h"

#include "app/document/avatar/AvatarEdits.h"
#include "app/export/ExportJob.h"
#include "app/export/InfluenceCost.h"
#include "app/files/Overwriting.h"
#include "app/recipe/FieldReader.h"
#include "app/report/PackedLoss.h"
#include "app/text/FormatLabels.h"
#include "app/text/Numbers.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace sinew {
namespace {

/// Where the program that opened the window waits for an export; empty: none does.
QString awaitedFile(const Document& document) {
    return exportFileFor(QString::fromStdString(document.state().scene->sourceFile),
                         QCoreApplication::arguments());
}

/// Where an export goes when nobody says otherwise: where somebody waits for it, else exportFolder.
QString proposedFile(const Document& document) {
    if (const QString awaited = awaitedFile(document); !awaited.isEmpty()) {
        return awaited;
    }
    return QDir(exportFolder(document))
        .filePath(document.title() + "_rigged" + usualExportExtension(document.state()));
}

/// What the project said of a VRM last, else what the VRM that was read says.
VrmSettings vrmOf(const DocumentState& state, const VrmSettings& last) {
    return last == VrmSettings() ? avatarOf(state).meta.value_or(last) : last;
}

} // namespace

ExportForm::ExportForm(const Document& document, UserPrompts& prompts, const Recipe& last,
                       const ExportDraft& draft, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_prompts(prompts)
    , m_fileLabel(new QLabel)
    , m_file(new QLineEdit)
    , m_browse(new QPushButton)
    , m_formatLabel(new QLabel)
    , m_format(new QComboBox)
    , m_profileLabel(new QLabel)
    , m_profile(new QComboBox)
    , m_influencesLabel(new QLabel)
    , m_influences(new QComboBox)
    , m_animations(new QCheckBox)
    , m_motion(new QCheckBox)
    , m_motions(new QCheckBox)
    , m_textures(new QCheckBox)
    , m_packed(new QCheckBox)
    , m_engineFiles(new QCheckBox)
    , m_rebuild(new QCheckBox)
    , m_vrm(new VrmForm(document.state().scene->skeleton, vrmOf(document.state(), last.vrm)))
    , m_heightLabel(new QLabel)
    , m_height(new QLabel) {
    build();
    fill(last, draft);
    showAnimations();
    showRebuild();
    showPacked();
    showEngineFiles();
    connect(m_browse, &QPushButton::clicked, this, &ExportForm::browse);
    connect(m_format, &QComboBox::activated, this, &ExportForm::formatChosen);
    m_format->installEventFilter(this);
    connect(m_profile, &QComboBox::activated, this, &ExportForm::profileChosen);
    connect(m_profile, &QComboBox::activated, this, &ExportForm::changed);
    connect(m_influences, &QComboBox::activated, this, &ExportForm::changed);
    connect(m_animations, &QCheckBox::clicked, this, [this](bool on) { m_animationsAsked = on; });
    connect(m_animations, &QCheckBox::clicked, this, &ExportForm::changed);
    connect(m_animations, &QCheckBox::clicked, this, &ExportForm::showRebuild);
    connect(m_motion, &QCheckBox::clicked, this, &ExportForm::changed);
    connect(m_motion, &QCheckBox::clicked, this, &ExportForm::showRebuild);
    connect(m_motions, &QCheckBox::clicked, this, &ExportForm::changed);
    connect(m_motions, &QCheckBox::clicked, this, &ExportForm::showRebuild);
    connect(m_textures, &QCheckBox::clicked, this, &ExportForm::changed);
    connect(m_packed, &QCheckBox::clicked, this, &ExportForm::changed);
    connect(m_file, &QLineEdit::textChanged, this, &ExportForm::showPacked);
    connect(m_engineFiles, &QCheckBox::clicked, this,
            [this](bool on) { m_engineFilesAsked = on ? EngineFiles::Always : EngineFiles::Never; });
    connect(m_engineFiles, &QCheckBox::clicked, this, &ExportForm::changed);
    connect(m_rebuild, &QCheckBox::clicked, this, [this](bool on) { m_rebuildAsked = on; });
    connect(m_rebuild, &QCheckBox::clicked, this, &ExportForm::showVrm);
    connect(m_rebuild, &QCheckBox::clicked, this, &ExportForm::changed);
    connect(m_file, &QLineEdit::textChanged, this, &ExportForm::showAnimations);
    connect(m_file, &QLineEdit::textChanged, this, &ExportForm::showRebuild);
    connect(m_file, &QLineEdit::textChanged, this, &ExportForm::showFormat);
    connect(m_file, &QLineEdit::textChanged, this, &ExportForm::changed); // last: of what is shown then
    connect(m_vrm, &VrmForm::changed, this, [this] { m_vrmSaid = m_vrm->settings(); });
    connect(m_vrm, &VrmForm::changed, this, &ExportForm::changed);
    connect(m_vrm, &VrmForm::tPoseAsked, this, &ExportForm::tPoseAsked);
    retranslate();
}

void ExportForm::build() {
    m_file->setObjectName("export.file");
    m_format->setObjectName("export.format");
    m_profile->setObjectName("export.profile");
    m_influences->setObjectName("export.influences");
    m_animations->setObjectName("export.animations");
    m_motion->setObjectName("export.motion");
    m_motions->setObjectName("export.motions");
    m_textures->setObjectName("export.textures");
    m_packed->setObjectName("export.packed");
    m_engineFiles->setObjectName("export.engineFiles");
    m_engineFiles->setVisible(!driversOf(m_document.state()).empty());
    m_rebuild->setObjectName("export.rebuild");
    m_file->setMinimumWidth(360);
    for (const FormatLabel& format : exportFormats(*m_document.state().scene)) {
        m_format->addItem(format.name, format.extensions.first());
    }
    for (const auto& [key, profile] : kProfileNames) {
        m_profile->addItem(engineName(profile), static_cast<int>(profile));
    }
    m_influences->addItem("4", 4);
    m_influences->addItem("8", 8);
    m_influences->addItem(QString(), 0);
    m_influences->insertSeparator(m_influences->count());
    for (const auto& [key, influences] : kInfluencePresets) {
        m_influences->addItem(QString(), static_cast<int>(influences));
    }
    auto* row = new QHBoxLayout;
    row->addWidget(m_file, 1);
    row->addWidget(m_browse);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->addRow(m_fileLabel, row);
    form->addRow(m_formatLabel, m_format);
    form->addRow(m_profileLabel, m_profile);
    form->addRow(m_heightLabel, m_height);
    form->addRow(m_vrm); // what it requires is in sight
    form->addRow(m_influencesLabel, m_influences);
    form->addRow(QString(), m_animations);
    form->addRow(QString(), m_motion);
    form->addRow(QString(), m_motions);
    form->addRow(QString(), m_textures);
    form->addRow(QString(), m_packed);
    form->addRow(QString(), m_engineFiles);
    form->addRow(QString(), m_rebuild);
}

void ExportForm::fill(const Recipe& last, const ExportDraft& draft) {
    m_file->setText(draft.file.isEmpty() ? proposedFile(m_document) : draft.file);
    m_format->setCurrentIndex(std::max(0, formatOfFile()));
    m_profile->setCurrentIndex(m_profile->findData(static_cast<int>(exportEngine(last))));
    const int max = m_document.state().settings.maxInfluences;
    m_influences->setCurrentIndex(draft.influences.value_or(max > 0 && max <= 4 ? 0 : 1));
    m_motions->setChecked(draft.motions);
    m_animationsAsked = last.animations;
    m_motion->setChecked(last.rangeOfMotion);
    m_textures->setChecked(last.embedTextures);
    m_packed->setChecked(last.packed);
    m_engineFilesAsked = last.engineFiles;
    m_rebuildAsked = last.rebuild;
    m_keepUnit = last.keepUnit;
    m_vrmSaid = last.vrm;
}

void ExportForm::browse() {
    const QString chosen = m_prompts.fileToWrite(FileKind::Export, file());
    if (chosen.isEmpty()) {
        return;
    }
    m_file->setText(QDir::toNativeSeparators(chosen));
}

/// The row of the format that the file's name ends like; -1: none.
int ExportForm::formatOfFile() const {
    for (int row = 0; row < m_format->count(); ++row) {
        if (file().endsWith(m_format->itemData(row).toString(), Qt::CaseInsensitive)) {
            return row;
        }
    }
    return -1;
}

/// The format follows the file's ending, where that is one.
void ExportForm::showFormat() {
    if (const int format = formatOfFile(); format >= 0) {
        m_format->setCurrentIndex(format);
    }
}

/// The file's ending follows the format.
void ExportForm::formatChosen() {
    const QFileInfo info(file());
    const int before = formatOfFile();
    const QString name = before < 0 ? info.completeBaseName()
                                    : info.fileName().chopped(m_format->itemData(before).toString().size());
    m_file->setText(QDir(info.path()).filePath(name + m_format->currentData().toString()));
    QWidget* required = m_vrm->isHidden() ? nullptr : m_vrm->emptyField();
    if (required != nullptr && !m_passing) {
        required->setFocus();
        Q_EMIT fieldAsked(required);
    }
}

/// The name is there: what is asked for is the kind of file.
void ExportForm::takeKeyboard() {
    m_format->setFocus();
}

/// Arrow keys pass the formats; a letter or a click means one.
bool ExportForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        m_passing = static_cast<QKeyEvent*>(event)->text().isEmpty();
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_passing = false;
    }
    return Panel::eventFilter(watched, event);
}

QString ExportForm::file() const {
    return QDir::fromNativeSeparators(m_file->text().trimmed());
}

ExportSettings ExportForm::settings() const {
    ExportSettings settings;
    settings.profile = static_cast<EngineProfile>(m_profile->currentData().toInt());
    settings.maxInfluences = static_cast<std::size_t>(m_influences->currentData().toInt());
    settings.animations = writesVrm() ? !asksForVrm() : m_animationsAsked || !hasAnimations();
    settings.embedTextures = m_textures->isChecked();
    settings.packed = m_packed->isChecked();
    const bool awaited = m_engineFilesAsked == EngineFiles::ByProfile && !awaitedFile(m_document).isEmpty();
    settings.engineFiles = awaited ? EngineFiles::Always : m_engineFilesAsked; // who waits reads drivers too
    settings.rebuild = m_rebuildAsked;
    settings.keepUnit = m_keepUnit;
    settings.vrm = m_vrm->settings();
    return settings;
}

bool ExportForm::hasAnimations() const {
    return !m_document.state().scene->clips.empty();
}

bool ExportForm::writesVrm() const {
    return file().endsWith(QStringLiteral(".vrm"), Qt::CaseInsensitive);
}

AddedClips ExportForm::clips() const {
    const bool skeleton = m_document.state().hasSkeleton() && !writesVrm();
    const bool motions = !motionsOf(m_document.state()).empty();
    return {skeleton && m_motion->isChecked(), skeleton && motions && m_motions->isChecked()};
}

Recipe ExportForm::recipe() const {
    const ExportSettings chosen = settings();
    Recipe recipe;
    recipe.profile = chosen.profile;
    recipe.animations = m_animationsAsked;
    recipe.rangeOfMotion = m_motion->isChecked();
    recipe.embedTextures = chosen.embedTextures;
    recipe.packed = chosen.packed;
    recipe.engineFiles = m_engineFilesAsked;
    recipe.rebuild = chosen.rebuild;
    recipe.keepUnit = chosen.keepUnit;
    recipe.vrm = asksForVrm() ? chosen.vrm : m_vrmSaid;
    return recipe;
}

ExportDraft ExportForm::draft() const {
    return {m_document.lifetime(), file(), m_influences->currentIndex(), m_motions->isChecked()};
}

void ExportForm::keep() const {
    if (!m_profile->isHidden()) {
        keepEngine(settings().profile);
    }
    if (!m_vrm->isHidden()) {
        m_vrm->keepAuthors();
    }
}

bool ExportForm::asksForVrm() const {
    return !m_vrm->isHidden();
}

QString ExportForm::missing() const {
    return m_vrm->isHidden() ? QString() : m_vrm->missing();
}

QWidget* ExportForm::controlFor(const Error& error) const {
    return m_vrm->isHidden() ? nullptr : m_vrm->controlFor(error);
}

void ExportForm::showHeight() {
    m_height->setText(heightText(settings().profile, heightMeters(*m_document.state().scene)));
}

/// Whoever names an engine wants its unit.
void ExportForm::profileChosen() {
    m_keepUnit = false;
    keepEngine(settings().profile);
    showHeight();
    showRebuild();
    showEngineFiles();
}

/// A VRM has none, whatever was asked for; in another format that holds again.
void ExportForm::showAnimations() {
    const bool vrm = writesVrm();
    m_animations->setChecked(m_animationsAsked && hasAnimations() && !vrm);
    m_animations->setEnabled(hasAnimations() && !vrm);
    m_motion->setVisible(m_document.state().hasSkeleton() && !vrm);
    m_motions->setVisible(!motionsOf(m_document.state()).empty() && !vrm);
    describe(m_animations, tr("Animations"),
             vrm ? tr("VRM uses no animations. A VRM that keeps its original file keeps those in it")
             : hasAnimations() ? tr("Include the file's animations")
                               : tr("The file has no animations"));
}

/// There is a choice only where the file that was read can be kept; else the tip says why not.
void ExportForm::showRebuild() {
    ExportSettings chosen = settings();
    chosen.animations = chosen.animations || writesVrm(); // none is left out of one that can be kept
    const auto forced = whyRebuilt(m_document.state(), file(), chosen);
    const bool moved = clips().rangeOfMotion || clips().motions;
    m_rebuild->setEnabled(!forced && !moved);
    m_rebuild->setChecked(forced || moved || m_rebuildAsked);
    const QString tip =
        forced ? rebuiltText(*forced)
        : moved
            ? tr("The whole file is written anew, because an animation is added to it")
            : tr("Write the whole file anew. Otherwise an export in the format of the original file keeps "
                 "all of it but the weights, and adds your shapes, joints and the keys that drivers make");
    describe(m_rebuild, tr("Rebuild the whole file"), tip);
    showVrm();
}

/// A VRM that is kept says already what it says. None has an engine, nor has DragonBones; 2D files are in
/// pixels.
void ExportForm::showVrm() {
    const bool kept = m_rebuild->isEnabled() && !m_rebuild->isChecked();
    const bool vrm = writesVrm();
    m_vrm->setVisible(vrm && !kept);
    // A VRM is in metres for whatever reads it.
    const bool scene = file().endsWith(QStringLiteral(".tscn"), Qt::CaseInsensitive);
    const bool bones = file().endsWith(QStringLiteral("_ske.json"), Qt::CaseInsensitive);
    for (QWidget* each : std::initializer_list<QWidget*>{m_profileLabel, m_profile}) {
        each->setVisible(!vrm && !bones);
    }
    for (QWidget* each : std::initializer_list<QWidget*>{m_heightLabel, m_height}) {
        each->setVisible(!vrm && !bones && !scene);
    }
    m_textures->setVisible(!bones && !scene);
}

void ExportForm::showPacked() {
    m_packed->setVisible(m_document.state().hasSkeleton() && holdsPackedWeights(file().toStdString()));
}

/// As it was asked for, else as the engine needs it.
void ExportForm::showEngineFiles() {
    const ExportSettings chosen = settings();
    m_engineFiles->setChecked(writesEngineFiles(chosen.engineFiles, chosen.profile));
}

void ExportForm::retranslate() {
    describe(m_fileLabel, m_file, tr("&File"), tr("File to write the character to"));
    m_browse->setText(tr("&Browse..."));
    describe(
        m_formatLabel, m_format, tr("F&ormat"),
        tr("FBX for Unity and Unreal; GLB (a single file) or glTF for Godot and the web; VRM for avatars; "
           "DragonBones and Godot 2D for characters made of pictures"));
    describe(m_profileLabel, m_profile, tr("E&ngine"),
             tr("The engine or program that the file is for. Sets its length unit, and whether a Godot 2D "
                "scene is for Godot 3. The next export proposes it again"));
    describe(m_influencesLabel, m_influences, tr("Max &Influences"),
             tr("Maximum number of joints per vertex in the file, as a number or as a platform takes them. "
                "Below is "
                "what it costs"));
    m_influences->setItemText(2, tr("All"));
    int item = m_influences->count() - static_cast<int>(kInfluencePresets.size());
    for (const auto& [key, influences] : kInfluencePresets) {
        const QString count = influences == 0 ? tr("All") : wholeText(influences);
        m_influences->setItemText(item++, tr("%1: %2").arg(influencePresetText(key), count));
    }
    m_animations->setText(tr("&Animations"));
    showAnimations();
    m_motion->setText(tr("Ran&ge of motion"));
    describe(m_motion, tr("Range of motion"),
             tr("Add an animation to the file that bends every joint in turn, as Play does"));
    m_motions->setText(tr("Loaded motions and &pose keys"));
    describe(m_motions, tr("Loaded motions and pose keys"),
             tr("Add the motions of other files and the pose keys to the file, as animations"));
    m_textures->setText(tr("Embed &textures"));
    describe(
        m_textures, tr("Embed textures"),
        tr("Store the textures in the file instead of referring to image files. GLB always embeds them"));
    m_packed->setText(tr("&8-bit weights"));
    describe(
        m_packed, tr("8-bit weights"),
        tr("Store joints and weights of each vertex in 8 bytes in place of 20. The check after the export "
           "says how far this moves vertices. More than 256 joints are stored in 16 bits"));
    m_engineFiles->setText(tr("Drivers file for engines"));
    describe(m_engineFiles, tr("Drivers file for engines"),
             tr("Write NAME.drivers.json beside the file. Sinew's scripts for Unity, Unreal, Godot 4 and "
                "three.js read it and drive joints and shapes as Sinew does. Save the scripts from the "
                "Help menu"));
    m_rebuild->setText(tr("&Rebuild the whole file"));
    showRebuild();
    m_heightLabel->setText(tr("Height"));
    showHeight();
}

} // namespace sinew

#include "ui/dialogs/ExportDialog.h"

#include "app/document/DocumentState.h"
#include "app/export/ExportJob.h"
#include "app/files/Overwriting.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/NoticeBar.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QCheckBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr int kFrameMilliseconds = 33;
constexpr int kSteps = 1000;
constexpr std::size_t kMaxNotices = 6;
constexpr QSize kExportSize{640, 520};
constexpr int kVrmHeight = 690; ///< shows what a VRM requires, and stands on a screen of 768 rows

/// Whether there are no weights to export, or others will be there soon.
bool needsBind(const Workspace& workspace) {
    const DocumentState& state = workspace.document.state();
    return state.hasSkeleton() && (workspace.bind.running() || (!state.bound() && !state.hasWeights()));
}

} // namespace

ExportDialog::ExportDialog(const WindowContext& context, QWidget* parent)
    : Dialog(parent)
    , m_context(context)
    , m_form(new ExportForm(context.workspace.document, context.prompts,
                            context.workspace.session.exportSettings(),
                            context.workspace.session.exportDraft()))
    , m_deformer(new DeformerNote(context))
    , m_preview(new QCheckBox)
    , m_bindFirst(new QCheckBox)
    , m_progress(new CalmProgressBar)
    , m_result(new QLabel)
    , m_notices(hintLabel())
    , m_export(new QPushButton(highlightedIcon("export"), {}))
    , m_close(new QPushButton) {
    build();
    connectJob();
    connectBind();
    formChanged();
    m_preview->setChecked(context.workspace.view.settings().exportPreview);
    retranslate();
    showRunning(false);
    m_form->takeKeyboard();
}

void ExportDialog::build() {
    m_export->setObjectName("export.run");
    m_export->setProperty("primary", true);
    m_close->setObjectName("dialog.close");
    m_preview->setObjectName("export.preview");
    m_bindFirst->setObjectName("export.bindFirst");
    m_bindFirst->setChecked(true);
    m_progress->setRange(0, kSteps);
    m_progress->setTextVisible(false);
    m_result->setWordWrap(true);
    m_result->setObjectName("export.result");
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_export);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (QWidget* each : {static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_deformer),
                          static_cast<QWidget*>(m_preview), static_cast<QWidget*>(m_notices)}) {
        column->addWidget(each);
    }
    column->addStretch(1);
    m_pane = qobject_cast<QScrollArea*>(scrollPane(content));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(m_pane, 1);
    layout->addWidget(m_bindFirst);
    // However long the form is, what comes of the click stands beside the button.
    layout->addWidget(m_progress);
    layout->addWidget(m_result);
    layout->addLayout(buttons);
    resize(kExportSize);
}

void ExportDialog::connectJob() {
    ExportJob& job = m_context.workspace.exportJob;
    m_timer.setInterval(kFrameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ExportDialog::tick);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::start);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(this, &QDialog::finished, this, &ExportDialog::remember);
    connect(m_form, &ExportForm::changed, this, &ExportDialog::formChanged);
    connect(m_deformer, &DeformerNote::bakeAsked, this, [this] {
        if (!m_waits && !m_context.workspace.exportJob.running()) { // one dialog after the other
            QDialog::reject();
            QTimer::singleShot(0, m_context.actions["pose.bake"], &QAction::trigger);
        }
    });
    connect(m_deformer, &DeformerNote::placeAsked, this, &ExportDialog::leaveForPlace);
    connect(m_form, &ExportForm::fieldAsked, m_pane, [this](QWidget* field) { // once it has its place
        QTimer::singleShot(0, field, [this, field] { m_pane->ensureWidgetVisible(field); });
    });
    connect(m_form, &ExportForm::tPoseAsked, this, &ExportDialog::leaveForRestPose);
    connect(m_preview, &QCheckBox::clicked, this, [this](bool on) {
        ViewSettings view = m_context.workspace.view.settings();
        view.exportPreview = on;
        m_context.workspace.view.set(view);
    });
    connect(&job, &ExportJob::runningChanged, this, &ExportDialog::showRunning);
    connect(&job, &ExportJob::finished, this, &ExportDialog::showOutcome);
    connect(&job, &ExportJob::failed, this, &ExportDialog::showFailure);
    connect(&job, &ExportJob::canceled, this, [this] { say(tr("Canceled. No file was written."), "hint"); });
}

void ExportDialog::connectBind() {
    BindController& bind = m_context.workspace.bind;
    connect(&bind, &BindController::finished, this, [this] { bindEnded(true); });
    connect(&bind, &BindController::canceled, this, [this] { bindEnded(false); });
    connect(&bind, &BindController::stale, this, [this] { bindEnded(false); });
    connect(&bind, &BindController::failed, this, [this] { bindEnded(false); });
    showBindBox();
}

void ExportDialog::showBindBox() {
    m_bindFirst->setVisible(m_waits || needsBind(m_context.workspace));
    m_bindFirst->setEnabled(!m_waits);
}

/// One that runs already is waited for.
void ExportDialog::bindFirst() {
    m_waits = true;
    showBindBox();
    showRunning(true);
    if (!m_context.workspace.bind.running()) {
        m_context.actions["bind.run"]->trigger();
    }
}

void ExportDialog::bindEnded(bool done) {
    const bool waited = std::exchange(m_waits, false);
    showBindBox();
    if (waited && done) {
        run(false);
    } else if (waited) {
        showRunning(false);
        say(tr("Canceled. No file was written."), "hint");
    }
}

/// What was chosen here is proposed when the dialog opens again, however it was left.
void ExportDialog::remember() {
    m_context.workspace.session.setExportSettings(m_form->recipe());
    m_context.workspace.session.setExportDraft(m_form->draft());
}

void ExportDialog::leaveForRestPose() {
    if (m_waits || m_context.workspace.exportJob.running()) {
        return;
    }
    QDialog::reject();
    Q_EMIT restPoseAsked(
        {.named = HumanPose::T, .bones = m_form->settings().vrm.bones, .front = true, .ground = true});
}

void ExportDialog::leaveForPlace(VertexId vertex, std::int32_t joint) {
    if (m_waits || m_context.workspace.exportJob.running()) {
        return;
    }
    QDialog::reject();
    m_context.workspace.document.change(
        tr("Select"),
        [&](DocumentState& state) {
            state.selection = Selection{joint, static_cast<std::int32_t>(vertex.part), vertex};
        },
        MergeKey::Selection);
    m_context.actions["view.frameSelection"]->trigger();
}

/// What was said of the last export is not true of the next one. What is still missing is said before.
void ExportDialog::formChanged() {
    say(m_form->missing(), "hint");
    growForVrm();
    m_notices->clear();
    const QString suffix = QFileInfo(m_form->file()).suffix().toLower();
    const ExportSettings settings = m_form->settings();
    m_export->setEnabled(!m_form->file().isEmpty());
    m_export->setDefault(true);
    const bool gltf = suffix == "glb" || suffix == "gltf" || suffix == "vrm";
    const bool dragonBones = m_form->file().endsWith(QStringLiteral("_ske.json"), Qt::CaseInsensitive);
    const EngineProfile profile = suffix == "tscn" ? EngineProfile::Godot : settings.profile;
    m_deformer->setTarget({profile, gltf, settings.maxInfluences, dragonBones, gltf && settings.packed});
}

/// Once: whoever makes it smaller then wants it so.
void ExportDialog::growForVrm() {
    if (m_form->asksForVrm() && !std::exchange(m_tall, true)) {
        resize(width(), std::max(height(), std::min(kVrmHeight, roomFor(*this).height())));
        setGeometry(fitted(geometry(), roomFor(*this)));
    }
}

/// An export replaces its own file without a word, but not what the work was made from.
bool ExportDialog::mayReplace(const QString& file) {
    const std::vector<std::string> sources = sourceNames(m_context.workspace.document.state());
    const bool source = !checkNoInput({file.toStdString()}, sources);
    return !source || m_context.prompts.confirm(
                          tr("%1 is a source file of this project.").arg(QFileInfo(file).fileName()),
                          tr("If you overwrite it, the original is lost."), tr("&Overwrite the original"));
}

void ExportDialog::start() {
    if (!mayReplace(m_form->file())) {
        return;
    }
    if (m_bindFirst->isVisible() && m_bindFirst->isChecked()) {
        bindFirst();
    } else {
        run(false);
    }
}

void ExportDialog::run(bool replaceSideFiles) {
    const QString file = m_form->file();
    remember();
    m_form->keep();
    say({}, "hint");
    m_notices->clear();
    m_export->setDefault(true);
    ExportSettings settings = m_form->settings();
    settings.replaceSideFiles = replaceSideFiles;
    m_context.workspace.exportJob.start(file, settings, m_form->clips());
}

/// Files in the way of those beside the exported one can be replaced after all.
void ExportDialog::showFailure(const Error& error) {
    say(errorText(error), "error");
    if (QWidget* control = m_form->controlFor(error)) {
        QTimer::singleShot(0, control, [this, control] { // once the form can be used again
            m_pane->ensureWidgetVisible(control);
            control->setFocus();
        });
    }
    if (error.code == ErrorCode::SideFileExists &&
        m_context.prompts.confirm(
            tr("%1 already exists.").arg(QFileInfo(QString::fromStdString(error.arguments[0])).fileName()),
            tr("The export needs this name for a buffer, textures, an atlas or the drivers file of %1, but "
               "the existing file "
               "does not "
               "belong to it.")
                .arg(QFileInfo(QString::fromStdString(error.arguments[1])).fileName()),
            tr("&Replace it"))) {
        run(true);
    }
}

/// Escape or Cancel: first the work that runs, then the dialog.
void ExportDialog::reject() {
    if (m_waits) {
        m_context.workspace.bind.cancel();
    } else if (m_context.workspace.exportJob.running()) {
        m_context.workspace.exportJob.cancel();
    } else {
        QDialog::reject();
    }
}

void ExportDialog::tick() {
    const ExportJob& job = m_context.workspace.exportJob;
    const BindProgress bind = m_context.workspace.bind.progress();
    m_progress->show(static_cast<int>(std::lround((m_waits ? bind.fraction : job.fraction()) * kSteps)));
    const bool readBack = !m_waits && job.stage() == Stage::Import;
    say(readBack ? tr("Checking the file that was written") : stageText(m_waits ? bind.stage : job.stage()),
        "hint");
}

void ExportDialog::showRunning(bool running) {
    m_form->setEnabled(!running);
    m_export->setEnabled(!running && !m_form->file().isEmpty());
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    if (!running && m_close->hasFocus()) { // it went there while nothing else could have it
        m_export->setFocus();
    }
    m_progress->setVisible(running);
    running ? m_timer.start() : m_timer.stop();
}

void ExportDialog::showOutcome(const ExportOutcome& outcome) {
    const QString file = QString::fromStdString(outcome.file.string());
    keepFolder(FileKind::Export, file);
    QStringList names;
    for (const std::filesystem::path& each : outcome.written) {
        names << QString::fromStdString(each.filename().string());
    }
    const QString name = names.join(", ");
    const QString written = tr("Wrote %1 (%2).").arg(name, QString::fromStdString(sizeText(outcome.bytes)));
    const bool vrm = file.endsWith(QStringLiteral(".vrm"), Qt::CaseInsensitive); // metres, whatever reads it
    const QString tall = vrm ? QString::fromStdString(lengthText(outcome.heightMeters, 1.0))
                             : heightText(outcome.profile, outcome.heightMeters);
    const QString height = outcome.readable ? tall : QString();
    const Scene& scene = *m_context.workspace.document.state().scene;
    const auto line = [](bool good, const QString& text) {
        return QString("%1 %2").arg(good ? "\u2713" : "!", text.toHtmlEscaped());
    };
    QStringList checks{QString("<b>%1</b> %2").arg(line(true, written), height.toHtmlEscaped())};
    if (const QString contents = contentsText(outcome); !contents.isEmpty()) {
        checks << line(true, contents);
    }
    checks << line(outcome.deviation && !outcome.readBackError, deviationText(outcome, scene));
    say(checks.join(QStringLiteral("<br>")), outcome.readBackError ? "warning" : "done");
    const Notices notices = reportNotices(outcome, scene);
    QStringList lines;
    for (std::size_t i = 0; i < std::min(notices.size(), kMaxNotices); ++i) {
        lines << noticeText(notices[i], scene.metersPerUnit);
    }
    if (notices.size() > kMaxNotices) {
        lines << tr("and %1 more").arg(notices.size() - kMaxNotices);
    }
    m_notices->setText(lines.join('\n'));
    if (!outcome.readBackError) { // Enter closes the dialog next
        m_close->setDefault(true);
        m_close->setFocus();
    }
    if (!lines.isEmpty()) { // once it has its height
        QTimer::singleShot(0, m_pane, [this] { m_pane->ensureWidgetVisible(m_notices); });
    }
}

void ExportDialog::say(const QString& text, const char* manner) {
    for (const char* each : {"hint", "warning", "error"}) {
        m_result->setProperty(each, qstrcmp(each, manner) == 0);
    }
    m_result->style()->polish(m_result);
    m_result->setText(text);
    m_result->setVisible(!text.isEmpty());
}

void ExportDialog::retranslate() {
    setWindowTitle(tr("Export"));
    m_export->setText(tr("&Export"));
    describe(m_export, tr("Export"), tr("Write the file, read it back and compare it with the character"));
    m_preview->setText(tr("Preview the &deformation as in an engine"));
    describe(
        m_preview, tr("Preview the deformation as in an engine"),
        tr("Shows 4 influences, 8-bit weights and classic linear skinning in the view behind this dialog"));
    m_bindFirst->setText(tr("Bind the skin first"));
    describe(m_bindFirst, tr("Bind the skin first"),
             tr("The character has no weights yet, or a bind is still running. The file is written when the "
                "bind is done; without this it is written at once, as the character is now"));
    describe(m_progress, tr("Progress of the export"), {});
    m_close->setText(tr("Close"));
}

} // namespace sinew

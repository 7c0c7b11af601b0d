#include "ui/dialogs/ExportDialog.h"

#include "app/bake/BakeEdits.h"
#include "app/document/DocumentState.h"
#include "app/export/ExportJob.h"
#include "app/files/Overwriting.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "app/view/ViewData.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/NoticeBar.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QCheckBox>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <QWhatsThisClickedEvent>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kFrameMilliseconds = 33;
constexpr int kSteps = 1000;
constexpr std::size_t kMaxNotices = 6;
constexpr const char* kBakePage = "bake"; ///< of the manual

/// A text with a count in it; English ones say "vertex(ices)".
QString countedText(const char* text, std::size_t count) {
    const QString words = DiskDialog::tr(text, nullptr, static_cast<int>(count));
    return pluralText(words, count == 1).arg(wholeText(count));
}

QString metersText(double meters, double metersPerUnit) {
    return QString::fromStdString(lengthText(meters, metersPerUnit));
}

QString nameOrRoot(const std::string& name) {
    return name.empty() ? DiskDialog::tr("none") : printable(name);
}

} // namespace

/// What becomes of the character's deformation where it is exported to, in words and in centimetres.
class DeformerNote : public Panel {
    Q_OBJECT
public:
    explicit DeformerNote(const WindowContext& context, QWidget* parent = nullptr);
    void setTarget(const ExportTarget& target);

Q_SIGNALS:
    /// The skinning method shall be baked before the character is exported.
    void bakeAsked();

protected:
    void retranslate() override;

private:
    void show();
    QString lossText();

    WindowContext m_context;
    ExportTarget m_target;
    CachedTask<std::tuple<quint64, std::shared_ptr<const ImplicitSkin>, ExportTarget>, DeformerLoss> m_loss;
    QLabel* m_fate;
    QLabel* m_difference;
    QLabel* m_advice;
};

DeformerNote::DeformerNote(const WindowContext& context, QWidget* parent)
    : Panel(parent)
    , m_context(context)
    , m_fate(hintLabel())
    , m_difference(hintLabel())
    , m_advice(new QLabel) {
    m_fate->setObjectName("export.fate");
    m_difference->setObjectName("export.difference");
    m_advice->setObjectName("export.advice");
    m_advice->setProperty("hint", true);
    m_advice->setWordWrap(true);
    m_advice->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_advice, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == kBakePage) { // as a link in an explanation of What's This opens it
            QWhatsThisClickedEvent page(link);
            QCoreApplication::sendEvent(m_advice, &page);
        } else {
            Q_EMIT bakeAsked();
        }
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_fate);
    layout->addWidget(m_difference);
    layout->addWidget(m_advice);
    connect(&context.workspace.implicit, &ImplicitController::skinChanged, this, &DeformerNote::show);
    retranslate();
}

void DeformerNote::setTarget(const ExportTarget& target) {
    m_target = target;
    show();
}

void DeformerNote::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_fate->setText(
        deformerFateText(m_target, state.deform, state.bound() && !state.settings.alphaCurves.empty()));
    m_difference->setText(lossText());
    m_advice->setVisible(!skinnedLinearly(state) && state.hasSkeleton() && state.hasWeights());
}

/// Empty where there is nothing to compare.
QString DeformerNote::lossText() {
    Workspace& workspace = m_context.workspace;
    const DocumentState& state = workspace.document.state();
    const auto weighted = [](const auto& part) { return part != nullptr; };
    if (!state.hasSkeleton() || !state.weights || std::ranges::none_of(*state.weights, weighted)) {
        return {};
    }
    const auto skin = workspace.implicit.skin();
    if (state.deform.implicit && !skin) {
        return tr("The difference is measured once the fields are fitted.");
    }
    const auto loss = m_loss.get(
        workspace.pool, std::tuple(workspace.posed.revision(), skin, m_target),
        [form = workspace.posed.snapshot(), skin, target = m_target](Progress& progress) {
            return deformerLoss(form, skin, target, progress);
        },
        [this] { show(); });
    return loss ? deformerLossText(*loss) : tr("Measuring the difference...");
}

void DeformerNote::retranslate() {
    m_advice->setText(
        tr("<a href=\"dialog\">Bake for Engine</a> lets the engine show the same: by weights, helper "
           "joints and corrective shapes. <a href=\"bake\">How it works</a>"));
    show();
}

ExportDialog::ExportDialog(const WindowContext& context, QWidget* parent)
    : Dialog(parent)
    , m_context(context)
    , m_form(new ExportForm(context.workspace.document, context.prompts,
                            context.workspace.session.exportSettings()))
    , m_deformer(new DeformerNote(context))
    , m_preview(new QCheckBox)
    , m_progress(new CalmProgressBar)
    , m_result(new QLabel)
    , m_notices(hintLabel())
    , m_export(new QPushButton(highlightedIcon("export"), {}))
    , m_close(new QPushButton) {
    build();
    connectJob();
    formChanged();
    m_preview->setChecked(context.workspace.view.settings().exportPreview);
    retranslate();
    showRunning(false);
}

void ExportDialog::build() {
    m_export->setObjectName("export.run");
    m_export->setProperty("primary", true);
    m_export->setDefault(true);
    m_preview->setObjectName("export.preview");
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
    // However long the form is, what comes of the click stands beside the button.
    layout->addWidget(m_progress);
    layout->addWidget(m_result);
    layout->addLayout(buttons);
    resize(620, 520);
}

void ExportDialog::connectJob() {
    ExportJob& job = m_context.workspace.exportJob;
    m_timer.setInterval(kFrameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ExportDialog::tick);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::start);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(m_form, &ExportForm::changed, this, &ExportDialog::formChanged);
    connect(m_deformer, &DeformerNote::bakeAsked, this, [this] {
        if (!m_context.workspace.exportJob.running()) { // one dialog after the other
            QDialog::reject();
            QTimer::singleShot(0, m_context.actions["pose.bake"], &QAction::trigger);
        }
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

/// What was chosen here is proposed when the dialog opens again.
void ExportDialog::leaveForRestPose() {
    if (m_context.workspace.exportJob.running()) {
        return;
    }
    const Recipe recipe = m_form->recipe();
    m_context.workspace.session.setExportSettings(recipe);
    QDialog::reject();
    Q_EMIT restPoseAsked({.named = HumanPose::T, .bones = recipe.vrm.bones, .front = true, .ground = true});
}

/// What was said of the last export is not true of the next one.
void ExportDialog::formChanged() {
    say({}, "hint");
    m_notices->clear();
    const QString suffix = QFileInfo(m_form->file()).suffix().toLower();
    const ExportSettings settings = m_form->settings();
    m_export->setEnabled(!m_form->file().isEmpty());
    const bool gltf = suffix == "glb" || suffix == "gltf" || suffix == "vrm";
    const bool dragonBones = m_form->file().endsWith(QStringLiteral("_ske.json"), Qt::CaseInsensitive);
    const EngineProfile profile = suffix == "tscn" ? EngineProfile::Godot : settings.profile;
    m_deformer->setTarget({profile, gltf, settings.maxInfluences, dragonBones});
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
    if (mayReplace(m_form->file())) {
        run(false);
    }
}

void ExportDialog::run(bool replaceSideFiles) {
    const QString file = m_form->file();
    m_context.workspace.session.setExportSettings(m_form->recipe());
    m_form->keep();
    say({}, "hint");
    m_notices->clear();
    ExportSettings settings = m_form->settings();
    settings.replaceSideFiles = replaceSideFiles;
    m_context.workspace.exportJob.start(file, settings, m_form->clips());
}

/// Files in the way of those beside the exported one can be replaced after all.
void ExportDialog::showFailure(const Error& error) {
    say(errorWords(error), "error");
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
    if (m_context.workspace.exportJob.running()) {
        m_context.workspace.exportJob.cancel();
    } else {
        QDialog::reject();
    }
}

void ExportDialog::tick() {
    const ExportJob& job = m_context.workspace.exportJob;
    m_progress->show(static_cast<int>(std::lround(job.fraction() * kSteps)));
    say(stageText(job.stage()), "hint");
}

void ExportDialog::showRunning(bool running) {
    m_form->setEnabled(!running);
    m_export->setEnabled(!running && !m_form->file().isEmpty());
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    m_progress->setVisible(running);
    running ? m_timer.start() : m_timer.stop();
}

void ExportDialog::showOutcome(const ExportOutcome& outcome) {
    keepFolder(FileKind::Export, QString::fromStdString(outcome.file.string()));
    QStringList names;
    for (const std::filesystem::path& file : outcome.written) {
        names << QString::fromStdString(file.filename().string());
    }
    const QString name = names.join(", ");
    const QString written = tr("Wrote %1 (%2).").arg(name, QString::fromStdString(sizeText(outcome.bytes)));
    const QString height = outcome.readable ? heightText(outcome.profile, outcome.heightMeters) : QString();
    const Scene& scene = *m_context.workspace.document.state().scene;
    const QString check = deviationText(outcome, scene);
    say(QString("<b>%1</b> %2<br>%3")
            .arg(written.toHtmlEscaped(), height.toHtmlEscaped(), check.toHtmlEscaped()),
        outcome.readBackError ? "warning" : "done");
    QStringList lines;
    for (std::size_t i = 0; i < std::min(outcome.notices.size(), kMaxNotices); ++i) {
        lines << noticeText(outcome.notices[i], scene.metersPerUnit);
    }
    if (outcome.notices.size() > kMaxNotices) {
        lines << tr("and %1 more").arg(outcome.notices.size() - kMaxNotices);
    }
    m_notices->setText(lines.join('\n'));
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
    describe(m_progress, tr("Progress of the export"), {});
    m_close->setText(tr("Close"));
}

QString differenceText(const PartDifference& part, double metersPerUnit) {
    if (part.kind == DifferenceKind::Added) {
        return DiskDialog::tr("Added: %1")
            .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices)"), part.verticesNow));
    }
    if (part.kind == DifferenceKind::Removed) {
        return DiskDialog::tr("Removed: %1")
            .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices)"), part.vertices));
    }
    QStringList pieces;
    if (!part.renamed.empty()) {
        pieces << DiskDialog::tr("now called %1").arg(printable(part.renamed));
    }
    if (part.vertices != part.verticesNow) {
        pieces << DiskDialog::tr("%1 vertices, now %2")
                      .arg(wholeText(part.vertices), wholeText(part.verticesNow));
    }
    if (part.polygons != part.polygonsNow) {
        pieces << DiskDialog::tr("%1 polygons, now %2")
                      .arg(wholeText(part.polygons), wholeText(part.polygonsNow));
    }
    if (part.rewired) {
        pieces << DiskDialog::tr("other polygons");
    }
    if (part.moved > 0) {
        pieces << DiskDialog::tr("%1, by %2 at most")
                      .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices) moved"),
                                       part.moved),
                           metersText(part.farthest, metersPerUnit));
    }
    return pieces.join("; ");
}

QString differenceText(const JointOnDisk& joint, double metersPerUnit) {
    if (joint.kind != DifferenceKind::Changed) {
        return joint.kind == DifferenceKind::Added ? DiskDialog::tr("Added") : DiskDialog::tr("Removed");
    }
    constexpr double minTurn = 0.05; // what one decimal shows
    QStringList pieces;
    const QString moved = metersText(joint.moved, metersPerUnit);
    if (joint.moved > 0.0 && moved != metersText(0.0, metersPerUnit)) {
        pieces << DiskDialog::tr("moved by %1").arg(moved);
    }
    if (joint.turned >= minTurn) {
        pieces << DiskDialog::tr("rotated by %1°").arg(decimalText(joint.turned, 1));
    }
    if (joint.reparented) {
        pieces
            << DiskDialog::tr("parent %1, was %2").arg(nameOrRoot(joint.parentNow), nameOrRoot(joint.parent));
    }
    return pieces.isEmpty() ? DiskDialog::tr("moved or rotated very little") : pieces.join("; ");
}

QString differenceText(const SkinDifference& skin) {
    if (skin.kind != DifferenceKind::Changed) {
        return skin.kind == DifferenceKind::Added ? DiskDialog::tr("has weights now")
                                                  : DiskDialog::tr("has no weights any more");
    }
    return DiskDialog::tr("%1, by %2 at most")
        .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices) changed"), skin.vertices),
             QString::fromStdString(percentText(skin.largest)));
}

} // namespace sinew

#include "ExportDialog.moc"

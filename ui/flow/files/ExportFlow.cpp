#include "ui/flow/files/ExportFlow.h"

#include "app/document/edits/Edits.h"
#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/flow/weights/WeightsFlow.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

ExportFlow::ExportFlow(const WindowContext& context, QWidget* window)
    : QObject(window)
    , m_context(context)
    , m_window(window) {
    const auto show = [this] {
        m_context.actions["file.export"]->setEnabled(m_context.workspace.document.state().hasScene());
    };
    context.actions.on("file.export", this, [this] { open(); });
    context.workspace.document.onChange(DocumentChange::Scene, this, show);
    connect(&context.workspace.exportJob, &ExportJob::finished, this, [this](const ExportOutcome& outcome) {
        Q_EMIT said(deviationText(outcome, *m_context.workspace.document.state().scene));
    });
    show();
}

void ExportFlow::open() {
    const DocumentState& state = m_context.workspace.document.finishWeights();
    const bool binding = m_context.workspace.bind.running();
    if (!state.bound() && state.hasSkeleton() &&
        !m_context.prompts.confirm(
            binding ? tr("Bind Skin is still running.") : tr("The character is not bound yet."),
            binding ? tr("To export its weights, cancel and wait until it is done.")
                    : tr("It is exported with the weights of its source file, if it has any."),
            tr("&Export Anyway"))) {
        return;
    }
    ExportDialog(m_context, m_window).exec();
}

namespace {

FileKind kindOf(const RenderSettings& settings) {
    if (!settings.turntable || settings.format == FilmFormat::Png) {
        return FileKind::Picture;
    }
    return settings.format == FilmFormat::WebP ? FileKind::WebpFilm : FileKind::Mp4Film;
}

QString endingOf(FileKind kind) {
    return kind == FileKind::Picture ? ".png" : kind == FileKind::WebpFilm ? ".webp" : ".mp4";
}

} // namespace

PictureFlow::PictureFlow(const WindowContext& context, ViewportWidget& viewport, QWidget* window,
                         QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_viewport(viewport)
    , m_window(window) {
    m_turntable.turntable = true;
    m_turntable.width = 1280;
    m_turntable.height = 720;
    context.actions.on("file.savePicture", this, [this] { open(m_picture); });
    context.actions.on("file.saveTurntable", this, [this] { open(m_turntable); });
    context.workspace.document.onChange(DocumentChange::Scene, this, &PictureFlow::show);
    connectJob();
    show();
}

void PictureFlow::connectJob() {
    RenderJob& job = m_context.workspace.render;
    connect(&job, &RenderJob::runningChanged, this, &PictureFlow::show);
    connect(&job, &RenderJob::written, this, [this](const QString& file) {
        keepFolder(FileKind::Picture, file);
        Q_EMIT said(tr("Rendered to %1.").arg(QDir::toNativeSeparators(file)));
    });
    connect(&job, &RenderJob::canceled, this,
            [this](const QString& name) { Q_EMIT said(workCanceled(name)); });
    connect(&job, &RenderJob::failed, this, [this](const QString& name, const Error& error) {
        m_context.prompts.tellError(tr("%1 failed.").arg(name), errorWords(error));
    });
}

void PictureFlow::open(RenderSettings& last) {
    if (!m_context.workspace.document.state().hasScene()) {
        return;
    }
    auto* dialog = new PictureDialog(last, m_viewport.size() * m_viewport.devicePixelRatioF(),
                                     !ffmpegProgram().isEmpty(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, &last] {
        last = dialog->settings();
        save(last);
    });
    // Another character would not be the one that was meant.
    m_context.workspace.document.onChange(DocumentChange::Scene, dialog, [dialog] {
        if (dialog->isVisible()) {
            dialog->reject();
        }
    });
    dialog->open();
}

void PictureFlow::save(const RenderSettings& settings) {
    Workspace& workspace = m_context.workspace;
    const FileKind kind = kindOf(settings);
    const QString file = m_context.prompts.fileToWrite(kind, workspace.document.title() + endingOf(kind));
    if (file.isEmpty() || !mayReplace(targetsOf(settings, file), file)) {
        return;
    }
    workspace.document.finishWeights();
    m_viewport.frameFirst();
    workspace.render.run(
        shotOf(workspace.posed, workspace.document.state(), workspace.view.settings(), m_viewport.camera()),
        settings, file);
}

/// The file dialog asked for `asked` alone.
bool PictureFlow::mayReplace(const QStringList& files, const QString& asked) const {
    const auto there = std::ranges::count_if(
        files, [&](const QString& file) { return file != asked && QFileInfo::exists(file); });
    return there == 0 ||
           m_context.prompts.confirm(
               tr("%1 of these pictures exist already.").arg(wholeText(static_cast<std::size_t>(there))),
               tr("From %1 to %2. They are replaced.")
                   .arg(QFileInfo(files.first()).fileName(), QFileInfo(files.last()).fileName()),
               tr("&Replace Pictures"));
}

void PictureFlow::show() {
    const bool possible =
        m_context.workspace.document.state().hasScene() && !m_context.workspace.render.running();
    m_context.actions["file.savePicture"]->setEnabled(possible);
    m_context.actions["file.saveTurntable"]->setEnabled(possible);
}

} // namespace sinew

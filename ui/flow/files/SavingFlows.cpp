#include "app/document/edits/Edits.h"
#include "app/export/EngineScripts.h"
#include "app/files/Overwriting.h"
#include "app/picture/Picture.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/flow/files/FileFlow.h"
#include "ui/flow/weights/WeightsFlow.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/Preferences.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

/// Without a background, so that it suits either theme.
PictureSettings thumbnailSettings() {
    PictureSettings settings;
    settings.width = settings.height = Thumbnails::kSide;
    settings.skeleton = settings.background = false;
    return settings;
}

} // namespace

QString workText(const RecoverableWork& work) {
    const QString time = momentText(work.time);
    return work.projectFile.isEmpty()
               ? QCoreApplication::translate("AutosaveFlow", "%1, %2, never saved").arg(work.title, time)
               : QString("%1, %2, %3").arg(work.title, time, QDir::toNativeSeparators(work.projectFile));
}

AutosaveFlow::AutosaveFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    connect(&context.preferences, &Preferences::changed, this, &AutosaveFlow::applyPreferences);
    connect(&context.workspace.autosave, &Autosave::saved, this, [this] { Q_EMIT said(tr("Autosaved")); });
    connect(&context.workspace.autosave, &Autosave::failed, this,
            [this](const Error& error) { Q_EMIT said(tr("Autosave failed: %1").arg(errorText(error))); });
    // Before long work, which is what could fail.
    context.actions.on("bind.run", this, [this] { saveBefore(); });
    connect(&context.workspace.exportJob, &ExportJob::runningChanged, this, [this](bool runs) {
        if (runs) {
            saveBefore();
        }
    });
    applyPreferences();
}

void AutosaveFlow::saveBefore() {
    if (m_context.preferences.values().autosave) {
        m_context.workspace.autosave.saveNow();
    }
}

void AutosaveFlow::applyPreferences() {
    constexpr int milliseconds = 1000;
    const PreferenceValues& values = m_context.preferences.values();
    m_context.workspace.autosave.setInterval(values.autosave ? values.autosaveSeconds * milliseconds
                                                             : std::numeric_limits<int>::max());
}

bool AutosaveFlow::offer() {
    const AutosaveScan scan = m_context.workspace.autosave.recoverable();
    for (const Error& problem : scan.problems) {
        m_context.prompts.tellError(tr("An autosave copy is damaged."), errorText(problem));
    }
    if (scan.works.empty()) {
        return false;
    }
    QStringList texts;
    for (const RecoverableWork& work : scan.works) {
        texts << workText(work);
    }
    const RecoveryChoice choice = m_context.prompts.recoverWork(texts);
    if (choice.index < 0 || choice.index >= texts.size()) {
        return false; // it is offered again at the next start
    }
    const RecoverableWork& work = scan.works[static_cast<std::size_t>(choice.index)];
    if (choice.discard) {
        m_context.workspace.autosave.discard(work.file);
        return scan.works.size() > 1 && offer();
    }
    recover(work);
    return true;
}

void AutosaveFlow::recover(const RecoverableWork& work) {
    Session& session = m_context.workspace.session;
    connect(
        &session, &Session::opened, this,
        [this, file = work.file] { m_context.workspace.autosave.adopt(file); },
        static_cast<Qt::ConnectionType>(Qt::AutoConnection | Qt::SingleShotConnection));
    session.restore(work.project, {}, work.projectFile, true);
}

ThumbnailFlow::ThumbnailFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_job(context.workspace.pool) {
    const Session& session = context.workspace.session;
    connect(&session, &Session::opened, this, &ThumbnailFlow::take);
    connect(&session, &Session::reloaded, this, &ThumbnailFlow::take);
    connect(&session, &Session::saved, this, &ThumbnailFlow::take);
}

void ThumbnailFlow::take(const QString& file) {
    const auto scene = m_context.workspace.document.state().scene;
    if (file.isEmpty() || file == samplePath() || !scene) {
        return; // of these no list speaks
    }
    if (scene == m_scene && !m_picture.isNull()) {
        m_context.workspace.thumbnails.keep(file, m_picture);
        return;
    }
    m_job.start<QImage>(
        [scene](Progress& progress) { return renderPicture(*scene, thumbnailSettings(), progress); },
        [this, file, scene](const Expected<QImage>& picture) {
            if (picture) {
                m_scene = scene;
                m_picture = *picture;
                m_context.workspace.thumbnails.keep(file, m_picture);
            }
        });
}

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
    m_context.workspace.document.finishWeights();
    ExportDialog dialog(m_context, m_window);
    // One dialog after the other.
    connect(&dialog, &ExportDialog::restPoseAsked, this, &ExportFlow::restPoseAsked, Qt::QueuedConnection);
    dialog.exec();
}

LiveLinkFlow::LiveLinkFlow(const WindowContext& context, const QStringList& arguments, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    LiveLink& link = context.workspace.liveLink;
    context.actions.on("file.liveLink", this, [&link](bool on) { link.setOn(on); });
    connect(&link, &LiveLink::changed, this, &LiveLinkFlow::show);
    connect(&context.workspace.session, &Session::saved, this,
            [&link](const QString& project) { link.keepCharacter(project); });
    if (const QString folder = liveFolder(arguments); !folder.isEmpty()) {
        link.join(arguments.at(1), folder);
    }
    show();
}

/// Without Blender nobody needs to read of it.
void LiveLinkFlow::show() {
    const LiveLink& link = m_context.workspace.liveLink;
    QAction* action = m_context.actions["file.liveLink"];
    const LiveLink::State state = link.state();
    action->setVisible(state != LiveLink::State::None);
    action->setEnabled(state != LiveLink::State::None && state != LiveLink::State::Closed);
    action->setChecked(link.on() && action->isEnabled());
    Q_EMIT told(link.text(), link.tip(),
                state == LiveLink::State::Refused || state == LiveLink::State::Failed);
}

QString saveEngineScripts(UserPrompts& prompts) {
    const QString last = lastFolder(FileKind::Export);
    const QString folder = prompts.folderToOpen(ExportFlow::tr("Choose the Folder for the Engine Scripts"),
                                                last.isEmpty() ? QDir::homePath() : last);
    if (folder.isEmpty()) {
        return {};
    }
    const QStringList changed = changedEngineScripts(folder.toStdString());
    if (!changed.isEmpty() &&
        !prompts.confirm(ExportFlow::tr("Some scripts in this folder differ from Sinew's."),
                         ExportFlow::tr("%1: what was changed in them is lost.").arg(changed.join(", ")),
                         ExportFlow::tr("&Replace Them"))) {
        return {};
    }
    const Expected<void> saved = writeEngineScripts(folder.toStdString());
    if (!saved) {
        prompts.tellError(ExportFlow::tr("The scripts were not saved."), errorText(saved.error()));
        return {};
    }
    return ExportFlow::tr("Wrote %1 files to %2.")
        .arg(QString::number(engineScripts().size()), QDir::toNativeSeparators(folder));
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
        m_context.prompts.tellError(tr("%1 failed.").arg(name), errorText(error));
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

#include "ui/flow/files/FileFlow.h"

#include "app/picture/Picture.h"
#include "app/text/Numbers.h"
#include "ui/workspace/Preferences.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QCoreApplication>
#include <QDir>

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
            [this](const Error& error) { Q_EMIT said(tr("Autosave failed: %1").arg(errorWords(error))); });
    applyPreferences();
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
        m_context.prompts.tellError(tr("An autosave copy is damaged."), errorWords(problem));
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

} // namespace sinew

#include "ui/flow/files/ThumbnailFlow.h"

#include "app/picture/Picture.h"
#include "ui/workspace/Workspace.h"

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

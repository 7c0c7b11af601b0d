#pragma once

#include "app/jobs/LatestJob.h"
#include "ui/workspace/Workspace.h"

#include <QImage>
#include <QObject>

#include <memory>

namespace sinew {

struct Scene;

/// Takes a small picture of every character that is opened, reloaded or saved, in the background, for the
/// list of recent files.
class ThumbnailFlow : public QObject {
    Q_OBJECT
public:
    explicit ThumbnailFlow(const WindowContext& context, QObject* parent = nullptr);

private:
    void take(const QString& file);

    WindowContext m_context;
    LatestJob m_job;
    std::shared_ptr<const Scene> m_scene; ///< of the last picture
    QImage m_picture;
};

} // namespace sinew

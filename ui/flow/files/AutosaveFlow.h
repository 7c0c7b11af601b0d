#pragma once

#include "app/jobs/LatestJob.h"
#include "app/project/Autosave.h"
#include "ui/workspace/Workspace.h"

#include <QImage>
#include <QObject>

#include <memory>

namespace sinew {

struct Scene;

/// Keeps unsaved work as the preferences say, and offers what a crash left behind.
class AutosaveFlow : public QObject {
    Q_OBJECT
public:
    explicit AutosaveFlow(const WindowContext& context, QObject* parent = nullptr);

    /// At the start of the program. True: work is being recovered.
    bool offer();

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void applyPreferences();
    void recover(const RecoverableWork& work);

    WindowContext m_context;
};

/// "wayfarer, 21 November 14:03 (C:/art/wayfarer.sinew)".
QString workText(const RecoverableWork& work);

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

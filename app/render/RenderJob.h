#pragma once

#include "app/jobs/LatestJob.h"
#include "app/render/Rendering.h"

namespace sinew {

/// Renders pictures and turntables in the background, one at a time.
class RenderJob : public QObject {
    Q_OBJECT
public:
    explicit RenderJob(TaskPool& pool, QObject* parent = nullptr);

    /// Takes the place of what runs.
    void run(const Shot& shot, const RenderSettings& settings, const QString& file);
    void cancel();

    bool running() const { return m_job.running(); }
    /// Of what runs, or ran last.
    QString name() const;
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    void written(const QString& file); ///< the first one of a sequence
    void failed(const QString& name, const sinew::Error& error);
    void canceled(const QString& name);

private:
    void end(const QString& file, const Expected<void>& outcome);

    LatestJob m_job;
    bool m_turntable = false;
};

} // namespace sinew

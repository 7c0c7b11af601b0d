#pragma once

#include "app/jobs/TaskPool.h"
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

    bool running() const { return m_task != nullptr; }
    /// Of what runs, or ran last.
    QString name() const;
    double fraction() const { return m_task ? m_task->fraction() : 0.0; }

Q_SIGNALS:
    void runningChanged(bool running);
    void written(const QString& file); ///< the first one of a sequence
    void failed(const QString& name, const sinew::Error& error);
    void canceled(const QString& name);

private:
    void end(const QString& file, const Expected<void>& outcome);
    void setTask(std::shared_ptr<TaskProgress> task);

    TaskPool& m_pool;
    bool m_turntable = false;
    std::shared_ptr<TaskProgress> m_task;
    quint64 m_ticket = 0;
};

} // namespace sinew

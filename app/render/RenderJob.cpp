#include "app/render/RenderJob.h"

#include <utility>

namespace sinew {

RenderJob::RenderJob(TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_pool(pool) {}

QString RenderJob::name() const {
    return m_turntable ? tr("Save Turntable") : tr("Save Picture");
}

void RenderJob::setTask(std::shared_ptr<TaskProgress> task) {
    const bool before = running();
    m_task = std::move(task);
    if (running() != before) {
        Q_EMIT runningChanged(running());
    }
}

void RenderJob::cancel() {
    if (m_task) {
        m_task->cancel(); // its end comes with Canceled
    }
}

void RenderJob::run(const Shot& shot, const RenderSettings& settings, const QString& file) {
    cancel();
    m_turntable = settings.turntable;
    const quint64 ticket = ++m_ticket;
    setTask(m_pool.run<void>(
        this, [shot, settings, file](Progress& progress) { return render(shot, settings, file, progress); },
        [this, file = targetsOf(settings, file).first(), ticket](const Expected<void>& outcome) {
            if (ticket == m_ticket) { // else another one has taken its place
                end(file, outcome);
            }
        }));
}

void RenderJob::end(const QString& file, const Expected<void>& outcome) {
    setTask(nullptr);
    if (outcome) {
        Q_EMIT written(file);
    } else if (outcome.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled(name());
    } else {
        Q_EMIT failed(name(), outcome.error());
    }
}

} // namespace sinew

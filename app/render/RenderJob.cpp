#include "app/render/RenderJob.h"

#include <utility>

namespace sinew {

RenderJob::RenderJob(TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {}

QString RenderJob::name() const {
    return m_turntable ? tr("Save Turntable") : tr("Save Picture");
}

void RenderJob::cancel() {
    m_job.cancel(); // its end comes with Canceled
}

void RenderJob::run(const Shot& shot, const RenderSettings& settings, const QString& file) {
    m_turntable = settings.turntable;
    m_job.start<void>(
        [shot, settings, file](Progress& progress) { return render(shot, settings, file, progress); },
        [this, file = targetsOf(settings, file).first()](const Expected<void>& outcome) {
            end(file, outcome);
        });
}

void RenderJob::end(const QString& file, const Expected<void>& outcome) {
    if (outcome) {
        Q_EMIT written(file);
    } else if (outcome.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled(name());
    } else {
        Q_EMIT failed(name(), outcome.error());
    }
}

} // namespace sinew

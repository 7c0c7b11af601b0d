#include "app/batch/BatchJob.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace sinew {

Recipe batchRecipe(const BindSettings& settings, const Recipe& exported) {
    Recipe recipe;
    recipe.bind = settings;
    recipe.profile = exported.profile;
    recipe.animations = exported.animations;
    recipe.rangeOfMotion = exported.rangeOfMotion;
    recipe.embedTextures = exported.embedTextures;
    recipe.packed = exported.packed;
    recipe.rebuild = exported.rebuild;
    recipe.keepUnit = exported.keepUnit;
    recipe.engineFiles = exported.engineFiles;
    recipe.vrm = exported.vrm;
    recipe.vrm.bones.clear(); // joints of one character
    return recipe;
}

BatchJob::BatchJob(QObject* parent)
    : QObject(parent)
    , m_pool(1)
    , m_job(m_pool) {}

void BatchJob::look(const BatchSettings& settings, const std::optional<Recipe>& recipe) {
    if (!m_binding) {
        begin(settings, recipe, false);
    }
}

void BatchJob::start(const BatchSettings& settings, const std::optional<Recipe>& recipe) {
    if (!m_binding) {
        m_binding = true;
        begin(settings, recipe, true);
        Q_EMIT runningChanged(true);
    }
}

void BatchJob::clear() {
    if (!m_binding) {
        m_job.drop();
        m_rows.clear();
        Q_EMIT listed();
    }
}

double BatchJob::fraction() const {
    const std::size_t ended =
        count(BatchState::Done) + count(BatchState::Skipped) + count(BatchState::Failed);
    return m_rows.empty() ? 0.0 : static_cast<double>(ended) / static_cast<double>(m_rows.size());
}

std::size_t BatchJob::count(BatchState state) const {
    return static_cast<std::size_t>(std::ranges::count(m_rows, state, &BatchRow::state));
}

void BatchJob::begin(BatchSettings settings, const std::optional<Recipe>& recipe, bool binds) {
    if (recipe) {
        settings.recipe = m_folder.filePath("settings.json").toStdString();
        if (const Expected<void> written = writeRecipe(*recipe, settings.recipe); !written) {
            end(fail(written.error()), binds);
            return;
        }
    }
    m_job.start<Rows>([this, settings = std::move(settings),
                       binds](Progress& progress) { return work(settings, binds, progress); },
                      [this, binds](Expected<Rows> outcome) { end(std::move(outcome), binds); });
}

/// On a thread of the pool, which ends before this object does. A failed row of an earlier batch is tried
/// again, so it counts as open.
Expected<BatchJob::Rows> BatchJob::work(const BatchSettings& settings, bool binds, Progress& progress) {
    SINEW_TRY(Rows rows, batchRows(settings));
    SINEW_CHECK(readRecords(rows, settings, progress));
    if (!binds) {
        return rows;
    }
    for (BatchRow& row : rows) {
        row.state = row.state == BatchState::Failed ? BatchState::Open : row.state;
    }
    std::error_code problem;
    std::filesystem::create_directories(settings.folder, problem);
    if (problem) {
        return fail(ErrorCode::FileUnwritable, {settings.folder, problem.message()});
    }
    QMetaObject::invokeMethod(
        this,
        [this, rows] {
            m_rows = rows;
            Q_EMIT listed();
        },
        Qt::QueuedConnection);
    SINEW_CHECK(runBatchJobs(rows, settings, progress, [&](const BatchRow& row) {
        QMetaObject::invokeMethod(
            this,
            [this, row, number = static_cast<std::size_t>(&row - rows.data())] {
                m_rows[number] = row;
                Q_EMIT rowChanged(number);
            },
            Qt::QueuedConnection);
    }));
    return rows;
}

void BatchJob::end(Expected<Rows> outcome, bool binds) {
    const bool stopped = !outcome && outcome.error().code == ErrorCode::Canceled;
    if (binds) {
        m_binding = false;
        for (BatchRow& row : m_rows) { // processes that were stopped
            row.state = row.state == BatchState::Running ? BatchState::Open : row.state;
        }
    }
    if (outcome) {
        m_rows = std::move(*outcome);
        Q_EMIT listed();
    } else if (!binds || !stopped) {
        m_rows.clear();
        Q_EMIT listed();
    }
    if (binds) {
        Q_EMIT runningChanged(false);
    }
    if (stopped && binds) {
        Q_EMIT canceled();
    } else if (!outcome && !stopped) {
        Q_EMIT failed(outcome.error());
    } else if (binds) {
        Q_EMIT finished();
    }
}

} // namespace sinew

#include "app/batch/Batch.h"
#include "app/batch/BatchArguments.h"
#include "app/batch/BatchPaths.h"
#include "app/batch/BindWorker.h"
#include "app/batch/Quarantine.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <array>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr int kPollMs = 20; ///< how long a cancel may go unseen

bool isDone(const BatchRow& row) {
    return row.state == BatchState::Skipped || row.state == BatchState::Done;
}

void failRow(BatchRow& row, const QString& error) {
    row.state = BatchState::Failed;
    row.error = error.toStdString();
}

/// Why it failed, in a line.
QString saidError(const BindAnswer& answer, bool judged) {
    if (!answer.error.empty()) {
        return QString::fromStdString(answer.error);
    }
    return judged ? QCoreApplication::translate("Batch", "The output misses a requirement.")
                  : QCoreApplication::translate("Batch", "The bind ended with exit code %1.")
                        .arg(answer.exitCode);
}

/// Whether what a row writes lies within the folders that were named for it: links there may lead somewhere
/// else, and its names come from the input folder.
bool leadsOutside(const BatchRow& row, const BatchSettings& settings) {
    const auto leaves = [](const fs::path& file, const std::string& folder) {
        return !liesWithin(trueName(file), trueName(wholeName(folder)));
    };
    const std::array files{row.output, recordFile(row), batchReportFile(row)};
    return std::ranges::any_of(files, [&](const fs::path& file) { return leaves(file, settings.folder); }) ||
           (!settings.requirements.empty() &&
            std::ranges::any_of(quarantineFiles(row, settings),
                                [&](const fs::path& file) { return leaves(file, settings.quarantine); }));
}

/// Why a row cannot be begun; empty: it can.
QString refusal(const BatchRow& row, const BatchSettings& settings) {
    if (!isText(row.input.string()) || !isText(row.output.string())) {
        return nameIsNoText(row.input.string());
    }
    if (leadsOutside(row, settings)) {
        return QCoreApplication::translate("Batch", "%1 was not written: a link in the output "
                                                    "folder leads out of it. Remove the link.")
            .arg(printable(row.output.string()));
    }
    return {};
}

/// A process, and the row that it works for.
struct Job {
    std::unique_ptr<BindWorker> worker;
    BatchRow* row = nullptr; ///< null: it has nothing to do
    bool judges = false;     ///< the bind is done, its output is measured
    QElapsedTimer watch;
};

/// A bind that has ended, whose outcome is still to be noted.
struct Ended {
    BatchRow* row = nullptr;
    bool judged = false;
    BindAnswer answer;
};

/// A batch that runs: some processes, and the rows they are given one after another.
class BatchRun {
public:
    BatchRun(std::vector<BatchRow>& rows, const BatchSettings& settings,
             const std::function<void(const BatchRow&)>& told)
        : m_settings(settings)
        , m_told(told) {
        for (BatchRow& row : rows) {
            if (!isDone(row)) {
                m_open.push_back(&row);
            }
        }
        const std::size_t jobs = std::min(static_cast<std::size_t>(settings.jobs), m_open.size());
        for (std::size_t i = 0; i < jobs; ++i) {
            m_jobs.push_back({std::make_unique<BindWorker>(settings.filesPerProcess), nullptr, false, {}});
        }
    }

    Expected<void> run(Progress& progress) {
        QEventLoop events;
        QTimer poll;
        poll.start(kPollMs);
        fill();
        while (busy()) {
            events.processEvents(QEventLoop::WaitForMoreEvents);
            if (progress.canceled()) {
                stop();
                return fail(ErrorCode::Canceled);
            }
            collect();
            fill(); // a process goes on while the outcome of its last file is noted
            note();
        }
        return {};
    }

private:
    bool busy() const {
        return std::ranges::any_of(m_jobs, [](const Job& job) { return job.row != nullptr; });
    }

    /// Gives every process that has nothing to do its next file.
    void fill() {
        for (Job& job : m_jobs) {
            while (job.row == nullptr && m_next < m_open.size()) {
                begin(job, *m_open[m_next++]);
            }
        }
    }

    void begin(Job& job, BatchRow& row) {
        if (const QString refused = refusal(row, m_settings); !refused.isEmpty()) {
            failRow(row, refused);
            m_told(row);
            return;
        }
        std::error_code problem; // what cannot be made, the bind cannot write: it says so
        fs::create_directories(recordFile(row).parent_path(), problem);
        row.state = BatchState::Running;
        m_told(row);
        job.row = &row;
        job.judges = false;
        job.watch.start();
        job.worker->ask(bindArguments(row, m_settings));
    }

    void collect() {
        for (Job& job : m_jobs) {
            if (job.row == nullptr) {
                continue;
            }
            std::optional<BindAnswer> answer = job.worker->answer();
            if (!answer) {
                continue;
            }
            const bool good = answer->exitCode == 0;
            if (good && !job.judges && !m_settings.requirements.empty()) {
                job.judges = true;
                job.worker->ask(checkArguments(*job.row, m_settings));
                continue;
            }
            end(job, std::move(*answer));
        }
    }

    void note() {
        for (Ended& ended : std::exchange(m_ended, {})) {
            finish(ended);
            m_told(*ended.row);
        }
    }

    void finish(const Ended& ended) {
        BatchRow& row = *ended.row;
        row.error.clear();
        row.rejected = false;
        const bool bound = ended.judged || ended.answer.exitCode == 0;
        const std::vector<fs::path> written = bound ? readFigures(row) : std::vector<fs::path>();
        if (ended.answer.exitCode == 0) {
            row.state = BatchState::Done;
        } else {
            failRow(row, saidError(ended.answer, ended.judged));
        }
        if (ended.judged) {
            putAway(row, written);
        }
        std::error_code problem;
        fs::remove(batchReportFile(row), problem);
        // Without a record the file is done again next time, and nothing worse.
        const bool good = row.state == BatchState::Done;
        if (const Expected<void> noted = writeRecord(row); !noted && good) {
            failRow(row,
                    QCoreApplication::translate("Batch", "It was written, but could not be noted as done."));
        }
    }

    /// Outputs that miss a requirement do not stay where finished ones lie.
    void putAway(BatchRow& row, const std::vector<fs::path>& written) {
        if (row.state == BatchState::Done) {
            std::error_code problem;
            fs::remove(batchCheckFile(row), problem);
            return;
        }
        row.rejected = true;
        if (const Expected<void> moved = quarantine(row, written, m_settings); !moved) {
            failRow(row, QCoreApplication::translate("Batch", "%1 It could not be moved to %2.")
                             .arg(QString::fromStdString(row.error), printable(m_settings.quarantine)));
        }
    }

    /// What is whole by the time its process has ended counts.
    void stop() {
        for (Job& job : m_jobs) {
            job.worker->askToStop();
        }
        for (Job& job : m_jobs) {
            job.worker->waitStopped();
            if (job.row == nullptr) {
                continue;
            }
            std::optional<BindAnswer> answer = job.worker->heard();
            if (answer && answer->exitCode == 0 && (job.judges || m_settings.requirements.empty())) {
                end(job, std::move(*answer));
            } else {
                job.row->state = BatchState::Open;
            }
        }
        note();
    }

    void end(Job& job, BindAnswer answer) {
        job.row->seconds = 0.001 * static_cast<double>(job.watch.elapsed());
        m_ended.push_back({job.row, job.judges, std::move(answer)});
        job.row = nullptr;
    }

    const BatchSettings& m_settings;
    const std::function<void(const BatchRow&)>& m_told;
    std::vector<BatchRow*> m_open;
    std::size_t m_next = 0;
    std::vector<Job> m_jobs;
    std::vector<Ended> m_ended;
};

} // namespace

Expected<void> runBatchJobs(std::vector<BatchRow>& rows, const BatchSettings& settings, Progress& progress,
                            const std::function<void(const BatchRow&)>& told) {
    return BatchRun(rows, settings, told).run(progress);
}

} // namespace sinew

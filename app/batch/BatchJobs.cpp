#include "app/batch/Batch.h"

#include "app/files/OwnProgram.h"
#include "app/files/ReadFile.h"
#include "app/report/PackedLoss.h"
#include "app/text/Numbers.h"
#include "core/base/Parallel.h"
#include "core/base/platform/Interrupts.h"
#include "core/base/platform/Process.h"
#include "core/io/export/OutputFile.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr int kPollMs = 20;
constexpr int kStopMs = 10000; ///< a bind that was asked to stop has long ended by then

struct RunningJob {
    std::unique_ptr<QProcess> process;
    BatchRow* row = nullptr;
    QElapsedTimer watch;
};

bool isDone(const BatchRow& row) {
    return row.state == BatchState::Skipped || row.state == BatchState::Done;
}

std::string absoluteName(const std::string& file) {
    std::error_code problem;
    return fs::absolute(file, problem).string();
}

/// What bind and batch call alike.
QStringList sharedArguments(const BatchSettings& settings) {
    QStringList arguments;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) {
            arguments << name << QString::fromStdString(value);
        }
    };
    add("--recipe", settings.recipe.empty() ? "" : absoluteName(settings.recipe));
    add("--style", settings.style.empty() ? "" : absoluteName(settings.style));
    add("--skeleton", settings.skeleton.empty() ? "" : absoluteName(settings.skeleton));
    for (const std::string& folder : settings.read.textureFolders) {
        add("--textures", absoluteName(folder));
    }
    const PictureMeshing& picture = settings.read.picture;
    if (!(picture == PictureMeshing())) {
        add("--picture-threshold", std::to_string(picture.threshold));
        add("--picture-density", std::to_string(picture.density));
        add("--picture-size", picture.size > 0 ? std::to_string(picture.size) : "");
        for (const std::string& file : settings.pictureMeshes) {
            add("--picture-mesh", absoluteName(file));
        }
    }
    add("--lods", lodText(settings.lods));
    if (settings.lods.files) {
        arguments << "--lod-files";
    }
    if (settings.rebuild) {
        arguments << "--rebuild";
    }
    if (settings.force) {
        arguments << "--force";
    }
    return arguments << "--quiet";
}

QStringList bindArguments(const BatchRow& row, const BatchSettings& settings) {
    const int threads =
        settings.threads > 0 ? settings.threads : std::max(1, availableThreads() / settings.jobs);
    QStringList arguments{"bind",      QString::fromStdString(row.input.string()),
                          "-o",        QString::fromStdString(row.output.string()),
                          "--report",  QString::fromStdString(batchReportFile(row).string()),
                          "--threads", QString::number(threads)};
    if (settings.packed && holdsPackedWeights(row.output)) {
        arguments << "--packed";
    }
    return arguments + sharedArguments(settings);
}

void failRow(BatchRow& row, const QString& error) {
    row.state = BatchState::Failed;
    row.error = error.toStdString();
}

/// What the bind said, without the name that it puts before.
QString saidError(QProcess& process) {
    if (process.error() == QProcess::FailedToStart) {
        return QCoreApplication::translate("Batch", "Sinew could not be started: %1")
            .arg(process.errorString());
    }
    if (process.exitStatus() == QProcess::CrashExit) {
        return QCoreApplication::translate("Batch", "The bind crashed or was killed.");
    }
    QString line = QString::fromUtf8(process.readAllStandardError()).trimmed().section('\n', -1);
    if (line.startsWith("sinew: ")) {
        line = line.mid(7);
    }
    return line.isEmpty() ? QCoreApplication::translate("Batch", "The bind ended with exit code %1.")
                                .arg(process.exitCode())
                          : line;
}

void readFigures(BatchRow& row) {
    const fs::path report = batchReportFile(row);
    const Expected<nlohmann::ordered_json> json = readJsonFile(report, ErrorCode::FileBroken);
    std::error_code problem;
    fs::remove(report, problem);
    if (!json) {
        return;
    }
    row.vertices = json->at("input").value("vertices", std::size_t{0});
    row.warnings = static_cast<std::size_t>(
        std::ranges::count_if(json->at("issues"), [](const nlohmann::ordered_json& issue) {
            return issue.value("level", "") == "warning";
        }));
}

void finishJob(RunningJob& job) {
    BatchRow& row = *job.row;
    row.seconds = 0.001 * static_cast<double>(job.watch.elapsed());
    row.error.clear();
    const bool good = job.process->exitStatus() == QProcess::NormalExit && job.process->exitCode() == 0 &&
                      job.process->error() != QProcess::FailedToStart;
    if (good) {
        row.state = BatchState::Done;
        readFigures(row);
    } else {
        failRow(row, saidError(*job.process));
    }
    // Without a record the file is done again next time, and nothing worse.
    if (const Expected<void> noted = writeRecord(row); !noted && good) {
        failRow(row, QCoreApplication::translate("Batch", "It was written, but could not be noted as done."));
    }
}

fs::path followedName(const fs::path& file) {
    std::error_code problem;
    const fs::path real = fs::weakly_canonical(linkTarget(file), problem);
    return problem ? file : real;
}

/// Whether links in the folder of the outputs lead what a row writes somewhere else: its names come from the
/// input folder, and nobody asked for another place.
bool leadsOutside(const BatchRow& row, const fs::path& folder) {
    const fs::path home = followedName(folder);
    return std::ranges::any_of(
        std::array{row.output, recordFile(row), batchReportFile(row)}, [&](const fs::path& file) {
            const fs::path real = followedName(file);
            return std::mismatch(home.begin(), home.end(), real.begin(), real.end()).first != home.end();
        });
}

RunningJob startJob(BatchRow& row, const BatchSettings& settings) {
    std::error_code problem; // what cannot be made, the bind cannot write: it says so
    fs::create_directories(recordFile(row).parent_path(), problem);
    RunningJob job;
    job.row = &row;
    job.watch.start();
    job.process = std::make_unique<QProcess>();
    job.process->setStandardOutputFile(QProcess::nullDevice());
    job.process->setStandardInputFile(QProcess::nullDevice());
    startOwnProgram(*job.process, bindArguments(row, settings));
    return job;
}

bool ended(RunningJob& job) {
    return job.process->waitForFinished(kPollMs) || job.process->state() == QProcess::NotRunning;
}

void stopJobs(std::vector<RunningJob>& running) {
    for (const RunningJob& job : running) {
        if (!askToStop(job.process->processId())) {
            job.process->kill();
        }
    }
    for (const RunningJob& job : running) {
        if (!job.process->waitForFinished(kStopMs) && job.process->state() != QProcess::NotRunning) {
            job.process->kill();
            job.process->waitForFinished(-1);
        }
    }
}

/// Whether a name comes out of QString as it went in. Another would name another file.
bool isText(const std::string& name) {
    return QString::fromStdString(name).toStdString() == name;
}

/// Whether a word would break a list of lines: quotes do not protect a line feed there. Other control
/// characters make a list that cannot be looked through.
bool hasControls(const std::string& word) {
    return std::ranges::any_of(QString::fromStdString(word), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
               c.category() == QChar::Separator_Paragraph;
    });
}

/// The program and its arguments that do one row: bytes, as names are.
std::vector<std::string> listedWords(const BatchRow& row, const BatchSettings& settings) {
    std::vector<std::string> words{QCoreApplication::applicationFilePath().toStdString(), "batch",
                                   row.input.string(), "--out", row.output.parent_path().string()};
    if (!settings.format.empty()) {
        words.insert(words.end(), {"--format", settings.format});
    }
    if (settings.threads > 0) {
        words.insert(words.end(), {"--threads", std::to_string(settings.threads)});
    }
    if (settings.packed) {
        words.emplace_back("--packed");
    }
    for (const QString& word : sharedArguments(settings)) {
        words.push_back(word.toStdString());
    }
    return words;
}

} // namespace

Expected<void> runBatchJobs(std::vector<BatchRow>& rows, const BatchSettings& settings, Progress& progress,
                            const std::function<void(const BatchRow&)>& told) {
    std::vector<BatchRow*> open;
    for (BatchRow& row : rows) {
        if (!isDone(row)) {
            open.push_back(&row);
        }
    }
    std::vector<RunningJob> running;
    auto next = open.begin();
    while (next != open.end() || !running.empty()) {
        if (progress.canceled()) {
            stopJobs(running);
            for (const RunningJob& job : running) {
                job.row->state = BatchState::Open;
            }
            return fail(ErrorCode::Canceled);
        }
        while (next != open.end() && running.size() < static_cast<std::size_t>(settings.jobs)) {
            BatchRow& row = **next++;
            if (!isText(row.input.string()) || !isText(row.output.string())) {
                failRow(row, QCoreApplication::translate(
                                 "Batch", "The name of %1 is not valid UTF-8. Rename the file.")
                                 .arg(printable(row.input.string())));
                told(row);
                continue;
            }
            if (leadsOutside(row, absoluteName(settings.folder))) {
                failRow(row, QCoreApplication::translate("Batch", "%1 was not written: a link in the output "
                                                                  "folder leads out of it. Remove the link.")
                                 .arg(printable(row.output.string())));
                told(row);
                continue;
            }
            row.state = BatchState::Running;
            told(row);
            running.push_back(startJob(row, settings));
        }
        for (std::size_t i = running.size(); i-- > 0;) {
            if (ended(running[i])) {
                finishJob(running[i]);
                told(*running[i].row);
                running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
    }
    return {};
}

BatchList batchCommands(const std::vector<BatchRow>& rows, const BatchSettings& settings, bool endedByNul) {
    BatchList list;
    for (const BatchRow& row : rows) {
        if (isDone(row)) {
            continue;
        }
        const std::vector<std::string> words = listedWords(row, settings);
        const auto broken = std::ranges::find_if(words, hasControls);
        if (!endedByNul && broken != words.end()) {
            list.refused.push_back(*broken);
            continue;
        }
        std::string command;
        for (const std::string& word : words) {
            if (!command.empty()) {
                command += ' ';
            }
            command += shellWord(word);
        }
        list.commands += command + (endedByNul ? '\0' : '\n');
    }
    return list;
}

} // namespace sinew

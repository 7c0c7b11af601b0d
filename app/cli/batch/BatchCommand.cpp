#include "app/cli/batch/BatchCommand.h"

#include "app/batch/BatchArguments.h"
#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/report/BindReportJson.h"
#include "app/text/Texts.h"
#include "core/base/Error.h"
#include "core/io/export/OutputSet.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr const char* kJsonPrinted = "-";

/// The file of --json can be written.
Expected<void> checkJsonTarget(const BatchOptions& options) {
    if (options.json.empty() || options.json == kJsonPrinted) {
        return {};
    }
    SINEW_CHECK(checkTarget(options.json));
    return checkNoInput({options.json}, {options.input, options.batch.recipe, options.batch.skeleton});
}

/// A folder for outputs is there and can be written to.
Expected<void> makeFolder(const std::string& folder) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) {
        return fail(ErrorCode::FileUnwritable, {folder, problem.message()});
    }
    return checkTarget(std::filesystem::path(folder) / "output");
}

Expected<void> checkBatchTargets(const BatchOptions& options) {
    SINEW_CHECK(makeFolder(options.batch.folder));
    if (!options.batch.quarantine.empty()) {
        SINEW_CHECK(makeFolder(options.batch.quarantine));
    }
    return checkJsonTarget(options);
}

/// Lines for a person; a program hears how far all is. With --quiet what failed alone.
class BatchVoice {
public:
    BatchVoice(const CommonOptions& common, std::size_t count, Progress& progress)
        : m_common(common)
        , m_count(count)
        , m_progress(progress) {}

    /// That one begins is not told.
    void tell(const BatchRow& row) {
        if (row.state == BatchState::Running) {
            return;
        }
        ++m_told;
        if (m_common.progress == ProgressForm::Json) {
            m_progress.report(Stage::Export, static_cast<double>(m_told) / static_cast<double>(m_count));
        } else if (!m_common.quiet) {
            std::fprintf(stderr, "%s\n", batchLine(row, m_told, m_count).c_str());
        }
        if (m_common.quiet && row.state == BatchState::Failed) {
            std::fprintf(stderr, "sinew: %s\n", row.error.c_str());
        }
    }

private:
    const CommonOptions& m_common;
    std::size_t m_count;
    Progress& m_progress;
    std::size_t m_told = 0;
};

Expected<void> bindAll(std::vector<BatchRow>& rows, const BatchSettings& settings,
                       const CommonOptions& common, Progress& progress) {
    BatchVoice voice(common, rows.size(), progress);
    for (const BatchRow& row : rows) {
        if (row.state == BatchState::Skipped) {
            voice.tell(row);
        }
    }
    return runBatchJobs(rows, settings, progress, [&](const BatchRow& row) { voice.tell(row); });
}

Expected<Printout> printBatch(const std::vector<BatchRow>& rows, const BatchOptions& options) {
    Printout printout;
    printout.exitCode = batchExitCode(countOf(rows, BatchState::Failed));
    const std::string json = jsonText(batchJson(rows, options.batch));
    if (options.json == kJsonPrinted) {
        printout.result = json;
        return printout;
    }
    if (!options.json.empty()) {
        SINEW_CHECK(writeFileWhole(options.json, json));
    }
    // Asked for alone, the table is the result.
    (options.status ? printout.result : printout.summary) = batchTable(rows);
    return printout;
}

/// Of names that a list cannot hold each is told in a line of its own, and the others are listed.
Expected<Printout> printCommands(const std::vector<BatchRow>& rows, const BatchSettings& settings,
                                 const BatchOptions& options) {
    Printout printout;
    BatchList list;
    if (options.json.empty()) {
        list = batchCommands(rows, settings, options.listEndedByNul ? ListForm::EndedByNul : ListForm::Lines);
    } else {
        SINEW_CHECK(checkJsonTarget(options));
        SINEW_TRY(list, batchCommandsJson(rows, settings));
    }
    for (const std::string& name : list.refused) {
        const QString text = options.json.empty() ? errorText(makeError(ErrorCode::NameNotListable, {name}))
                                                  : nameIsNoText(name);
        std::fprintf(stderr, "sinew: %s\n", text.toUtf8().constData());
    }
    printout.exitCode = batchExitCode(list.refused.size());
    if (options.json.empty() || options.json == kJsonPrinted) {
        printout.result = std::move(list.commands);
    } else {
        SINEW_CHECK(writeFileWhole(options.json, list.commands));
    }
    return printout;
}

/// With what every command takes.
BatchSettings batchSettings(const BatchOptions& options) {
    BatchSettings settings = options.batch;
    settings.input = options.input;
    settings.threads = options.common.threads;
    settings.force = options.common.force;
    settings.read = options.common.read;
    settings.pictureMeshes = options.common.pictureMeshes;
    return settings;
}

} // namespace

Expected<Printout> runBatch(const BatchOptions& options, Progress& progress) {
    const BatchSettings settings = batchSettings(options);
    SINEW_TRY(std::vector<BatchRow> rows, batchRows(settings));
    SINEW_CHECK(readRecords(rows, settings, progress));
    if (options.list || options.listEndedByNul) {
        return printCommands(rows, settings, options);
    }
    if (!options.status) {
        SINEW_CHECK(checkBatchTargets(options));
        SINEW_CHECK(bindAll(rows, settings, options.common, progress));
    }
    return printBatch(rows, options);
}

} // namespace sinew

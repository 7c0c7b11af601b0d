#include "app/cli/batch/BatchCommand.h"

#include "app/cli/Targets.h"
#include "app/cli/batch/BatchJobs.h"
#include "app/cli/batch/BatchRecord.h"
#include "app/cli/batch/BatchTable.h"
#include "app/files/Overwriting.h"
#include "app/report/BindReportJson.h"
#include "app/text/Texts.h"
#include "core/io/ExportScene.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <system_error>
#include <utility>

namespace sinew {
namespace {

constexpr const char* kJsonPrinted = "-";

/// The folder of the outputs is there and can be written to, and so can the table.
Expected<void> checkBatchTargets(const BatchOptions& options) {
    std::error_code problem;
    std::filesystem::create_directories(options.folder, problem);
    if (problem) {
        return fail(ErrorCode::FileUnwritable, {options.folder, problem.message()});
    }
    Expected<void> checked = checkTarget(std::filesystem::path(options.folder) / "output");
    if (checked && !options.json.empty() && options.json != kJsonPrinted) {
        checked = checkTarget(options.json);
        if (checked) {
            checked = checkNoInput({options.json}, {options.input, options.recipe, options.skeleton});
        }
    }
    return checked;
}

/// Lines for a person; a program hears how far all is. With --quiet what failed alone.
class BatchVoice {
public:
    BatchVoice(const BatchOptions& options, std::size_t count, Progress& progress)
        : m_common(options.common)
        , m_count(count)
        , m_progress(progress) {}

    void tell(const BatchRow& row) {
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

Expected<void> bindAll(std::vector<BatchRow>& rows, const BatchOptions& options, Progress& progress) {
    BatchVoice voice(options, rows.size(), progress);
    for (const BatchRow& row : rows) {
        if (row.state == BatchState::Skipped) {
            voice.tell(row);
        }
    }
    return runBatchJobs(rows, options, progress, [&](const BatchRow& row) { voice.tell(row); });
}

Expected<Printout> printBatch(const std::vector<BatchRow>& rows, const BatchOptions& options) {
    Printout printout;
    printout.exitCode = batchExitCode(countOf(rows, BatchState::Failed));
    const std::string json = jsonText(batchJson(rows, options.recipe));
    if (options.json == kJsonPrinted) {
        printout.result = json;
        return printout;
    }
    if (!options.json.empty()) {
        if (const Expected<void> written = writeFileWhole(options.json, json); !written) {
            return fail(written.error());
        }
    }
    // Asked for alone, the table is the result.
    (options.status ? printout.result : printout.summary) = batchTable(rows);
    return printout;
}

/// Of names that a list of lines cannot hold each is told in a line of its own, and the others are listed.
Printout printCommands(const std::vector<BatchRow>& rows, const BatchOptions& options) {
    BatchList list = batchCommands(rows, options);
    for (const std::string& name : list.refused) {
        const Error error = makeError(ErrorCode::NameNotListable, {name});
        std::fprintf(stderr, "sinew: %s\n", errorText(error).toUtf8().constData());
    }
    Printout printout;
    printout.result = std::move(list.commands);
    printout.exitCode = batchExitCode(list.refused.size());
    return printout;
}

} // namespace

Expected<Printout> runBatch(const BatchOptions& options, Progress& progress) {
    Expected<std::vector<BatchRow>> rows = batchRows(options);
    if (!rows) {
        return fail(rows.error());
    }
    const Expected<std::string> basis = batchBasis(options, progress);
    if (!basis) {
        return fail(basis.error());
    }
    for (BatchRow& row : *rows) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        row.key = batchKey(*basis, row.input, options.common.textureFolders, progress);
        readRecord(row, progress);
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    if (options.list || options.listEndedByNul) {
        return printCommands(*rows, options);
    }
    if (!options.status) {
        if (const Expected<void> checked = checkBatchTargets(options); !checked) {
            return fail(checked.error());
        }
        if (const Expected<void> bound = bindAll(*rows, options, progress); !bound) {
            return fail(bound.error());
        }
    }
    return printBatch(*rows, options);
}

} // namespace sinew

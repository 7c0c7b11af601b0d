#include "app/cli/batch/BatchCommand.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/report/BindReportJson.h"
#include "app/text/FormatLabels.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/base/Error.h"
#include "core/io/export/OutputSet.h"

#include <QStringList>
#include <nlohmann/json.hpp>
#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <cstdio>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr std::size_t kMaxCounted = 100; ///< exit codes beyond mean other things to a shell

/// The same in every language, for programs and for the table.
const char* stateName(BatchState state) {
    switch (state) {
    case BatchState::Open:
        return "open";
    case BatchState::Skipped:
        return "skipped";
    case BatchState::Done:
        return "done";
    case BatchState::Running:
        return "running";
    case BatchState::Failed:
        break;
    }
    return "failed";
}

std::string secondsText(double seconds) {
    return numberText(seconds) + " s";
}

/// In one line, whatever is in it.
std::string shownName(const BatchRow& row) {
    return printable(row.input.filename().string()).toStdString();
}

std::vector<std::string> batchCells(const BatchRow& row) {
    const std::string name = shownName(row);
    if (row.state == BatchState::Failed) {
        return {name, "failed: " + row.error};
    }
    if (row.state == BatchState::Open) {
        return {name, stateName(row.state), "", "", ""};
    }
    return {name, stateName(row.state), std::to_string(row.vertices), std::to_string(row.warnings),
            secondsText(row.seconds)};
}

std::size_t countOf(const std::vector<BatchRow>& rows, BatchState state) {
    return static_cast<std::size_t>(std::ranges::count(rows, state, &BatchRow::state));
}

/// "[3/12] knight.fbx: done, 2.1 s", without a newline.
std::string batchLine(const BatchRow& row, std::size_t number, std::size_t count) {
    std::string text =
        "[" + std::to_string(number) + "/" + std::to_string(count) + "] " + shownName(row) + ": ";
    switch (row.state) {
    case BatchState::Skipped:
        return text + "skipped, it is done already";
    case BatchState::Failed:
        return text + "failed: " + row.error;
    default:
        return text + stateName(row.state) + ", " + secondsText(row.seconds);
    }
}

/// What became of all, a line each under a heading, then the counts.
std::string batchTable(const std::vector<BatchRow>& rows) {
    std::vector<std::vector<std::string>> cells{{"file", "state", "vertices", "warnings", "time"}};
    cells.reserve(rows.size());
    for (const BatchRow& row : rows) {
        cells.push_back(batchCells(row));
    }
    std::string counts = countText(rows.size(), "file", "files") + ":";
    for (const BatchState state :
         {BatchState::Done, BatchState::Skipped, BatchState::Failed, BatchState::Open}) {
        const std::size_t count = countOf(rows, state);
        if (count > 0) {
            counts += (counts.back() == ':' ? " " : ", ") + std::to_string(count) + " " + stateName(state);
        }
    }
    return table(cells) + counts + "\n";
}

/// The same for programs; `sinew batch --help` documents its fields.
nlohmann::ordered_json batchJson(const std::vector<BatchRow>& rows, const std::string& recipe) {
    nlohmann::ordered_json files = nlohmann::ordered_json::array();
    for (const BatchRow& row : rows) {
        files.push_back({{"input", row.input.string()},
                         {"output", row.output.string()},
                         {"state", stateName(row.state)},
                         {"vertices", row.vertices},
                         {"warnings", row.warnings},
                         {"seconds", row.seconds},
                         {"error", row.error}});
    }
    return {{"sinewBatch", 1},
            {"version", SINEW_VERSION},
            {"recipe", recipe},
            {"done", countOf(rows, BatchState::Done)},
            {"skipped", countOf(rows, BatchState::Skipped)},
            {"failed", countOf(rows, BatchState::Failed)},
            {"open", countOf(rows, BatchState::Open)},
            {"files", std::move(files)}};
}

/// How many files failed: at most 100, or 101.
int batchExitCode(std::size_t failed) {
    return static_cast<int>(std::min(failed, kMaxCounted + 1));
}

constexpr const char* kJsonPrinted = "-";

/// The folder of the outputs is there and can be written to, and so can the table.
Expected<void> checkBatchTargets(const BatchOptions& options) {
    std::error_code problem;
    std::filesystem::create_directories(options.batch.folder, problem);
    if (problem) {
        return fail(ErrorCode::FileUnwritable, {options.batch.folder, problem.message()});
    }
    Expected<void> checked = checkTarget(std::filesystem::path(options.batch.folder) / "output");
    if (checked && !options.json.empty() && options.json != kJsonPrinted) {
        checked = checkTarget(options.json);
        if (checked) {
            checked =
                checkNoInput({options.json}, {options.input, options.batch.recipe, options.batch.skeleton});
        }
    }
    return checked;
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
    const std::string json = jsonText(batchJson(rows, options.batch.recipe));
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

/// Of names that a list of lines cannot hold each is told in a line of its own, and the others are listed.
Printout printCommands(const std::vector<BatchRow>& rows, const BatchSettings& settings, bool endedByNul) {
    BatchList list = batchCommands(rows, settings, endedByNul);
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

namespace {

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
        return printCommands(rows, settings, options.listEndedByNul);
    }
    if (!options.status) {
        SINEW_CHECK(checkBatchTargets(options));
        SINEW_CHECK(bindAll(rows, settings, options.common, progress));
    }
    return printBatch(rows, options);
}

namespace {

constexpr int kMaxJobs = 256;

const char* const kBatchHelp = R"(IN is a folder, whose files of known formats are bound with those of its
subfolders; or a list, a .txt file with one file on each line, relative to the
list, # starts a comment; or one file.

Each file is bound by a process of its own, so one that fails stops nothing.
Started again, a batch does only what is left: a file counts as done if its
output is unchanged and was made from the same input, by the same recipe and
options, by the same version of Sinew. What was done is noted in .sinew beside
the outputs.

Examples:
  sinew batch characters --recipe crowd.json --out bound --jobs 4
  sinew batch characters --recipe crowd.json --out bound --status
  sinew batch list.txt --out bound --lods 0.5,0.25 --json table.json
  sinew batch characters --out bound --list0 | parallel -0 --jobs 8
The scripts parallel.sh and slurm.sh in share/sinew/batch do that with GNU
parallel and with a Slurm array.

Exit codes: 0 all done; 1 to 100 that many files failed, or were left out of a
list because of their names; 101 more than 100. A batch that cannot begin ends
with 1 and one line that says why, wrong usage with 2; neither prints a table.

JSON (sinewBatch names its version):
  version     release of Sinew that wrote it
  recipe      file, empty without
  done, skipped, failed, open
              counts of files; skipped: done before; open: not tried yet
  files       each with input, output, state (done, skipped, failed or open),
              vertices, warnings, seconds and error
)";

CLI::Validator formatName() {
    QStringList names;
    for (const FormatLabel& format : riggedFormats()) {
        for (const QString& extension : format.extensions) {
            names += extension.startsWith('.') ? extension.mid(1) : extension;
        }
    }
    const std::string choices = names.join('|').toStdString();
    return CLI::Validator(
        [names, choices](std::string& word) {
            const bool known = names.contains(QString::fromStdString(word));
            return known ? std::string() : "choose " + choices + ", not " + word;
        },
        "", choices);
}

void addBatchFiles(CLI::App& command, BatchOptions& options) {
    const char* group = "Files";
    command.add_option("IN", options.input, "Folder, list of files, or file")->required();
    command
        .add_option("-o,--out", options.batch.folder, "Folder for the rigged files; it is made (required)")
        ->required()
        ->option_text("DIR")
        ->group(group);
    command
        .add_option("--recipe", options.batch.recipe,
                    "Bind with the settings of this file (default: the default settings)")
        ->option_text("R.json")
        ->group(group);
    command
        .add_option(
            "--style", options.batch.style,
            "Take solver, stiffness, smoothing and pruning from this style of sinew learn (default: none)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--skeleton", options.batch.skeleton,
                    "Bind all files to the skeleton of this file (default: each to its own)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--format", options.batch.format,
                    "Format of the outputs (default: that of each input, glb where it cannot be written)")
        ->check(formatName())
        ->option_text("NAME")
        ->group(group);
    command
        .add_flag("--rebuild", options.batch.rebuild,
                  "Write whole files anew (default: an output of its input's format is the input with "
                  "another skin)")
        ->group(group);
    addPackedOption(command, options.batch.packed, group);
    addLodOptions(command, options.batch.lods, group);
}

void addBatchRun(CLI::App& command, BatchOptions& options) {
    const char* group = "Run";
    command.add_option("-j,--jobs", options.batch.jobs, "Number of files bound at a time (default 1)")
        ->check(between(1, kMaxJobs))
        ->option_text("N")
        ->group(group);
    command
        .add_flag("--list", options.list,
                  "Bind nothing, print a command for each file that is not done; they can run in any order, "
                  "at the same time, on other machines (default: bind)")
        ->group(group);
    command
        .add_flag("--list0", options.listEndedByNul,
                  "As --list, but end each command with a NUL in place of a line feed, for parallel -0 and "
                  "xargs -0; it also lists names with line feeds (default: --list leaves them out)")
        ->group(group);
    command
        .add_flag("--status", options.status,
                  "Bind nothing, print the table of what is done and what failed (default: bind)")
        ->group(group);
    command
        .add_option("--json", options.json,
                    "Write the table as JSON; - prints it in place of the text (default: not written)")
        ->option_text("FILE")
        ->group(group);
    addCommonOptions(command, options.common, Writes::Files, group);
}

} // namespace

CLI::App* addBatchCommand(CLI::App& app, BatchOptions& options) {
    CLI::App* command = app.add_subcommand("batch", "Bind many characters, and go on where it was stopped");
    addBatchFiles(*command, options);
    addBatchRun(*command, options);
    command->footer(kBatchHelp);
    return command;
}

} // namespace sinew
